import { knownPieces, knownSets } from '#client/pieces/known.ts';
import { boxFor } from '#content/tileSets.ts';
import {
  type Box,
  emptyGame,
  evolveView,
  isMallEvent,
  predict,
  type Setup,
  viewFor,
} from '#engine/mall/index.ts';
import { fresh, type Opening, type Play } from './play.ts';

// A heist as a page knows it: its seat's view.

const HEIST: Play['engine'] = { of: 'heist', knows: isMallEvent, evolve: evolveView, predict };

/** Null where this page has not got its tiles. */
export function openPlay(known: Opening, setup: Setup, content: string, sets = knownSets()): Play | null {
  const opened = boxFor(setup, content, sets, knownPieces());
  return 'box' in opened ? playOf(known, opened.box) : null;
}

export function playOf(known: Opening, box: Box): Play {
  return fresh(known, HEIST, viewFor(emptyGame(box), known.seat));
}
