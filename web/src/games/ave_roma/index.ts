/** The board of Ave Roma, and the worker or resource in question. */
import Board from './Board.svelte';
import QuestionPicture from './QuestionPicture.svelte';

export default { Board, QuestionPicture };
