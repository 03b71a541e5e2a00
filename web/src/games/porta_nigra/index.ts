/** The board of Porta Nigra, on which nearly every answer can be given, and the slider of the interim scoring. */
import { viewOf } from './view';
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import Interim from './Interim.svelte';
import type { GameUI } from '..';
import { ICONS } from './icons';

export default { Board, answersOnBoard: true, pictures: picturesOf(ICONS, 'porta', { coins: 'coin' }), answerControl: { isFor: (position) => viewOf(position).interim !== null, Control: Interim } } satisfies GameUI;
