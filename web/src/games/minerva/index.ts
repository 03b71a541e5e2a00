/** The board of Minerva, the tile in question, and the title earned alone. */
import { picturesOf } from '../../icons/iconsOf';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import QuestionPicture from './QuestionPicture.svelte';
import { ICONS } from './icons';

export default { Board, Finale, QuestionPicture, answersOnBoard: true, pictures: picturesOf(ICONS, 'minerva') };
