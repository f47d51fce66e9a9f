import type { Token } from '#client/board/config.ts';
import { type Leg, legsFrom, type Trip, type Way } from '#client/board/motion.ts';
import { apart, type Layout, type Space } from '#client/board/spots.ts';
import type { Means } from '#engine/mall/index.ts';

// How pawns got about, as the events told it.

export interface ToldMove {
  readonly to: Space;
  /** Null: nobody said how. */
  readonly by: Means | null;
}

/** Moves that were made or told since the last time somebody looked, by pawn. */
export interface ToldMoves {
  readonly tell: (pawn: string, move: ToldMove) => void;
  readonly take: () => ReadonlyMap<string, readonly ToldMove[]>;
}

export function toldMoves(): ToldMoves {
  let told = new Map<string, readonly ToldMove[]>();
  return {
    tell: (pawn, { to, by }) => told.set(pawn, [...(told.get(pawn) ?? []), { to, by }]),
    take: () => {
      const taken = told;
      told = new Map();
      return taken;
    },
  };
}

/** A piece's own means hop, unless they go by vortex or through nowhere. */
const WAYS: Partial<Readonly<Record<Means, Way>>> = {
  walk: 'walk',
  escalator: 'glide',
  vortex: 'whirl',
  sent: 'whirl',
  teleport: 'whirl',
};

interface Standing {
  readonly layout: Layout;
  readonly tokens: readonly Token[];
}

export function tripsBetween(
  before: Standing,
  now: Standing,
  told: ReadonlyMap<string, readonly ToldMove[]>,
): readonly Trip[] {
  return now.tokens.flatMap(({ id, at }): Trip[] => {
    const from = before.tokens.find((token) => token.id === id)?.at ?? null;
    if (from === null) return [];
    const moves = legsFrom(from, told.get(id) ?? [], at, (to): ToldMove => ({ to, by: null }));
    const legs = moves.map((move, index) => legOf(now.layout, moves[index - 1]?.to ?? from, move));
    return legs.length === 0 ? [] : [{ token: id, from, legs, after: null, leaves: at === null }];
  });
}

function legOf({ spots }: Layout, from: Space, { to, by }: ToldMove): Leg {
  const way = by === null ? 'glide' : (WAYS[by] ?? 'hop');
  return { way, to, steps: apart(spots.get(from), spots.get(to)) };
}
