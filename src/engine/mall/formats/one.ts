import { fingerprint } from '../../core/hash.ts';
import type { LogEntry } from '../../core/log.ts';
import type { Game, Shared } from '../state.ts';
import type { MallEvent } from '../words.ts';

// Logs of format 1, release 0.1. Pieces kept what they remembered in slices, and changed it by one event, `noted`. Its
// words are history: nothing else uses them, and they never change again. A game that began in format 1 and went on in
// a later one has both in its log, so what is not of format 1 passes as it is.

type Old = { readonly type: string } & Readonly<Record<string, unknown>>;
type Slices = Readonly<Record<string, unknown>>;
interface Hidden {
  readonly value: unknown;
  readonly random: unknown;
}

export function fromFormatOne(entry: LogEntry<MallEvent>): LogEntry<MallEvent> {
  if (!entry.events.some(isOld)) return entry;
  return { ...entry, events: entry.events.map((event) => (isOld(event) ? upcast(event) : event)) };
}

function isOld(event: { readonly type: string }): boolean {
  return event.type === 'noted' || (event.type === 'dealt' && 'slices' in event);
}

function upcast(event: MallEvent): MallEvent {
  const old = event as unknown as Old;
  return (old.type === 'noted' ? noted(old) : dealt(old)) as MallEvent;
}

function dealt({ slices, hidden, ...rest }: Old): Old {
  if (hidden === undefined) return { ...rest, memory: slices };
  const { slices: memory, ...kept } = hidden as { slices: Slices };
  return { ...rest, memory: slices, hidden: { ...kept, memory } };
}

function noted({ piece, value, hidden }: Old): unknown {
  if (piece === 'crystalBall') return { type: 'ballOwes', space: value };
  if (piece === 'rearrangement') return { type: 'tilesOwed', ...(value as object) };
  return soloNote((value as { pile: readonly string[] }).pile, hidden as Hidden | undefined);
}

/** An empty pile is a deck that was just mixed. */
function soloNote(pile: readonly string[], hidden: Hidden | undefined) {
  if (pile.length > 0) return { type: 'revealed', tile: pile.at(-1) };
  const told = hidden === undefined ? {} : { hidden: { deck: hidden.value, random: hidden.random } };
  return { type: 'mixed', ...told };
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
