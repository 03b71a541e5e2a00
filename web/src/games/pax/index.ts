/** The board of PAX. */
import Board from './Board.svelte';

export default { Board };
