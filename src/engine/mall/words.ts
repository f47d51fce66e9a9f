import type { Pawn } from '../family/pawns.ts';
import type { CoreCommand } from './commands.ts';
import type { CoreEvent, CoreMeans } from './events.ts';
import type { BASE } from './rules/base.ts';
import type { PIECES } from './rules/index.ts';
import type { ROLES } from './rules/roles.ts';

// What can be said, done, known and refused in the mall: the core's own words and those of every registered piece.
// Nothing here names a piece: the unions follow from the list in rules/index.ts.

/** What a piece adds, in its own words; what it has no use for it leaves out. */
export interface Words {
  readonly id: string;
  /** What everyone may know of what it remembers, what nobody may, and what one seat alone may. */
  readonly memory?: unknown;
  readonly secret?: unknown;
  readonly own?: unknown;
  readonly command?: { readonly type: string; readonly seat: number };
  readonly event?: { readonly type: string };
  /** How its acts get a pawn about. */
  readonly means?: string;
  readonly pawn?: string;
  /** What catches heroes and is no pawn. */
  readonly catcher?: string;
  readonly refusal?: string;
}

/** The words of one sort; never where there are none. */
export type WordOf<W, Sort extends keyof Words> = W extends { readonly [S in Sort]: infer Found }
  ? Found
  : never;

type Registered = NonNullable<(typeof PIECES)[number]['words']>;

export type PieceId = Registered['id'];
/** Those that every page has. */
export type BasePieceId = NonNullable<(typeof BASE)[number]['words']>['id'];
export type RolesPieceId = NonNullable<(typeof ROLES)[number]['words']>['id'];
export type SecurityPieceId = Exclude<PieceId, BasePieceId | RolesPieceId>;

export type MallCommand = CoreCommand | WordOf<Registered, 'command'>;
export type CommandType = MallCommand['type'];
export type CommandOf<T extends CommandType> = Extract<MallCommand, { type: T }>;

export type MallEvent = CoreEvent | WordOf<Registered, 'event'>;
export type EventType = MallEvent['type'];
export type EventOf<T extends EventType> = Extract<MallEvent, { type: T }>;

export type Means = CoreMeans | WordOf<Registered, 'means'>;
export type PawnId = Pawn | WordOf<Registered, 'pawn'>;
export type Catcher = PawnId | WordOf<Registered, 'catcher'>;

/** By the id of its piece, what each remembers; the sort says who may know it. */
type Remembered<Sort extends 'memory' | 'secret' | 'own'> = {
  readonly [W in Registered as [WordOf<W, Sort>] extends [never] ? never : W['id']]?: WordOf<W, Sort>;
};
export type Memories = Remembered<'memory'>;
export type SecretMemories = Remembered<'secret'>;
export type OwnMemories = Remembered<'own'>;

export type MallRefusal = CoreRefusal | PieceRefusal;
/** The codes of one piece, or of all of them. */
export type PieceRefusal<Id extends PieceId = PieceId> = Extract<
  WordOf<Extract<Registered, { readonly id: Id }>, 'refusal'>,
  string
>;

type CoreRefusal =
  | 'distance.invalid'
  | 'doSomething.forbidden'
  | 'doSomething.leaderOnly'
  | 'escalator.notHere'
  | 'exit.closed'
  | 'explore.deckEmpty'
  | 'explore.nowhere'
  | 'explore.placeFirst'
  | 'pawn.cannot'
  | 'pawn.captive'
  | 'place.notHere'
  | 'place.nothingDrawn'
  | 'sand.out'
  | 'seat.out'
  | 'setup.clash'
  | 'setup.noExit'
  | 'setup.needsBreaches'
  | 'setup.needsCatcher'
  | 'setup.needsCode'
  | 'setup.needsGuard'
  | 'setup.needsGuardRoom'
  | 'setup.needsSpells'
  | 'setup.missingTile'
  | 'setup.missingTiles'
  | 'setup.noItem'
  | 'setup.nobody'
  | 'setup.noOwnExit'
  | 'setup.pieceTwice'
  | 'setup.sand'
  | 'setup.startTile'
  | 'setup.tileClosed'
  | 'setup.tileGeometry'
  | 'setup.tileReplaced'
  | 'setup.tileTwice'
  | 'setup.tooFewExits'
  | 'setup.unknownGoal'
  | 'setup.unknownPiece'
  | 'setup.unknownTile'
  | 'theft.done'
  | 'theft.none'
  | 'theft.notReady'
  | 'tile.closed'
  | 'tile.unknown'
  | 'vortex.notHere'
  | 'vortex.outOfService'
  | 'vortex.shutDown';
