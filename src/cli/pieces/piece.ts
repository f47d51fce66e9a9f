import type { Key, Lang } from '#content/locales/index.ts';
import type { Game, MallCommand, PawnId, PieceId, PublicGame, Setup } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { EventOf, EventType } from '#engine/mall/words.ts';
import type { Flags } from '../args.ts';
import type { Look } from '../draw/look.ts';
import type { Move, Vortex } from '../play/intent.ts';
import type { Unsure } from '../play/picking.ts';
import type { Words } from '../play/words.ts';

// The terminal's half of a rule piece: what it prints, what is typed for its acts, and how its events are told. The
// rest of the terminal knows this shape and no piece by name.

/** What is typed for an act of a piece, before anyone looks at the game. */
export interface OwnAct {
  readonly kind: string;
}

/** A word as it is typed, and the number behind it that chooses among several. */
export type ActWord = readonly [word: string, number: number | null];

/** Something on a space: as it is drawn, and in words. */
export interface Laid {
  readonly space: Space;
  readonly sign: string;
  readonly words: string;
}

/** What a line comes to: a command, several of them, or a question what was meant. */
export type Typed = MallCommand | readonly MallCommand[] | Unsure;

export interface CliPiece<A extends OwnAct = never> {
  readonly id: PieceId;
  /** Events by their type, in a sentence; null where the rest already says it. */
  readonly narrate?: {
    readonly [T in EventType]?: (lang: Lang, event: EventOf<T>, game: PublicGame) => string | null;
  };
  /** What is said of it before the game, and of a log. */
  intro?(setup: Setup, look: Look): readonly string[];
  /** What this seat alone may read, and what everybody may once nothing is secret any more: in a replay, and at the end. */
  secret?(game: Game, look: Look, seat: number): readonly string[];
  unsealed?(game: Game, look: Look): readonly string[];
  ending?(game: Game, look: Look): readonly string[];
  /** Beside the board, and for those who hear it. */
  panel?(game: PublicGame, look: Look): readonly string[];
  /** Spaces that have numbers on the board. */
  numbered?(game: PublicGame): readonly Space[];
  /** Where a pawn is that stands on no space; null where it has nothing to do with it. */
  whereabouts?(game: PublicGame, look: Look, pawn: PawnId): string | null;
  /** What it has laid on the board. */
  laid?(game: PublicGame, look: Look): readonly Laid[];
  /** What one may ask for besides at the set-up: the flag, and the question. */
  readonly extra?: { readonly flag: 'sister' & keyof Flags; readonly ask: Key };

  readonly help?: Key;
  /** The kind of its act; what is typed for it; and the command that it is. */
  readonly kind?: A['kind'];
  read?(text: string, words: Words): A | null;
  readHero?(pawn: PawnId, word: string, number: number | null): A | null;
  command?(game: PublicGame, act: A, seat: number): Typed;
  /** The command for a way that a pawn is sent, where that is no walk, or no hero's vortex. */
  move?(game: PublicGame, act: Move, seat: number): MallCommand | Unsure | null;
  vortex?(game: PublicGame, act: Vortex, seat: number): MallCommand | Unsure | null;
  /** What a seat can do now, the way it is typed: with a hero, and at the table. */
  heroAct?(game: PublicGame, look: Look, command: MallCommand): ActWord | null;
  tableActs?(game: PublicGame, options: readonly MallCommand[], look: Look, seat: number): readonly string[];
}
