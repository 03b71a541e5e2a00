/** The board of PAX, the card in question, and Rome's icon in the log. */
import Board from './Board.svelte';
import LogIcon from './LogIcon.svelte';
import QuestionPicture from './QuestionPicture.svelte';

export default { Board, LogIcon, QuestionPicture };
