import type { Pawn } from './position.ts';
import type { Side, Spot } from './tiles.ts';

// What a player may ask for. A spot is null where no tile lies there yet.

type By<T extends string> = { readonly type: T; readonly seat: number };
type OnPawn<T extends string> = By<T> & { readonly pawn: Pawn; readonly from: Spot | null };
type PawnTo<T extends string> = OnPawn<T> & { readonly to: Spot | null };

export type Word =
  | (OnPawn<'move'> & { readonly side: Side; readonly distance: number })
  | (PawnTo<'jump'> & { readonly side: Side })
  | PawnTo<'vortex'>
  | PawnTo<'escalator'>
  | PawnTo<'shaft'>
  | By<'explore'>
  | (By<'place'> & { readonly at: Spot | null })
  | (By<'theft'> & { readonly at?: readonly (Spot | null)[] })
  | By<'turnSand'>
  | By<'callTalk'>
  | (By<'swapHands'> & { readonly target: number })
  | (By<'layShaft'> & { readonly from: Spot | null; readonly to: Spot | null })
  | (By<'breach'> & { readonly from: Spot | null; readonly side: Side })
  | (By<'steer'> & { readonly side: Side })
  | (By<'telekinesis'> & { readonly from: Spot | null; readonly tile: string })
  | PawnTo<'sendGuard'>
  | (By<'turnSensor'> & { readonly clockwise: boolean })
  | Cast;

/** [X10] */
export type Cast =
  | (By<'castBroom'> & { readonly at: Spot | null })
  | By<'castCrystal'>
  | By<'castCode'>
  | (PawnTo<'castSwap'> & { readonly other: Pawn })
  | PawnTo<'castTeleport'>
  | By<'castClairvoyance'>
  | By<'castGhost'>
  | OnPawn<'castFrog'>
  | By<'castInvisibility'>
  | PawnTo<'castVoucher'>;

export type WordOf<T extends Word['type']> = Extract<Word, { type: T }>;
