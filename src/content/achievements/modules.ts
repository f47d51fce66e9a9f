import { MODULES } from '#content/moduleList.ts';
import type { PublicGame, Setup } from '#engine/mall/index.ts';

// [X0.7] which modules a game is played with.

const inPlay = ({ pieces }: Setup, kind: 'helper' | 'challenge') =>
  MODULES.filter((module) => module.kind === kind && pieces.includes(module.piece)).length;

const CHALLENGES = MODULES.filter(({ kind }) => kind === 'challenge').length;

export const challenges = ({ box }: PublicGame): number => inPlay(box.setup, 'challenge');

export const hasAllChallenges = (game: PublicGame): boolean => challenges(game) === CHALLENGES;

/** 7a and 7b are two. */
export const helpers = ({ box }: PublicGame): number => inPlay(box.setup, 'helper');

/** A game of the base box alone has nothing to do with any of this. */
export const hasModules = ({ pieces }: Setup): boolean => MODULES.some(({ piece }) => pieces.includes(piece));

const LAST = 24;

/** Every tile of the base game, or the one that takes its place. */
export function isWholeMall({ box: { tiles } }: PublicGame): boolean {
  const names = tiles.map(({ name }) => name);
  return Array.from({ length: LAST - 1 }, (_, index) => String(index + 2)).every(
    (name) => names.includes(name) || names.includes(`${name}*`),
  );
}
