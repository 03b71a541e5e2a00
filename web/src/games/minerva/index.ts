/** The board of Minerva, and the tile in question. */
import Board from './Board.svelte';
import Subject from './Subject.svelte';

export default { Board, Subject };
