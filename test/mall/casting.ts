import type { Game, MallCommand, PawnId, Setup } from '#engine/mall/index.ts';
import { type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { HOME, lay, secured, stand, where } from './security.ts';
import { at, type Spot } from './table.ts';

// Tables where spells lie ready, and the commands that cast them.

/** The guard's tile to the east of T1, 7* with its burger place to the north, everyone at home. */
export function spelled(
  spells: readonly SpellId[],
  pieces: readonly string[] = [],
  change: Partial<Setup> = {},
): Game {
  const onTop = ['9*', '7*', ...(pieces.includes('guardRoom') ? ['25'] : []), 'I', 'X', 'P1'];
  const all = secured(['guard', 'antiStress', 'spells', ...pieces], onTop, { spells, ...change });
  return stand(lay(all, 'elf', 'dwarf'), HOME);
}

/** The same with the guard room to the west, its door towards T1. */
export function locked(spells: readonly SpellId[], pieces: readonly string[] = []): Game {
  return stand(lay(spelled(spells, ['guardRoom', ...pieces]), 'mage'), HOME);
}

export const runs = (game: Game): readonly SpellId[] => spellsOf(game).running.map(({ spell }) => spell);
export const held = (game: Game): readonly SpellId[] => spellsOf(game).held;

type PlainCast = 'castCrystal' | 'castCode' | 'castClairvoyance' | 'castGhost' | 'castInvisibility';

export const cast = (type: PlainCast, seat = 0): MallCommand => ({ type, seat });

export const broom = (game: Game, ...spot: Spot): MallCommand => ({
  ...{ type: 'castBroom', seat: 0, space: at(game, ...spot) },
});

export const frog = (game: Game, pawn: PawnId, from = where(game, pawn)): MallCommand => ({
  ...{ type: 'castFrog', seat: 0, pawn, from },
});

export const voucher = (game: Game, pawn: PawnId, ...to: Spot): MallCommand => ({
  ...{ type: 'castVoucher', seat: 0, pawn, from: where(game, pawn), to: at(game, ...to) },
});

export const swap = (game: Game, pawn: PawnId, other: PawnId): MallCommand => ({
  ...{ type: 'castSwap', seat: 0, pawn, from: where(game, pawn), other, to: where(game, other) },
});

export const teleport = (game: Game, pawn: PawnId, ...to: Spot): MallCommand => ({
  ...{ type: 'castTeleport', seat: 0, pawn, from: where(game, pawn), to: at(game, ...to) },
});
