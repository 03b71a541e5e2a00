/** The board of Ave Roma, and the worker or resource in question. */
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import QuestionPicture from './QuestionPicture.svelte';
import { ICONS } from './icons';

export default { Board, QuestionPicture, pictures: picturesOf(ICONS, 'ave', { denarii: 'coin' }) };
