import type { Channel } from '#engine/mall/events.ts';
import type { Direction, PawnId } from '#engine/mall/index.ts';
import type { PieceAct } from '../pieces/index.ts';

// What a typed line asks for, before anyone looks at the game.

/** One shape for each kind, so that every kind can be told apart. */
type Lone<K extends string> = K extends string ? { readonly kind: K } : never;

export interface Move {
  readonly kind: 'move';
  readonly pawn: PawnId;
  readonly direction: Direction;
  readonly number: number | null;
}

export interface Vortex {
  readonly kind: 'vortex';
  readonly pawn: PawnId;
  readonly number: number | null;
}

export type Act = CoreAct | PieceAct;

export type CoreAct =
  | Move
  | Vortex
  | { readonly kind: 'escalator'; readonly pawn: PawnId }
  | Lone<'explore' | 'theft'>
  | { readonly kind: 'place'; readonly number: number | null }
  | (Lone<'doSomething' | 'stare'> & { readonly target: number })
  | { readonly kind: 'speak'; readonly channel: Channel; readonly text: string };

export type Intent =
  | { readonly kind: 'act'; readonly act: Act; readonly seat: number | null }
  | { readonly kind: 'focus'; readonly seat: number }
  | Lone<'start' | 'pause' | 'resume' | 'help' | 'legend' | 'board' | 'quit' | 'nothing'>
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'card'; readonly seat: number | null }
  | { readonly kind: 'unclear'; readonly text: string; readonly pawn: PawnId | null };
