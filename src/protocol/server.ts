import type { MateLevel } from '#engine/core/mateLevels.ts';
import type { Setup } from '#engine/mall/index.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { Lent } from '#room/lobby.ts';
import type { AnyRefusal } from '#room/refusal.ts';
import type { AnyChoice } from './messages.ts';
import type { Help } from './signs.ts';

// What the server sends. Everything but tellings is text; a telling of one move, by far the most
// frequent, is packed into a few bytes (codec.ts).

/** The only words that a page of this version knows; the type checker keeps the list whole. */
export const KNOWN_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  lobby: true,
  game: true,
  told: true,
  verdict: true,
  refused: true,
  stare: true,
  pointed: true,
  said: true,
  chat: true,
  gesture: true,
  wayBack: true,
  pong: true,
  goodbye: true,
};

export interface LobbyPerson {
  readonly id: number;
  readonly name: string;
  /** The one they chose. */
  readonly face?: number;
  readonly chair: number | null;
  readonly here: boolean;
  /** Asked to leave by the host. */
  readonly out?: true;
  /** It is a bot, which is always told; always `here`, though its seat is never counted as present [M26]. */
  readonly bot?: MateLevel;
}

/** Somebody would play the seat of one who is away; so many of those who play let them. */
export interface StandIn {
  readonly seat: number;
  readonly person: number;
  readonly votes: readonly number[];
}

/** Those who play would have a bot play the seat of one who is away; so many of them. */
export interface BotOffer {
  readonly seat: number;
  readonly level: MateLevel;
  readonly votes: readonly number[];
}

export type ServerMessage =
  | {
      readonly type: 'lobby';
      readonly you: number | null;
      readonly host: number | null;
      readonly people: readonly LobbyPerson[];
      /** What is dealt next; the room's own word for it is checked before it is told. */
      readonly choice: AnyChoice | null;
      readonly game: string | null;
      readonly locked: boolean;
      /** How many are here whose names nobody was told. */
      readonly watching: number;
      readonly standIns: readonly StandIn[];
      /** Only where there is one. */
      readonly botOffers?: readonly BotOffer[];
      /** Seats that somebody plays for whoever they belong to. */
      readonly lent: readonly Lent[];
      /** Those who would play again, after the end of a game. */
      readonly again: readonly number[];
      /** [R32] those who would end a game that somebody is missing from; only there while it can be ended so. */
      readonly callOff?: readonly number[];
      /** One's own name while it is held back [R5]. */
      readonly held?: string;
    }
  /** A game from its first number on, or what a page missed of it. */
  | {
      readonly type: 'game';
      readonly game: string;
      /** Its number at this room's table since the server began: what tellings name it by. */
      readonly table: number;
      /** One telling of its history: numbers seen in another may stand for other events. */
      readonly epoch: string;
      readonly seat: number | null;
      /** Who sits where, by their ids in the room. */
      readonly seats: readonly number[];
      readonly title: Readonly<Record<string, string | number>>;
      readonly setup: Setup | TowerOrder;
      /** Fingerprint of the tiles it is played with: those of its log. */
      readonly content: string;
      readonly first: number;
      readonly events: readonly AnyEvent[];
      readonly host: number;
    }
  | Told
  | { readonly type: 'verdict'; readonly id: number; readonly refusal: AnyRefusal | null }
  | { readonly type: 'refused'; readonly refusal: AnyRefusal }
  | { readonly type: 'stare'; readonly from: number; readonly target: number }
  | { readonly type: 'pointed'; readonly from: number; readonly icon: Help }
  | Line
  /** What was said before one came, as far as the room remembers it. */
  | { readonly type: 'chat'; readonly lines: readonly Line[] }
  /** What to come back with from another device: told to nobody else. */
  | { readonly type: 'wayBack'; readonly secret: string }
  | { readonly type: 'pong'; readonly sent: number; readonly host: number }
  | { readonly type: 'goodbye'; readonly why: Farewell };

/** Words, or a sign. */
export type Line =
  /** `phantom`: [H2.5] said by somebody who is out, while nobody else might speak. */
  | { readonly type: 'said'; readonly from: number; readonly text: string; readonly phantom?: true }
  | {
      readonly type: 'gesture';
      readonly from: number;
      readonly sign: string;
      readonly path: readonly (readonly [number, number])[];
    };

/**
 * Another tab took the seat over; the server is about to stop; this page, or its address, asks too much; the
 * page is of another version; the server cannot write; the host asked them to leave; the room is no more.
 */
export type Farewell =
  | 'kicked'
  | 'forgotten'
  | 'takenOver'
  | 'restart'
  | 'tooFast'
  | 'tooMany'
  | 'version'
  | 'unwell';

/** Numbered events; `ack` is the id of the receiver's own command that caused them. */
export interface Told {
  readonly type: 'told';
  /** Which game it is of. */
  readonly table: number;
  readonly first: number;
  readonly at: number;
  readonly events: readonly AnyEvent[];
  readonly ack?: number;
}
