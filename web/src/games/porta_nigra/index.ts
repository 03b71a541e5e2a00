/** The board of Porta Nigra, on which nearly every answer can be given, and the slider of the interim scoring. */
import { viewOf } from './view';
import Board from './Board.svelte';
import Interim from './Interim.svelte';
import type { Face } from '..';

export default { Board, answersOnBoard: true, gesture: { answers: (position) => viewOf(position).interim !== null, Answers: Interim } } satisfies Face;
