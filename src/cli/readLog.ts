import { boxFor } from '#content/tileSets.ts';
import { decodeLog } from '#engine/core/log.ts';
import { type Refusal, refuse } from '#engine/core/refusal.ts';
import {
  type Box,
  emptyGame,
  evolve,
  type Game,
  isMallEvent,
  isRefusal,
  logHash,
  type MallEntry,
  type MallEvent,
  type MallLog,
  type Setup,
  upcast,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { knownSets } from './knownTiles.ts';

// A log from anywhere: every step of it as a game, or why it cannot be believed. The file may be
// damaged or written by somebody who wants to see what happens.

export interface Step {
  readonly entry: MallEntry;
  readonly game: Game;
}

export interface Replay {
  readonly steps: readonly Step[];
  readonly title: MallLog['header']['title'];
  /** Null where the log records no result to compare with. */
  readonly good: boolean | null;
}

export function readLog(text: string): Replay | Refusal {
  const log = decodeLog<Setup, MallEvent>(text);
  if (isRefusal(log)) return log;
  if (log.header.game === 'tower') return refuse('log.game');
  const box = boxOf(log);
  if (isRefusal(box)) return box;
  const steps = replaySteps(box, log.entries);
  if (isRefusal(steps)) return steps;
  const last = steps.at(-1)?.game;
  if (last === undefined) return refuse('log.malformed', { line: 1 });
  const title = typeof log.header.title === 'object' && log.header.title !== null ? log.header.title : {};
  return { steps, title, good: log.hash === undefined ? null : hashOf(last, log) === log.hash };
}

/** A set-up that is no set-up makes the header the line at fault. */
function boxOf({ header }: MallLog): Box | Refusal {
  const sets = knownSets();
  const opened = attempt(() => boxFor(header.setup, header.content, sets, PIECES));
  if (opened !== null && 'box' in opened) return opened.box;
  return opened?.problems[0] ?? refuse('log.malformed', { line: 1 });
}

function replaySteps(box: Box, entries: readonly MallEntry[]): readonly Step[] | Refusal {
  const steps: Step[] = [];
  let game = emptyGame(box);
  for (const [index, written] of entries.entries()) {
    const entry = upcast(written);
    const after = attempt(() => entry.events.reduce(evolveKnown, game));
    // The header is line 1.
    if (after === null || !isSound(after)) return refuse('log.malformed', { line: index + 2 });
    game = after;
    steps.push({ entry, game });
  }
  return steps;
}

/** An event of a type that exists, about a pawn that does. */
function evolveKnown(game: Game, event: MallEvent): Game {
  const known = isMallEvent(game, event);
  if (!known || ('pawn' in event && !game.box.pawns.includes(event.pawn)))
    throw new TypeError('unknown event');
  return evolve(game, event);
}

/** An event is a fact to the engine; a forged one can leave a table that nobody could look at. */
function isSound({ box, shared }: Game): boolean {
  const { board, clock, sand, result } = shared;
  const isSpace = (space: number) => Number.isInteger(space) && space >= -1 && space < box.print.length;
  const isTile = (tile: number | null) => tile === null || box.tiles[tile] !== undefined;
  const inReach = (places: number) => Math.abs(places) <= box.tiles.length;
  return (
    shared.hands.length === box.setup.players &&
    shared.hands.every((hand) => hand.every((tile) => typeof tile === 'string')) &&
    shared.pawns.length === box.pawns.length &&
    [...shared.pawns, ...shared.outOfOrder].every(isSpace) &&
    [shared.drawn, shared.deckTop].every(isTile) &&
    board.placed.every(({ a, b, tile }) => isTile(tile) && inReach(a) && inReach(b)) &&
    board.placed.every(({ dimension, turn }) => [0, 1].includes(dimension) && [0, 1, 2, 3].includes(turn)) &&
    new Set(board.placed.map(({ tile }) => tile)).size === board.placed.length &&
    board.byPlace.size === board.placed.length &&
    [sand.turned, sand.end, clock.shift, clock.since ?? 0, shared.deckLeft].every(Number.isFinite) &&
    (result === null || (typeof result.won === 'boolean' && typeof result.reason === 'string'))
  );
}

function hashOf(game: Game, { header, entries }: MallLog): string | null {
  return attempt(() => logHash(game, entries, header.format));
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
