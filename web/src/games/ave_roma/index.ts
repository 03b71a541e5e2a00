/** The board of Ave Roma, the worker or resource in question, and worker and place as one answer. */
import { picturesOf } from '../../icons/iconsOf';
import type { GameUI } from '..';
import { asksForWorker } from './answers';
import Board from './Board.svelte';
import PlaceWorker from './PlaceWorker.svelte';
import QuestionPicture from './QuestionPicture.svelte';
import { ICONS } from './icons';
import { viewOf } from './view';

/** Half a card, a resource or a worker to take back is small on the board, and what it costs or brings is told in the list. */
const SMALL: readonly string[] = ['sell', 'buy', 'half', 'addition', 'extra_resource', 'colour', 'overflow', 'recruit_place', 'recruit_worker'];

export default { Board, QuestionPicture, answersOnBoard: true, listsAnswersOf: (position) => SMALL.includes(viewOf(position).decision), pictures: picturesOf(ICONS, 'ave', { denarii: 'coin' }), answerControl: { isFor: asksForWorker, Control: PlaceWorker } } satisfies GameUI;
