/** The board of PAX, the card in question, and Rome's sign in the log. */
import Board from './Board.svelte';
import Sign from './Sign.svelte';
import Subject from './Subject.svelte';

export default { Board, Sign, Subject };
