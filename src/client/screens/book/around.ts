import type { SidesWon } from '#protocol/records.ts';
import type { Win } from './lines.ts';
import { ask } from './wonHere.ts';

// What the Book knows besides its lines: what is still open, and what a room has played.

/** Which scenarios and evenings somebody has won, and which scenarios this room has at least tried. */
export interface OpenHere {
  readonly won: readonly number[];
  readonly evenings: readonly string[];
  readonly tried: readonly number[];
}

export async function fetchOpen(room: string | null): Promise<OpenHere | null> {
  return (await ask('/api/book/open', { room })) as OpenHere | null;
}

/** A game that a room has finished, won or not. */
export interface PastGame extends Pick<Win, 'timers' | 'time' | 'joined' | 'names' | 'game' | 'when'> {
  readonly title: Readonly<Record<string, string | number>>;
  readonly won: boolean;
  readonly reason: string;
  /** The seats that bots played. */
  readonly bots?: readonly number[];
  /** Of these, the seats of people whose chairs bots had for a while. */
  readonly lent?: readonly number[];
  /** [H2.5] with hidden roles: the side it went to; nothing where it was called off. */
  readonly side?: 'loyal' | 'traitors' | 'nobody';
}

export interface PastPart {
  readonly games: readonly PastGame[];
  readonly next: string | null;
}

export async function fetchPast(room: string, after: string | null): Promise<PastPart | null> {
  return (await ask('/api/book/past', { room, after })) as PastPart | null;
}

/** [H0.1] how often each level of hidden roles went to which side, of those that were played; none where that cannot be had. */
export async function fetchSides(room: string | null): Promise<readonly SidesWon[]> {
  const answer = (await ask('/api/book/sides', { room })) as { readonly sides?: readonly SidesWon[] } | null;
  return (answer?.sides ?? []).filter(({ loyal, traitors, nobody }) => loyal + traitors + nobody > 0);
}
