/** The board of PAX, the card in question, and Rome's icon in the log. */
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import LogIcon from './LogIcon.svelte';
import QuestionPicture from './QuestionPicture.svelte';
import { ICONS } from './icons';

export default { Board, LogIcon, QuestionPicture, answersOnBoard: true, pictures: picturesOf(ICONS, 'pax') };
