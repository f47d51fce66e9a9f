import { NOTHING_OFFERED, type Offers, type Table } from '#client/board/config.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { COLOUR, PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import type { TowerAct } from '../table.ts';
import type { TowerLook } from './labels.ts';

// A tower as a board's table: its tokens, its words, what its offers say besides.

export type TowerTop = Table<Pawn> & TowerLook;

export interface TowerExtra {
  readonly movable: ReadonlySet<Pawn>;
  /** [T12] with whom the mage may change places now. */
  readonly swaps: ReadonlySet<Pawn>;
  readonly turns: ReadonlySet<number>;
  readonly slides: ReadonlySet<number>;
}

export interface TowerBoardGame {
  readonly token: Pawn;
  readonly command: TowerAct;
  readonly reason: Refusal;
  readonly table: TowerTop;
  readonly extra: TowerExtra;
}

export type TowerOffers = Offers<Pawn, TowerAct> & TowerExtra;
export type Move = Extract<TowerCommand, { readonly type: 'move' }>;

export const NO_OFFERS: TowerOffers = {
  ...NOTHING_OFFERED,
  ...{ movable: new Set(), swaps: new Set(), turns: new Set(), slides: new Set() },
};

/** `game`: what stays the same as long as it is the same quest. `all`: whether illustrated areas count as spaces. */
export function topOf(look: TowerLook, game: unknown, all = false): TowerTop {
  const { graph, position } = look;
  const at = (index: number) => {
    const space = position.pawns[index] ?? NOWHERE;
    return space === NOWHERE ? null : space;
  };
  return {
    ...look,
    game,
    tokens: PAWNS.map((id, index) => ({ id, at: at(index), colour: COLOUR[id], figure: id })),
    counts: (space) => all || graph.floor[space]?.kind !== 'hollow',
  };
}
