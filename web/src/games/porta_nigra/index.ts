/** The board of Porta Nigra, on which nearly every answer can be given. */
import Board from './Board.svelte';

export default { Board, answersOnBoard: true };
