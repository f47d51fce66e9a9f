import type { Colour, Pawn } from '../family/pawns.ts';
import type { Handler } from './handler.ts';
import type { AnyReaction, CommandVeto, Permission, Piece, Policies } from './piece.ts';
import type { Space, SpaceInfo } from './spaces.ts';
import type { Tile } from './tile.ts';

// What never changes during a game: the set-up, its tiles, and the pieces in play made ready to
// be asked. Game and view hold a reference to it; it is no part of the state.

/** Plain data: a log's header carries it, and with the tile set it opens the same box again. */
export interface Setup {
  readonly players: number;
  readonly start: string;
  /** Tiles that are shuffled, and tiles that lie on top of them, first to be drawn first [S5]. */
  readonly deck: readonly string[];
  readonly onTop: readonly string[];
  readonly pieces: readonly string[];
  /** How much sand the timer holds, in milliseconds [M22] [M26]. */
  readonly sand: number;
}

export interface ReadyHandler extends Handler {
  readonly checks: readonly (readonly [string, Handler['fields'][string]])[];
  readonly vetoes: readonly CommandVeto[];
}

export interface Box {
  readonly setup: Setup;
  /** The start tile is number 0; the deck's tiles follow in the order the set-up names them. */
  readonly tiles: readonly Tile[];
  readonly spaces: readonly SpaceInfo[];
  readonly walks: readonly Int8Array[];
  readonly smallWalks: readonly Int8Array[];
  readonly vortexes: Readonly<Record<Colour, readonly Space[]>>;
  readonly pawns: readonly Pawn[];
  readonly pieces: readonly Piece[];
  readonly policies: Policies;
  readonly handlers: ReadonlyMap<string, ReadyHandler>;
  readonly stepVetoes: readonly NonNullable<Piece['stepVeto']>[];
  readonly landVetoes: readonly NonNullable<Piece['landVeto']>[];
  readonly passages: readonly NonNullable<Piece['passage']>[];
  readonly permissions: readonly Permission[];
  readonly reactions: Readonly<Record<string, readonly AnyReaction[]>>;
}
