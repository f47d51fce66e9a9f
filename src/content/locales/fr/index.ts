import type { PageTexts } from '../index.ts';
import { pieces } from '../pieces/fr.ts';
import { gathered } from '../pieces/words.ts';
import { board } from './board.ts';
import { door } from './door.ts';
import { game } from './game.ts';
import { page } from './page.ts';
import { play } from './play.ts';
import { shops } from './shops.ts';

export const texts: PageTexts = gathered(
  { board, door, game, own: {}, page, play, refusal: {}, shop: shops },
  pieces,
);
