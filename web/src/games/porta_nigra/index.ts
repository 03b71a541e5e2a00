/** The board of Porta Nigra. */
import Board from './Board.svelte';

export default { Board };
