/** The board of Ave Roma, and the worker or resource in question. */
import Board from './Board.svelte';
import Subject from './Subject.svelte';

export default { Board, Subject };
