import type { ServerMessage } from '#protocol/server.ts';
import type { Frame } from './frame.ts';

// One page that is connected to a room, as the room sees it.
export interface Attempt {
  readonly page: string;
  readonly number: number;
  /** The game it last heard of, and the last number it saw of it. */
  readonly game: string | null;
  readonly seen: number;
}

export interface Connection {
  /** The hash of its token; the token itself is never kept. */
  readonly token: string;
  /** Which of its browser's pages it is, and how often that has connected; null where it does not say. */
  readonly attempt: Attempt | null;
  /** Who it is in this room, once it has told a name. */
  person: number | null;
  readonly send: (message: ServerMessage) => void;
  /** The same bytes for many are encoded once and handed on as they are. */
  readonly sendFrame: (frame: Frame) => void;
  readonly close: (why: Extract<ServerMessage, { type: 'goodbye' }>['why']) => void;
}
