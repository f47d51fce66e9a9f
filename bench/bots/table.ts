import type { Mate } from '#bots/mates/minds.ts';
import {
  type Box,
  type Game,
  type MallEvent,
  type PublicGame,
  randomFrom,
  viewFor,
} from '#engine/mall/index.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { type Authority, openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { botsTurn, wake } from '#server/botsTurn.ts';
import { type Brain, mallBrain } from '#server/brains.ts';
import { BOT_ACTS, type Bucket, bucket } from '#server/limits.ts';
import type { StandIn } from './standIns.ts';

// One game at a table of bots, and perhaps one who stands in for a person, in virtual time: the room's own authority judges what
// they do, the server's own driver has bots think, and the clock jumps to whatever comes next.

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
  readonly isBot: (seat: number) => boolean;
  readonly brain: Brain;
  readonly budget: Bucket;
  /** When bots look again; null where only an event wakes them. */
  alarm: number | null;
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
  readonly watch?: (game: PublicGame, now: number) => void;
}

export function playGame(box: Box, { seed, standIn, follow, watch, timed = false }: Seating): Played {
  const { authority } = openAuthority(mallEngine(box), randomFrom(seed));
  const seats = Array.from({ length: box.setup.players }, (_, seat) => seat);
  const mates = seats
    .filter((seat) => seat !== standIn?.seat)
    .map((seat): Mate => ({ seat, level: 'attentive' }));
  const clock = { now: 0 };
  const table: Table = Object.assign(clock, {
    authority,
    follow,
    timed,
    last: [],
    isBot: (seat: number) => seat !== standIn?.seat,
    brain: mallBrain(mates, authority.game, randomFrom(`${seed} minds`)),
    budget: bucket(BOT_ACTS, () => clock.now),
    alarm: 0,
    moves: 0,
    undos: 0,
    botUndos: 0,
    nudges: 0,
    refused: 0,
    thinkMs: 0,
  });
  const person = standIn?.as(standIn.seat, randomFrom(`${seed} person`));
  while (authority.game.shared.phase !== 'over' && table.now < LONGEST) {
    watch?.(authority.game, table.now);
    if (table.alarm !== null && table.alarm <= table.now) botsLook(table);
    const due = person?.(viewFor(authority.game, standIn?.seat ?? null), table.now);
    for (const act of due?.acts ?? []) give(table, standIn?.seat ?? null, act);
    if (due === undefined || due.acts.length === 0) waitFor(table, table.alarm, due?.wake ?? null);
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

/** What they do is told after that, as a room tells it after the disk. */
function botsLook(table: Table): void {
  const { authority, budget, now } = table;
  const brain: Brain = { ...table.brain, think: (at) => thinking(table, () => table.brain.think(at)) };
  table.alarm = null;
  const done: (() => void)[] = [];
  botsTurn(brain, budget, authority.engine.time(authority.game, now), {
    wakeIn: wakeIn(table),
    hold: () => done.push(() => give(table, null, { type: 'hold' })),
    ask: () => undefined,
    hint: () => undefined,
    show: ({ seat }) => done.push(() => give(table, seat, { type: 'speak', channel: 'gestures' })),
    act: (seat, command) => done.push(() => give(table, seat, command)),
  });
  for (const one of done) one();
}

const wakeIn = (table: Table) => (wait: number) => {
  table.alarm = table.now + wait;
};

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
  const { authority, brain } = table;
  let before = authority.game;
  const bot = seat !== null && table.isBot(seat) ? { bot: true as const } : {};
  const { verdict, entry, tellings } = receive(authority, { seat, ...bot, command }, table.now);
  if (verdict !== 'accepted') table.refused++;
  for (const telling of tellings)
    if (telling.to.some(({ seat: to }) => to === null)) thinking(table, () => brain.told(before, telling));
  if (tellings.length > 0) wake({ wakeIn: wakeIn(table) });
  if (entry !== undefined && entry !== null) table.follow?.act(before, seat, table.now);
  for (const event of entry?.events ?? []) {
    count(table, before, event);
    const after = authority.engine.evolve(before, event);
    table.follow?.event(before, event, after);
    before = after;
  }
}

function count(table: Table, before: Game, event: MallEvent): void {
  if (event.type === 'doSomething' && table.isBot(event.seat)) table.nudges++;
  if (event.type !== 'moved') return;
  const pawn = pawnNumber(before, event.pawn);
  const last = table.last[pawn];
  table.moves++;
  if (last !== undefined && last.from === event.to && table.now - last.at < UNDONE_WITHIN) {
    table.undos++;
    if (table.isBot(event.seat)) table.botUndos++;
  }
  table.last[pawn] = { from: before.shared.pawns[pawn] as number, at: table.now };
}
