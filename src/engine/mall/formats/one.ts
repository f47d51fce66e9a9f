import { fingerprint } from '../../core/hash.ts';
import type { LogEntry } from '../../core/log.ts';
import type { Game, Shared } from '../state.ts';
import type { MallEvent } from '../words.ts';

// Logs of format 1, release 0.1. Pieces kept what they remembered in slices, and changed it by one event, `noted`. Its
// words are history: nothing else uses them, and they never change again. A game that began in format 1 and went on in
// a later one has both in its log, so what is not of format 1 passes as it is.

type Old = { readonly type: string } & Readonly<Record<string, unknown>>;
type Slices = Readonly<Record<string, unknown>>;

export function fromFormatOne(entry: LogEntry<MallEvent>): LogEntry<MallEvent> {
  const events = entry.events.map((event) => (upcast(event as unknown as Old) ?? event) as MallEvent);
  return events.every((event, index) => event === entry.events[index]) ? entry : { ...entry, events };
}

/** What the event is now; undefined where it is no event of format 1, or none that makes sense. */
function upcast(event: Old): unknown {
  if (event?.type === 'noted') return noted(event);
  return event?.type === 'dealt' && isRecord(event.slices) ? dealt(event, event.slices) : undefined;
}

function dealt({ slices: _, hidden, ...rest }: Old, memory: Slices): unknown {
  if (!isRecord(hidden)) return { ...rest, memory };
  const { slices, ...kept } = hidden;
  return { ...rest, memory, hidden: { ...kept, memory: slices } };
}

function noted({ piece, value, hidden }: Old): unknown {
  if (piece === 'crystalBall') return { type: 'ballOwes', space: value };
  if (!isRecord(value)) return undefined;
  if (piece === 'rearrangement') return { type: 'tilesOwed', owed: value.owed, first: value.first };
  return piece === 'solo' && Array.isArray(value.pile) ? soloNote(value.pile, hidden) : undefined;
}

/** An empty pile is a deck that was just mixed. */
function soloNote(pile: readonly unknown[], hidden: unknown): unknown {
  if (pile.length > 0) return { type: 'revealed', tile: pile.at(-1) };
  return isRecord(hidden)
    ? { type: 'mixed', hidden: { deck: hidden.value, random: hidden.random } }
    : { type: 'mixed' };
}

function isRecord(value: unknown): value is Slices {
  return typeof value === 'object' && value !== null;
}

/** A game's fingerprint as it was taken of the games of that release. */
export function gameHashOne({ box, shared, secrets }: Game): string {
  const { deck, random, memory: slices } = secrets;
  return fingerprint({ setup: box.setup, shared: sharedOne(shared), secrets: { deck, random, slices } });
}

function sharedOne({ board, memory, timers: _, result, ...rest }: Shared): unknown {
  const before = result === null ? null : { won: result.won, reason: result.reason };
  return { ...rest, result: before, slices: memory, placed: board.placed };
}
