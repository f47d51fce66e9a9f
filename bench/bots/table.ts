import { heard, type Mate, type Minds, newMinds, thought } from '#bots/mates/minds.ts';
import {
  type Box,
  type Game,
  type MallEvent,
  type PublicGame,
  randomFrom,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { type Authority, openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import type { StandIn } from './standIns.ts';

// One game at a table of bots, and perhaps one who stands in for a person, in virtual time: the room's own authority judges what
// they do, and the clock jumps to whatever comes next.

export interface Played {
  readonly won: boolean;
  readonly reason: string;
  readonly minutes: number;
  readonly moves: number;
  readonly undos: number;
  readonly botUndos: number;
  readonly nudges: number;
  readonly refused: number;
  /** What all bots together needed to think, in milliseconds of the processor; nought where that is not asked. */
  readonly thinkMs: number;
  readonly end: Game;
}

interface Table {
  readonly authority: Authority<Game, MallEvent>;
  readonly follow: Follower | undefined;
  readonly timed: boolean;
  readonly last: { from: number; at: number }[];
  minds: Minds;
  now: number;
  moves: number;
  undos: number;
  botUndos: number;
  nudges: number;
  refused: number;
  thinkMs: number;
}

const LONGEST = 3_600_000;
const UNDONE_WITHIN = 5_000;

export interface Follower {
  /** Somebody does something; null for the clock. */
  act(before: Game, seat: number | null, at: number): void;
  event(before: Game, event: MallEvent, after: Game): void;
}

export interface Seating {
  readonly seed: string;
  readonly standIn?: { readonly seat: number; readonly as: StandIn };
  /** Is told whatever happens. */
  readonly follow?: Follower;
  /** Whether it counts what thinking costs: that costs something itself. */
  readonly timed?: boolean;
  /** Is shown the table whenever bots look at it. */
  readonly watch?: (game: PublicGame, now: number, minds: Minds) => void;
}

export function playGame(box: Box, { seed, standIn, follow, watch, timed = false }: Seating): Played {
  const { authority } = openAuthority(mallEngine(box), randomFrom(seed));
  const seats = Array.from({ length: box.setup.players }, (_, seat) => seat);
  const mates = seats
    .filter((seat) => seat !== standIn?.seat)
    .map((seat): Mate => ({ seat, level: 'attentive' }));
  const minds = newMinds(mates, randomFrom(`${seed} minds`));
  const table: Table = {
    authority,
    follow,
    timed,
    last: [],
    minds,
    now: 0,
    moves: 0,
    undos: 0,
    botUndos: 0,
    nudges: 0,
    refused: 0,
    thinkMs: 0,
  };
  const person = standIn?.as(standIn.seat, randomFrom(`${seed} person`));
  while (authority.game.shared.phase !== 'over' && table.now < LONGEST) {
    watch?.(authority.game, table.now, table.minds);
    const wake = botsTurn(table);
    const due = person?.(viewFor(authority.game, standIn?.seat ?? null), table.now);
    for (const act of due?.acts ?? []) give(table, standIn?.seat ?? null, act);
    if (due === undefined || due.acts.length === 0) waitFor(table, wake, due?.wake ?? null);
  }
  return resultOf(table);
}

function resultOf({
  authority: { game },
  now,
  moves,
  undos,
  botUndos,
  nudges,
  refused,
  thinkMs,
}: Table): Played {
  const { result } = game.shared;
  const won = result?.won === true;
  return {
    ...{
      won,
      reason: result?.reason ?? 'endless',
      minutes: now / 60_000,
      moves,
      undos,
      botUndos,
      nudges,
      refused,
      thinkMs,
    },
    end: game,
  };
}

/** What bots see is what a spectator sees. */
const seen = ({ authority }: Table): View => viewFor(authority.game, null);

/** All that is to be done at this moment; when they want to be asked again. */
function botsTurn(table: Table): number | null {
  for (;;) {
    const { minds, acts, wake } = thinking(table, () => thought(table.minds, seen(table), table.now));
    table.minds = minds;
    for (const { seat, ...command } of acts) give(table, seat, command);
    if (acts.length === 0) return wake;
  }
}

function thinking<T>(table: Table, think: () => T): T {
  if (!table.timed) return think();
  const { user } = process.cpuUsage();
  const thought = think();
  table.thinkMs += (process.cpuUsage().user - user) / 1_000;
  return thought;
}

function waitFor(table: Table, ...wakes: readonly (number | null)[]): void {
  const deadline = table.authority.engine.deadline(table.authority.game);
  const times = [...wakes, deadline].filter((time): time is number => time !== null && time > table.now);
  table.now = Math.min(table.now + 1_000, ...times);
  if (deadline !== null && deadline <= table.now) give(table, null, { type: 'clock' });
}

function give(table: Table, seat: number | null, command: object): void {
  const { authority } = table;
  let before = authority.game;
  const { verdict, entry } = receive(authority, { seat, command }, table.now);
  if (verdict !== 'accepted') table.refused++;
  if (entry !== undefined && entry !== null) table.follow?.act(before, seat, table.now);
  for (const event of entry?.events ?? []) {
    count(table, before, event);
    const known = viewFor(before, null);
    table.minds = thinking(table, () => heard(table.minds, known, event, table.now));
    const after = authority.engine.evolve(before, event);
    table.follow?.event(before, event, after);
    before = after;
  }
}

function count(table: Table, before: Game, event: MallEvent): void {
  if (event.type === 'doSomething' && table.minds.mates.some(({ seat }) => seat === event.seat))
    table.nudges++;
  if (event.type !== 'moved') return;
  const pawn = pawnNumber(before, event.pawn);
  const last = table.last[pawn];
  table.moves++;
  if (last !== undefined && last.from === event.to && table.now - last.at < UNDONE_WITHIN) {
    table.undos++;
    if (table.minds.mates.some(({ seat }) => seat === event.seat)) table.botUndos++;
  }
  table.last[pawn] = { from: before.shared.pawns[pawn] as number, at: table.now };
}
