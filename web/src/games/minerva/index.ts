/** The board of Minerva, the tile in question, and the title earned alone. */
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import Subject from './Subject.svelte';

export default { Board, Finale, Subject, answersOnBoard: true };
