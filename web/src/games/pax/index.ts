/** The board of PAX, and the card in question. */
import Board from './Board.svelte';
import Subject from './Subject.svelte';

export default { Board, Subject };
