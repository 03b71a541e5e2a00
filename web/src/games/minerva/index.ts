/** The board of Minerva, the tile in question, and the title earned alone. */
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import QuestionPicture from './QuestionPicture.svelte';

export default { Board, Finale, QuestionPicture, answersOnBoard: true };
