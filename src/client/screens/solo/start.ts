import { playAlone } from '#client/state/alone.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { TILES } from '#client/state/tiles.ts';
import { setupOf, titleOf } from '#content/own.ts';
import type { Random } from '#engine/core/random.ts';
import { type MallEvent, openBox, type Refusal } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { GameChoice } from '#protocol/messages.ts';

// A game alone in the page: no server, no account, the same rules.

export function freshRandom(): Random {
  return [...crypto.getRandomValues(new Int32Array(4))] as unknown as Random;
}

export function startAlone(choice: GameChoice): PageRoom<MallEvent> | Refusal {
  const setup = setupOf(choice, 1);
  const opened = setup === undefined ? { problems: [] } : openBox(setup, TILES, PIECES);
  if ('problems' in opened) return opened.problems[0] ?? { refused: 'game.unknown', params: {} };
  return playAlone(opened.box, freshRandom(), titleOf(choice));
}

/** Alone, only what one player may play makes sense. */
export function fitsAlone(choice: GameChoice): boolean {
  const setup = setupOf(choice, 1);
  return setup !== undefined && 'box' in openBox(setup, TILES, PIECES);
}
