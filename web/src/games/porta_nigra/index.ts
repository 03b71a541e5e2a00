/** The board of Porta Nigra, on which nearly every answer can be given, and the slider of the interim scoring. */
import { viewOf } from './view';
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import Interim from './Interim.svelte';
import type { GameUI } from '..';
import { ICONS } from './icons';

/** Where to begin, build, raise or buy: of the prices and points the board has room only for the numbers, and a phone shows one quarter of the city at a time. */
const LISTED: readonly string[] = ['place_builder', 'build_site', 'raise_site', 'buy_color'];

export default { Board, answersOnBoard: true, listsAnswersOf: (position) => LISTED.includes(viewOf(position).decision), pictures: picturesOf(ICONS, 'porta', { coins: 'coin' }), answerControl: { isFor: (position) => viewOf(position).interim !== null, Control: Interim } } satisfies GameUI;
