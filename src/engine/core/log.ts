import { type Refusal, refuse } from './refusal.ts';

// A game is its log: a header, then what happened, entry by entry, as lines of JSON. The last
// line of a finished log is the fingerprint it must replay to.

export const LOG_FORMAT = 2;
/** Logs of earlier formats are read for ever; what has changed since, each game makes up for. */
export const FORMATS: readonly number[] = [1, LOG_FORMAT];

export interface LogHeader<Setup> {
  readonly format: number;
  readonly game: string;
  /** Fingerprint of the tiles in play: a log says when it was played with others. */
  readonly content: string;
  readonly setup: Setup;
  /** What the players chose, to be shown: scenario, level, name of an own scenario. */
  readonly title: Readonly<Record<string, string | number>>;
  /** Who sat where, by seat; games that nobody was named in have none. */
  readonly names?: readonly string[];
  readonly faces?: readonly number[];
  /** The seats that bots played, all the time or for a while. */
  readonly bots?: readonly number[];
  /** Of these, the seats of people whose chairs bots had for a while. */
  readonly lent?: readonly number[];
}

/** One accepted command: when (game time), whose, its id where it had one, and all that followed. */
export interface LogEntry<Event> {
  readonly at: number;
  readonly seat: number | null;
  readonly id?: string;
  /** A bot's act. */
  readonly bot?: true;
  readonly events: readonly Event[];
}

export interface Log<Setup, Event> {
  readonly header: LogHeader<Setup>;
  readonly entries: readonly LogEntry<Event>[];
  readonly hash?: string;
}

export function encodeLog<Setup, Event>({ header, entries, hash }: Log<Setup, Event>): string {
  const lines: readonly unknown[] =
    hash === undefined ? [header, ...entries] : [header, ...entries, { hash }];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Checks the frame of a log; whether its events make sense shows when they are replayed. */
export function decodeLog<Setup, Event>(text: string): Log<Setup, Event> | Refusal {
  const lines = text.split('\n').filter((line) => line.length > 0);
  const parsed = lines.map(parseLine);
  const last = parsed.length - 1;
  const fits = (line: unknown, index: number) =>
    index === 0 ? isHeader(line) : isEntry(line) || (index === last && isHash(line));
  const broken = lines.length === 0 ? 0 : parsed.findIndex((line, index) => !fits(line, index));
  if (broken >= 0) return refuse('log.malformed', { line: broken + 1 });
  const header = parsed[0] as LogHeader<Setup>;
  if (!FORMATS.includes(header.format)) return refuse('log.format', { format: header.format });
  const entries = parsed.slice(1).filter((line) => isEntry(line)) as LogEntry<Event>[];
  const end = parsed[last];
  return isHash(end) ? { header, entries, hash: end.hash } : { header, entries };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function has(value: unknown, field: string, type: string): boolean {
  return (
    typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[field] === type
  );
}

function isHeader(line: unknown): boolean {
  return has(line, 'format', 'number') && has(line, 'setup', 'object') && has(line, 'content', 'string');
}

function isEntry(line: unknown): boolean {
  return has(line, 'at', 'number') && Array.isArray((line as { events?: unknown }).events);
}

function isHash(line: unknown): line is { readonly hash: string } {
  return has(line, 'hash', 'string');
}
