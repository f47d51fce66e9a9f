import { pieces } from '../pieces/en.ts';
import { gathered } from '../pieces/words.ts';
import { board } from './board.ts';
import { door } from './door.ts';
import { game } from './game.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { shops } from './shops.ts';

// What a page has to say at once. What it says later is in lateIndex.ts, the tower's domains are in towerIndex.ts; the
// terminal's own are added in all.ts.
export const texts = gathered({ board, door, game, own: {}, page, play, refusal: {}, shop: shops }, pieces);
