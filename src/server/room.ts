import type { BotOffer, Farewell, Line, StandIn } from '#protocol/server.ts';
import type { Point } from '#protocol/signs.ts';
import { type Lobby, lastId } from '#room/lobby.ts';
import type { Connection } from './connection.ts';
import type { Bucket } from './limits.ts';
import {
  type HappenedAtTable,
  isEnding,
  isSilent as isSilentAt,
  type LiveGame,
  type Services,
} from './liveGame.ts';
import type { PersonLimits } from './personLimits.ts';
import type { NotKept } from './writeQueue.ts';
import type { Write } from './writer.ts';

// One room while it is in memory: what it is, and how anything of it is kept.

export interface LiveRoom {
  readonly code: string;
  readonly services: Services;
  /** By which the next change is judged; what of it is on the disk, and may be told, is `kept`. */
  lobby: Lobby;
  kept: Lobby;
  /** Who may claim to be whom: hashes of tokens. */
  readonly tokens: Map<string, number>;
  readonly connections: Set<Connection>;
  playing: LiveGame | null;
  /** How many games were on this table since the room is in memory. */
  tables: number;
  /** How much everyone here may do together. */
  readonly budgets: Readonly<Record<Budget, Bucket>>;
  /** A game that could not be read back was set aside: those who come are told why there is none. */
  lostGame: boolean;
  /** How much each person may still do, however often they reconnect. */
  readonly personLimits: Map<number, PersonLimits>;
  /** When it was taken over from another node: who comes after may do what has come back since. */
  readonly emptyAt: number | null;
  /** Those who came or went, and were not told to be here or away yet [R5]. */
  readonly unannounced: Map<number, NodeJS.Timeout>;
  /** When they last came, and whether the others were told that they are here. */
  readonly came: Map<number, number>;
  readonly hereTold: Map<number, boolean>;
  /** Those who were here when the server ended: that they are back is no news of theirs. */
  readonly missed: Set<number>;
  /** Something is held back until talking is allowed [R5]. */
  heldBack: boolean;
  /** How many are here without a name, as told, and when that is told next. */
  watching: number;
  watchTold: NodeJS.Timeout | undefined;
  /** Rings when time alone changes who is host, or frees a chair. */
  lapse: NodeJS.Timeout | undefined;
  /** Those who would play a seat whose person is away, in the order of asking. */
  standIns: readonly StandIn[];
  /** Seats of those who are away that a bot would play. */
  botOffers: readonly BotOffer[];
  /** How often that may change in silence, whoever offers. */
  readonly offers: Bucket;
  /** [R5] how often whoever is host may do something about people in silence. */
  readonly hosting: Bucket;
  /** [R32] Those who would end a game that somebody is missing from; null where it cannot be ended so. */
  callOff: readonly number[] | null;
  missing: NodeJS.Timeout | undefined;
  readonly watchMissing: () => void;
  /** What was told is told to the bots of that table, where there are any. */
  readonly tellMates: (playing: LiveGame, happened: HappenedAtTable) => void;
  /** What a person said is heard by them, and where somebody points is seen. */
  readonly letMatesSee: (playing: LiveGame, path: readonly Point[]) => void;
  /** Somebody stares at the seat of one of them. */
  readonly letMateFeel: (playing: LiveGame, seat: number) => void;
  /** Those who would play again, and when they are enough for long enough. */
  again: readonly number[];
  agreed: NodeJS.Timeout | undefined;
  /** Since when they are enough; null where they are not. */
  agreedSince: number | null;
  /** Whose seats others played to the end. */
  lenders: readonly number[];
  /** When somebody's last page went. */
  readonly went: Map<number, number>;
  readonly watchVotes: () => void;
  /** Since when the table rests: the last game ended, the host chose, or the room was brought back to memory. */
  restsSince: number;
  /** What was said last. */
  chat: readonly Line[];
  /** Set while a lobby has just been told: the next waits for it. */
  lobbyTold: NodeJS.Timeout | undefined;
  lobbyChanged: boolean;
  /** Writes on their way. A room with any is in no other memory than this. */
  writing: number;
  onWritten: () => void;
  /** It is about to be let go, and lets nobody in. */
  leaving: boolean;
  /** Its long game is being brought back: nobody comes in before it is there. */
  waking: boolean;
  /** Called when the file did not take something: what is in memory is not what is kept, and must be let go. */
  readonly onLost: () => void;
  readonly close: (why: Farewell) => void;
}

export type Budget = 'acts' | 'talk';

/** All of these or none; `then` when they are on the disk. What is not kept is not told either. */
export function keep(room: LiveRoom, writes: readonly Write[], then: () => void): void {
  room.writing++;
  const durable = (error?: NotKept) => {
    room.writing--;
    if (error === undefined) contain(room, then);
    else room.onLost();
    if (room.writing === 0) room.onWritten();
  };
  room.services.store.keep(writes, durable, room.code);
}

/** What goes wrong in one room costs nobody in another: it is told, and the room begins again from what is kept. */
export function contain(room: LiveRoom, work: () => void): void {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    room.services.report('host.roomFailed', { room: room.code, why });
    room.onLost();
  }
}

/** An id that nobody here ever had. */
export const freshPerson = ({ lobby, tokens }: LiveRoom) => 1 + Math.max(lastId(lobby), ...tokens.values());

export function isHere(room: LiveRoom, person: number): boolean {
  for (const connection of room.connections) if (connection.person === person) return true;
  return false;
}

/** [R5] whether a game is on the table in which nobody may speak now. */
export function isSilent({ playing }: LiveRoom): boolean {
  return playing !== null && isSilentAt(playing);
}

/** The same as far as anyone was told: an end that is not kept yet has broken no silence. */
export function seemsSilent(room: LiveRoom): boolean {
  return isSilent(room) || (room.playing !== null && isEnding(room.playing));
}
