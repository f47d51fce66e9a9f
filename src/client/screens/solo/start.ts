import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { knownPieces, knownTiles, setupHere } from '#client/pieces/known.ts';
import { type Alone, goOnAlone, type Left, playAlone } from '#client/state/alone.ts';
import { titleOf } from '#content/own.ts';
import type { Random } from '#engine/core/random.ts';
import { type Box, openBox, type Refusal } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { isComing } from '../lobby/chosen.ts';

// A game alone in the page: no server, no account, the same rules.

export function freshRandom(): Random {
  return [...crypto.getRandomValues(new Int32Array(4))] as unknown as Random;
}

function boxAlone(choice: GameChoice): { readonly box: Box } | { readonly problems: readonly Refusal[] } {
  const setup = setupHere(choice, 1);
  return setup === undefined ? { problems: [] } : openBox(setup, knownTiles(), knownPieces());
}

export function startAlone(choice: GameChoice): Alone | Refusal {
  const opened = boxAlone(choice);
  if ('problems' in opened) return opened.problems[0] ?? { refused: 'game.unknown', params: {} };
  return playAlone(opened.box, freshRandom(), titleOf(choice));
}

/** Where it was left; null where this version cannot go on with it. */
export function resumeAlone(choice: GameChoice, random: Random, left: Left): Alone | null {
  const opened = boxAlone(choice);
  return 'box' in opened ? goOnAlone(opened.box, random, titleOf(choice), left) : null;
}

/** Alone, only what one player may play makes sense. */
export const fitsAlone = (choice: GameChoice): boolean => isComing(choice) || 'box' in boxAlone(choice);

/** When everything that it takes is here, or once that has failed. */
export function whenHere(choice: GameChoice, then: () => void, never: () => void = () => undefined): void {
  const missed = () => {
    toast(tx('page.broken'));
    never();
  };
  if (isComing(choice)) fetchSecurity().then(then, missed);
  else then();
}
