import { usable } from './acts/theft.ts';
import type { Count } from './piece.ts';
import { OFF, type Space, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { isPlaced } from './ways.ts';

// How far a table has come, for those who tell it to people: everything here is for all to see.

/** How far a hero has come: locked up, nothing found, its item found, on it, the theft done, an exit found, out. */
export type Stage = 'captive' | 'unseen' | 'seen' | 'onItem' | 'stolen' | 'exit' | 'out';

export interface Progress {
  /** Those who have to steal and leave, each with how far it has come. */
  readonly heroes: readonly { readonly pawn: number; readonly stage: Stage }[];
  readonly stolen: boolean;
  /** Items and exits that somebody may use: those found, and how many there are to be found. */
  readonly items: Count | null;
  readonly exits: Count;
  readonly onItems: Count | null;
  readonly out: Count;
  /** How far it is to what wins instead of leaving, by the names of feats; nothing of those that cannot be counted. */
  readonly feats: readonly (Count & { readonly name: string })[];
  /** What has to be so besides when the last has left, and whether it is [XT9]. */
  readonly also: readonly { readonly name: string; readonly isSo: boolean }[];
}

const isFound = (game: PublicGame) => (space: Space) => isPlaced(game, tileOf(space));

/** [R12] a hero who stays on its exit leaves it to nobody else. */
const isFree =
  ({ shared }: PublicGame) =>
  (space: Space) =>
    !shared.pawns.some((at, pawn) => at === space && shared.escaped[pawn]);

function stageOf(game: PublicGame, pawn: number): Stage {
  const { box, shared } = game;
  if (shared.escaped[pawn]) return 'out';
  if (box.policies.captive(game, pawn)) return 'captive';
  const stealing = box.goals.theft && !shared.stolen;
  const found = usable(game, stealing ? 'item' : 'exit', pawn).filter(isFound(game));
  if (!stealing) return found.some(isFree(game)) ? 'exit' : box.goals.theft ? 'stolen' : 'unseen';
  if (found.includes(shared.pawns[pawn] ?? OFF)) return 'onItem';
  return found.length > 0 ? 'seen' : 'unseen';
}

/** No more than are needed: where heroes may choose, there may be more of them than heroes. */
function foundOf(game: PublicGame, kind: 'item' | 'exit'): Count {
  const { heroes } = game.box.goals;
  const all = [...new Set(heroes.flatMap((pawn) => usable(game, kind, pawn)))];
  const most = Math.min(all.length, heroes.length);
  return { count: Math.min(most, all.filter(isFound(game)).length), all: most };
}

export function progressOf(game: PublicGame): Progress {
  const { goals } = game.box;
  const heroes = goals.heroes.map((pawn) => ({ pawn, stage: stageOf(game, pawn) }));
  const at = (stages: readonly Stage[]) => ({
    count: heroes.filter(({ stage }) => stages.includes(stage)).length,
    all: heroes.length,
  });
  return {
    heroes,
    stolen: game.shared.stolen,
    items: goals.theft ? foundOf(game, 'item') : null,
    exits: foundOf(game, 'exit'),
    onItems: goals.theft ? at(['onItem', 'stolen', 'exit', 'out']) : null,
    out: at(['out']),
    feats: goals.feats.flatMap(({ name, counts }) => (counts === undefined ? [] : { name, ...counts(game) })),
    also: goals.also.map(({ name, isSo }) => ({ name, isSo: isSo(game) })),
  };
}
