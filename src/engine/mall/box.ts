import type { Refusal } from '../core/refusal.ts';
import type { Colour } from '../family/pawns.ts';
import type { Goals, ReadyGoals } from './goals.ts';
import type { Field, Handler } from './handler.ts';
import type { PawnData } from './pawns.ts';
import type { AnyPiece, AnyWords, Due, EventKind, Permission, Policies } from './piece.ts';
import type { Space, SpaceInfo } from './spaces.ts';
import type { Game, Moment, PublicGame, Shared } from './state.ts';
import type { Mark, Tile } from './tile.ts';
import type { MallCommand, MallEvent, PawnId } from './words.ts';

// What never changes during a game: the set-up, its tiles, and the pieces in play made ready to
// be asked. Game and view hold a reference to it; it is no part of the state.

/** Plain data: a log's header carries it, and with the tile set it opens the same box again. */
export interface Setup {
  readonly players: number;
  readonly start: string;
  /** Tiles that are shuffled, and tiles that lie on top of them, first to be drawn first [S5]. */
  readonly deck: readonly string[];
  readonly onTop: readonly string[];
  /** Tiles that lie under all others, first to be drawn first [XT3]. */
  readonly bottom?: readonly string[];
  readonly pieces: readonly string[];
  /** How much sand the timer holds, in milliseconds [M22], [M26]. */
  readonly sand: number;
  readonly goals?: Goals;
  /** The spells that lie ready; without a word two by chance [X10.6]. */
  readonly spells?: readonly string[];
  /** Of the five levels of hidden roles the one that is played, where they are [H0.1]. */
  readonly roles?: string;
}

export interface ReadyHandler extends Handler<MallCommand, MallEvent> {
  readonly checks: readonly { readonly name: string; readonly check: Field }[];
  readonly vetoes: readonly ((game: PublicGame, command: MallCommand) => Refusal | null)[];
}

export interface ReadyReaction {
  react(game: Game, event: MallEvent, moment: Moment): readonly MallEvent[];
}

/** A kind of event that a piece brings, and whose memory it changes. */
export type ReadyEvent = EventKind<AnyWords, MallEvent> & { readonly piece: string };

/** What a piece remembers of whatever happens, and which piece. */
export interface ReadyNotes {
  readonly piece: string;
  notes(memory: unknown, event: MallEvent, before: PublicGame, after: Shared): unknown;
}

export interface ReadyDue extends Due<MallEvent> {
  readonly name: string;
}

export interface Box {
  readonly setup: Setup;
  /** The start tile is number 0; the deck's tiles follow in the order the set-up names them. */
  readonly tiles: readonly Tile[];
  /** What is printed on each space. What a space is now `spaceNow` answers. */
  readonly print: readonly SpaceInfo[];
  /** Where each symbol in force is printed. */
  readonly marked: ReadonlyMap<Mark, readonly Space[]>;
  readonly walks: readonly Int8Array[];
  readonly smallWalks: readonly Int8Array[];
  readonly doored: readonly boolean[];
  readonly vortexes: Readonly<Record<Colour, readonly Space[]>>;
  /** Who is about, and their ids: a pawn's number is its place in either. */
  readonly cast: readonly PawnData[];
  readonly pawns: readonly PawnId[];
  readonly goals: ReadyGoals;
  readonly pieces: readonly AnyPiece[];
  readonly policies: Policies;
  readonly hides: readonly NonNullable<AnyPiece['hides']>[];
  readonly keys: readonly NonNullable<AnyPiece['key']>[];
  readonly bares: readonly NonNullable<AnyPiece['bares']>[];
  readonly theftVetoes: readonly NonNullable<AnyPiece['theftVeto']>[];
  readonly onActs: readonly NonNullable<AnyPiece['onAct']>[];
  readonly settling: readonly NonNullable<AnyPiece['settles']>[];
  readonly witnesses: readonly NonNullable<AnyPiece['witness']>[];
  readonly notes: readonly ReadyNotes[];
  readonly concluding: readonly NonNullable<AnyPiece['concludes']>[];
  readonly handlers: ReadonlyMap<string, ReadyHandler>;
  readonly events: ReadonlyMap<string, ReadyEvent>;
  readonly stepVetoes: readonly ((game: PublicGame, pawn: number, to: Space) => Refusal | null)[];
  readonly landVetoes: readonly ((game: PublicGame, pawn: number, to: Space, by: string) => Refusal | null)[];
  readonly passages: readonly NonNullable<AnyPiece['passage']>[];
  readonly crossings: readonly ((
    game: PublicGame,
    pawn: number,
    from: Space,
    direction: number,
  ) => readonly MallEvent[])[];
  readonly layers: readonly NonNullable<AnyPiece['layer']>[];
  readonly permissions: readonly Permission[];
  readonly reactions: ReadonlyMap<string, readonly ReadyReaction[]>;
  readonly dues: readonly ReadyDue[];
  readonly holds: readonly NonNullable<AnyPiece['holdsBack']>[];
}
