/** The board of Mare Nostrum: places are answered on the map, cards in the hand and in the trade. */
import Board from './Board.svelte';

export default { Board, answersOnBoard: true };
