import type { Farewell, ServerMessage } from '#protocol/server.ts';
import type { Frame } from './frame.ts';
import type { Bucket } from './limits.ts';

// One page that is connected to a room, as the room sees it.
export interface Attempt {
  readonly page: string;
  readonly number: number;
  readonly last: LastSeen;
}

/** The game a page last heard of, in which telling of its history, and the last number it saw. */
export interface LastSeen {
  readonly game: string | null;
  readonly epoch: string | null;
  readonly seen: number;
}

export interface Connection {
  /** The hash of its token; the token itself is never kept. */
  readonly token: string;
  /** Which of its browser's pages it is, and how often that has connected; null where it does not say. */
  readonly attempt: Attempt | null;
  /** Who it is in this room, once it has told a name. */
  person: number | null;
  /** Another page of the same person has taken over; what was under way by then still counts. */
  succeeded: boolean;
  /** How often those who are nobody yet, where it comes from, may say who they are, and be new to a room. */
  readonly enters: Bucket;
  readonly newTo: (room: string) => Bucket;
  /** How much history its address may still be told. */
  readonly history: Bucket;
  /** While a long history is told slice by slice, what happens waits for its turn. */
  catchingUp: object | null;
  /** The lobby as it was last told: what has not changed is not told again. */
  lobby: { readonly own: string; readonly text: string } | null;
  readonly send: (message: ServerMessage) => void;
  /** The same bytes for many are encoded once and handed on as they are; `then` when they are on their way, and never where the page has gone. */
  readonly sendFrame: (frame: Frame, then?: () => void) => void;
  readonly close: (why: Farewell) => void;
}
