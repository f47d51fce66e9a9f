import type { Random } from '../core/random.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Hand } from './actions.ts';
import type { Box } from './box.ts';
import type { CoreCommand } from './commands.ts';
import type { Channel, CoreEvent } from './events.ts';
import type { Handler } from './handler.ts';
import type { Placement } from './lattice.ts';
import type { Layer } from './layer.ts';
import type { Newcomer } from './pawns.ts';
import type { Space } from './spaces.ts';
import type { Game, Moment, PublicGame, SeatResult, Shared } from './state.ts';
import type { Mark } from './tile.ts';
import type { CommandType, WordOf, Words } from './words.ts';

// A rule piece is a plain object in a folder of its own. The core knows this shape and no piece by name. Everything that
// decides whether an act is allowed, and when something is due, reads `PublicGame`, never a secret.

/** Everything a piece can make happen: what the core knows, and its own events. */
export type Happening<W> = CoreEvent | Extract<WordOf<W, 'event'>, AnyEvent>;

type Refused<W> = Refusal<Refusal['refused'] | Extract<WordOf<W, 'refusal'>, string>>;

type Handlers<W, Command> = {
  readonly [C in Command as C extends { readonly type: infer T extends string } ? T : never]: Handler<
    C,
    Happening<W>,
    Refused<W>['refused']
  >;
};

type EventKinds<W, Event> = {
  readonly [E in Event as E extends { readonly type: infer T extends string } ? T : never]: EventKind<W, E>;
};

/** What an event of a piece is: who is told of it, and what it changes. */
export type EventKind<W, E> = Told<E> & Changes<W, E>;

/** Everyone all of it, or each listener (null: a spectator) what this makes of it; null: nothing. */
type Told<E> = { readonly told: 'all' } | { told(event: E, seat: number | null): E | null };

interface Changes<W, E> {
  shared?(shared: Shared, event: E, game: PublicGame): Shared;
  memory?(memory: WordOf<W, 'memory'>, event: E, game: PublicGame): WordOf<W, 'memory'>;
  /** `game` is the table before the event. A random state in `event.hidden` is taken over by the core. */
  secret?(secret: WordOf<W, 'secret'>, event: E, game: PublicGame): WordOf<W, 'secret'>;
  /** Of one seat, by the event as that seat is told it. */
  own?(own: WordOf<W, 'own'>, event: E, seat: number): WordOf<W, 'own'>;
}

interface Optional<W extends Words> {
  readonly id: W['id'];
  /** Only for the type checker: the words it adds. */
  readonly words?: W;
  readonly conflicts?: readonly string[];
  /** Why this set-up does not suit the piece, or null. */
  needs?(box: Box): Refused<W> | null;
  /** How many players it allows, in place of the game's own 2 to 8. */
  readonly players?: { readonly least: number; readonly most: number };
  readonly pawns?: readonly Newcomer<Extract<WordOf<W, 'pawn'>, string>>[];
  /** Symbols of the tiles that it gives force to [X0.3]. */
  readonly symbols?: readonly Mark[];
  /** Whether it may catch heroes, and whether it has means of its own to free them: what others may need. */
  readonly catches?: true;
  readonly frees?: true;
  /** Whether it surely gets pawns onto tiles whose entry is closed [R23]. */
  reaches?(box: Box): boolean;
  /** Whether this hero is not seen by whoever watches, and may meet it [X10.10]. */
  hides?(game: PublicGame, hero: number, watcher: number): boolean;
  /** What opens a steel door besides a code space, and what becomes of it; null: nothing now [X10.3]. */
  key?(game: PublicGame): readonly Happening<W>[] | null;
  /** Whether the deck lies face up for now [X10.7]; where it always does that is a policy. */
  bares?(game: PublicGame): boolean;
  /** Why the theft has to wait although every item is held, or null. */
  theftVeto?(game: PublicGame): Refused<W> | null;
  /** What comes of any accepted act before it is carried out. */
  onAct?(game: PublicGame, act: Act): readonly Happening<W>[];
  /** What comes of the table as it is once a whole act is done. */
  settles?(game: Game, moment: Moment): readonly Happening<W>[];
  /** What is said before anything happens: an accepted command that changes something, or what was due. */
  witness?(game: PublicGame, deed: Deed, moment: Moment): readonly Happening<W>[];
  /** What it remembers of whatever happens, told by events that everyone is told alike. */
  notes?(
    memory: WordOf<W, 'memory'>,
    event: CoreEvent | WordOf<W, 'event'>,
    before: PublicGame,
    after: Shared,
  ): WordOf<W, 'memory'>;
  /** What comes in place of the end when everyone is out, while something is still to be settled. */
  concludes?(game: Game, moment: Moment): readonly Happening<W>[];
  /** Which prints of the base tiles it gives force to. */
  readonly enforces?: 'cameras' | 'smallPassages';
  /** Which spaces are out of order before anybody has moved [H0.2]. */
  brokenAtFirst?(box: Box): readonly Space[];
  /** How it keeps heroes from being together. */
  readonly apart?: 'tiles' | 'malls';
  /** Whether an out-of-order token may still be taken away [X10.1]. */
  mends?(game: PublicGame): boolean;
  deal?(box: Box, dealing: Dealing<W>): Dealing<W>;
  readonly vetoes?: Partial<Readonly<Record<CommandType, CommandVeto<Refused<W>['refused']>>>>;
  /** Asked before every act in the mall, this piece's own excepted by not being one. */
  mallVeto?(game: PublicGame): Refused<W> | null;
  /** Asked for every space a walking pawn enters, the last one included. */
  stepVeto?(game: PublicGame, pawn: number, to: Space): Refused<W> | null;
  /** Asked for the space where a pawn ends, whatever brought it there [R4]. */
  landVeto?(game: PublicGame, pawn: number, to: Space, by: string): Refused<W> | null;
  /** Whether ending on this space makes something of this piece's happen. */
  stirs?(game: PublicGame, pawn: number, to: Space): boolean;
  /** A way for this pawn where an ordinary step leads nowhere, or OFF. */
  passage?(game: PublicGame, pawn: number, from: Space, direction: number): Space;
  /** What comes of a pawn's one step this way, before it has arrived: a code is used up, a token is lost. */
  crossing?(game: PublicGame, pawn: number, from: Space, direction: number): readonly Happening<W>[];
  /** What it shares with other pieces; each idea is asked once. */
  readonly ideas?: readonly Idea[];
  /** What it has laid on the mall; asked again whenever a piece remembers something else, and follows from that. */
  layer?(game: PublicGame): Layer;
  readonly permission?: Permission;
  readonly reactions?: readonly AnyReaction<Happening<W>>[];
  /** What a set-up may name as won or lost by. */
  readonly feats?: Readonly<Record<string, Feat>>;
  /** How far it is to such a feat, where that can be counted. */
  readonly counting?: Readonly<Record<string, Counting>>;
  readonly due?: Due<Happening<W>>;
  /** Whether what is due under this name has to wait: 'sand', or the id of a piece. */
  holdsBack?(game: PublicGame, due: string): boolean;
  readonly policies?: Partial<Policies>;
}

/** Asks for handlers and kinds of events exactly where there are commands and events. */
export type Piece<W extends Words> = Optional<W> &
  ([WordOf<W, 'command'>] extends [never]
    ? { readonly commands?: undefined }
    : { readonly commands: Handlers<W, WordOf<W, 'command'>> }) &
  ([WordOf<W, 'event'>] extends [never]
    ? { readonly events?: undefined }
    : { readonly events: EventKinds<W, WordOf<W, 'event'>> });

/** Any piece, for those who only list them or ask them: what its words are is its own business. */
export interface AnyPiece
  extends Omit<
    Optional<AnyWords>,
    | 'words'
    | 'pawns'
    | 'deal'
    | 'crossing'
    | 'reactions'
    | 'due'
    | 'key'
    | 'onAct'
    | 'settles'
    | 'witness'
    | 'notes'
    | 'concludes'
  > {
  readonly pawns?: readonly Newcomer<string>[];
  deal?(box: Box, dealing: Table): AnyDealing;
  crossing?(game: PublicGame, pawn: number, from: Space, direction: number): readonly AnyEvent[];
  key?(game: PublicGame): readonly AnyEvent[] | null;
  onAct?(game: PublicGame, act: Act): readonly AnyEvent[];
  settles?(game: Game, moment: Moment): readonly AnyEvent[];
  witness?(game: PublicGame, deed: Deed, moment: Moment): readonly AnyEvent[];
  notes?(memory: unknown, event: AnyEvent, before: PublicGame, after: Shared): unknown;
  concludes?(game: Game, moment: Moment): readonly AnyEvent[];
  readonly reactions?: readonly ErasedReaction[];
  readonly due?: Due<AnyEvent>;
  readonly commands?: Readonly<Record<string, Handler<AnyCommand, AnyEvent, string>>> | undefined;
  readonly events?: Readonly<Record<string, EventKind<AnyWords, AnyEvent>>> | undefined;
}

interface ErasedReaction {
  readonly on: string;
  readonly phase: PhaseName;
  react(game: Game, event: AnyEvent, moment: Moment): readonly AnyEvent[];
}

type AnyCommand = { readonly type: string };
type AnyEvent = { readonly type: string };

/** Words nobody knows: what is remembered may be anything. */
export interface AnyWords extends Words {
  readonly memory: unknown;
  readonly secret: unknown;
  readonly own: unknown;
  readonly refusal: string;
}

export type CommandVeto<Code extends string> = (
  game: PublicGame,
  command: CoreCommand,
) => Refusal<Code> | null;

/** An accepted command of a seat that closes talk windows: what the rules call an act [R3]. */
export interface Act {
  readonly type: string;
  readonly seat: number;
}

/** Whatever happens next: whose it is (null: it was due, or the room's), and whether it is an act in the sense of R3. */
export interface Deed {
  readonly seat: number | null;
  readonly act: boolean;
}

/** Something that several pieces need and none of them owns. */
export interface Idea {
  passage?(game: PublicGame, pawn: number, from: Space, direction: number): Space;
  crossing?(game: PublicGame, pawn: number, from: Space, direction: number): readonly CoreEvent[];
}

/** Whether something is so on the table now. */
export type Feat = (game: PublicGame) => boolean;

export interface Count {
  readonly count: number;
  readonly all: number;
}
export type Counting = (game: PublicGame) => Count;

/** What a deal puts on the table; pieces change it in the order of their ids, each with its own memory in it. */
export interface Dealing<W> extends Table {
  readonly memory?: WordOf<W, 'memory'>;
  readonly secret?: WordOf<W, 'secret'>;
  /** By seat. */
  readonly own?: readonly WordOf<W, 'own'>[];
}

export interface AnyDealing extends Table {
  readonly memory?: unknown;
  readonly secret?: unknown;
  readonly own?: readonly unknown[];
}

export interface Table {
  readonly random: Random;
  readonly hands: readonly Hand[];
  readonly pawns: readonly Space[];
  readonly placed: readonly Placement[];
  readonly deck: readonly number[];
}

/** [R8] who pays for a placed tile; the lowest order that can, does. */
export interface Permission {
  readonly id: string;
  readonly order: number;
  readonly pays: (game: PublicGame, space: Space) => boolean;
}

// [R2] a flip is one step in a fixed order. Reactions to other events use the same names.
// A capture comes before anything that the space would do [R23a].
export const PHASES = {
  capture: 0,
  effect: 1,
  spells: 2,
  reset: 3,
  theft: 4,
  hands: 5,
  talk: 6,
  owe: 7,
} as const;
export type PhaseName = keyof typeof PHASES;

/** A reaction only yields further events; each sees the game as the events before it left it. */
export interface Reaction<T extends string, Event extends AnyEvent> {
  readonly on: T;
  readonly phase: PhaseName;
  react(game: Game, event: Extract<Event, { readonly type: T }>, moment: Moment): readonly Event[];
}
export type AnyReaction<Event extends AnyEvent> = {
  [T in Event['type']]: Reaction<T, Event>;
}[Event['type']];

/** Something that happens although nobody acts. When, in game time, is for everyone to know [R33]; what it brings is not. */
export interface Due<Event> {
  /** Of what is due at one time the lowest order comes first; the sand's is 100. */
  readonly order: number;
  at(game: PublicGame): number | null;
  happens(game: Game, moment: Moment): readonly Event[];
}

/** What most reactions yield: one list for all, since they are asked after every move. */
export const NOTHING: readonly never[] = [];

export type Openness = 'windows' | 'always' | 'never';

/** Named defaults of the core that a piece may override; two pieces that differ on one clash. */
export interface Policies {
  readonly mayTake: (game: PublicGame, pawn: number, item: Space) => boolean;
  readonly mayLeave: (game: PublicGame, pawn: number, exit: Space) => boolean;
  readonly leave: (game: PublicGame, pawn: number) => readonly CoreEvent[];
  readonly faceUp: boolean;
  readonly words: Openness;
  readonly gestures: Openness;
  readonly vortex: 'untilTheft' | 'never';
  /** [X1.2] what comes of a hero and whoever watches a tile meeting there. */
  readonly meeting: 'refused' | 'captured';
  /** [X5.3] whether this hero is in somebody's hands: it walks, and nothing else. */
  readonly captive: (game: PublicGame, pawn: number) => boolean;
  /** [X5.2] whether this guard has to stay with whom it caught. */
  readonly holding: (game: PublicGame, pawn: number) => boolean;
  /** For how many players fewer the action tiles are dealt [S9]. */
  readonly handsFewer: number;
  readonly doSomething: 'anyone' | 'leader' | 'nobody';
  /** [M17] who sets the theft off. */
  readonly theftBy: 'anyone' | 'itself';
  /** Whether this seat still plays [H1.6]; who does not acts no more and holds nothing. */
  readonly plays: (game: PublicGame, seat: number) => boolean;
  /** Whether this seat may use a channel, where that is not as for everyone [H2.5]; null: as everyone. */
  readonly voice: (game: PublicGame, seat: number, channel: Channel) => boolean | null;
  /** How each seat fares where that is not how the table does; undefined: as the table. */
  readonly seatResults: (game: Game, won: boolean, reason: string) => readonly SeatResult[] | undefined;
}
