import type { Refusal } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import type { OnPawn, PawnTo, Plain } from '../../commands.ts';
import type { Handler } from '../../handler.ts';
import type { Happening } from '../../piece.ts';
import type { Space } from '../../spaces.ts';
import type { PublicGame } from '../../state.ts';
import type { PawnId } from '../../words.ts';

// What the ten spells have in common. Each is a file of its own that knows none of the others.

export const ID = 'spells';

/** In the order in which those end that last [R2]. */
export const SPELL_IDS = [
  'clairvoyance',
  'ghost',
  'invisibility',
  'frog',
  'voucher',
  'broom',
  'crystal',
  'code',
  'swap',
  'teleport',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];

/** A spell that goes on: until the next flip, and some until they are used up [X10.6] [R20]. */
export interface Running {
  readonly spell: SpellId;
  /** On whom it was cast. */
  readonly pawn?: PawnId;
  /** Where the guard comes back, or for a frog where it sits. */
  readonly space?: Space;
  /** Whether a frog sits inside a burger place. */
  readonly inside?: true;
  /** How many tiles a crystal ball still gives. */
  readonly left?: number;
}

export type Cast =
  | (Plain<'castBroom'> & { readonly space: Space })
  | Plain<'castCrystal'>
  | Plain<'castCode'>
  | CastSwap
  | PawnTo<'castTeleport'>
  | Plain<'castClairvoyance'>
  | Plain<'castGhost'>
  | OnPawn<'castFrog'>
  | Plain<'castInvisibility'>
  | PawnTo<'castVoucher'>;

export interface CastSwap extends OnPawn<'castSwap'> {
  readonly other: PawnId;
  /** Where the other is thought to stand. */
  readonly to: Space;
}

/** [X10.6] announced to all: a spell is cast, and what goes on from now. */
export interface WasCast {
  readonly type: 'spellCast';
  readonly seat: number;
  readonly spell: SpellId;
  readonly runs?: Running;
}

/** A spell that goes on otherwise; null: it has ended. */
export interface Goes {
  readonly type: 'spellGoes';
  readonly spell: SpellId;
  readonly runs: Running | null;
}

/** A guard is back on the board; what comes of it follows once everyone is [R2]. */
export interface Back {
  readonly type: 'guardBack';
  readonly pawn: PawnId;
  readonly to: Space;
}

/** A guard whose spell has ended and who is not back yet: where it belongs. */
export interface Returning {
  readonly pawn: PawnId;
  readonly space: Space;
}

/** Two pawns have changed places; what comes of either arrival follows. */
export interface Swapped {
  readonly type: 'swapped';
  readonly seat: number;
  readonly pawns: readonly [PawnId, PawnId];
  /** Where each of them is now. */
  readonly to: readonly [Space, Space];
}

interface Memory {
  readonly held: readonly SpellId[];
  readonly running: readonly Running[];
  readonly returning: readonly Returning[];
}

export interface Spells {
  readonly id: typeof ID;
  readonly memory: Memory;
  readonly command: Cast;
  readonly event: WasCast | Goes | Back | Swapped;
  readonly means: 'swap' | 'teleport';
  readonly refusal:
    | 'setup.unknownSpell'
    | 'setup.uselessSpell'
    | 'spell.notHeld'
    | 'spell.nothingThere'
    | 'spell.noGuard'
    | 'spell.notThere'
    | 'spell.isFrog';
}

export type Happens = readonly Happening<Spells>[];
export type SpellHandler<C extends Cast> = Handler<C, Happening<Spells>>;

/** What a spell is, besides its command. */
export interface Spell {
  readonly id: SpellId;
  /** [X10.13] whether it is of no use in this box. */
  isUseless?(box: Box): boolean;
  /** [R23] whether it surely gets somebody onto a tile that is closed all round. */
  readonly reaches?: true;
}

const NONE: Memory = { held: [], running: [], returning: [] };

export function spellsOf({ shared }: PublicGame): Memory {
  return shared.memory[ID] ?? NONE;
}

export function running(game: PublicGame, spell: SpellId): Running | undefined {
  return spellsOf(game).running.find((one) => one.spell === spell);
}

export const cast = (spell: SpellId, seat: number, more: Omit<Running, 'spell'> | null): WasCast => ({
  ...{ type: 'spellCast', seat, spell },
  ...(more === null ? {} : { runs: { spell, ...more } }),
});

export const ends = (spell: SpellId): Goes => ({ type: 'spellGoes', spell, runs: null });

/** What all have in common: anyone, any time while it lies ready. */
export const ANY_TIME = { phases: ['running'], closesTalk: true, inMall: true } as const;

/** What every judge asks first. */
export type Why = Refusal | null;
