import type { AnyPiece } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { ballot } from './ballot/index.ts';
import { beadle } from './beadle/index.ts';
import { tunnel } from './tunnel/index.ts';

/** Pieces that exist only here: what a module may need, beyond what those of the game do. */
export const GUESTS: readonly AnyPiece[] = [ballot, beadle, tunnel];
export const WITH_GUESTS: readonly AnyPiece[] = [...PIECES, ...GUESTS];
