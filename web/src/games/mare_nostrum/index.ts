/** The board of Mare Nostrum: places are answered on the map, cards in the hand and in the trade. */
import type { Position, Sentence } from '../../types';
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import { viewOf } from './view';
import { ICONS } from './icons';

/** The log speaks of civilisations: a line bears the shape of whoever plays the one that it begins with. */
function seatOfLine(line: Sentence, position: Position): number | null {
  return viewOf(position).sides.find(({ side }) => side === line.args?.side)?.seat ?? null;
}

/** A civilisation, and what a caravan could bring in, which is only a sign on the map. */
const LISTED: readonly string[] = ['choose_side', 'setup_caravan', 'caravan_site'];

export default { Board, answersOnBoard: true, listsAnswersOf: (position: Position) => LISTED.includes(viewOf(position).decision), seatOfLine, pictures: picturesOf(ICONS, 'mare') };
