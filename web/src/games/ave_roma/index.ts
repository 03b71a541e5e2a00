/** The board of Ave Roma, the worker or resource in question, and worker and place as one answer. */
import { picturesOf } from '../../icons/iconsOf';
import type { GameUI } from '..';
import { asksForWorker } from './answers';
import Board from './Board.svelte';
import PlaceWorker from './PlaceWorker.svelte';
import QuestionPicture from './QuestionPicture.svelte';
import { ICONS } from './icons';

export default { Board, QuestionPicture, answersOnBoard: true, pictures: picturesOf(ICONS, 'ave', { denarii: 'coin' }), answerControl: { isFor: asksForWorker, Control: PlaceWorker } } satisfies GameUI;
