import { performance } from 'node:perf_hooks';
import { type MatesAtTable, pondered, runsForNobody, satDown, told } from '#bots/mates/atTable.ts';
import { type Game, type MallEvent, viewFor } from '#engine/mall/index.ts';
import { levelOf } from '#room/bots.ts';
import { fromBot, fromRoom } from './atTable.ts';
import { isOrder } from './catalogue.ts';
import { freshRandom } from './freshRandom.ts';
import { BOT_ACTS, type Bucket, bucket } from './limits.ts';
import type { HappenedAtTable, LiveGame } from './liveGame.ts';
import { contain, type LiveRoom } from './room.ts';

// The bots at a room's table. They hear what was told when everyone does, after the disk; what they do goes the way of
// anybody's commands. One alarm for all of them, which is the room's and ends with it; a table without bots has none.

export interface Mates {
  /** Seats and levels, to see whether these are still the same bots. */
  readonly who: string;
  table: MatesAtTable;
  alarm: NodeJS.Timeout | undefined;
  /** However a plan goes wrong, bots do no more than quick people would. */
  readonly budget: Bucket;
}

/** A table is thought about so often at most: what came at once is one event. */
const SOONEST = 10;

/** Who of those at the table is a bot; asked whenever a game comes to the table, or a seat goes to somebody else. */
export function seatMates(room: LiveRoom): void {
  const { playing, lobby } = room;
  if (playing === null) return;
  const mates = playing.seats.flatMap((id, seat) => {
    const level = levelOf(lobby, id);
    return level === undefined ? [] : { seat, level };
  });
  const who = JSON.stringify(mates);
  if (playing.mates?.who === who) return;
  clearTimeout(playing.mates?.alarm);
  playing.mates = null;
  // The tower's bots would have minds of their own.
  if (mates.length === 0 || isOrder(playing.setup)) return;
  const table = satDown(mates, viewFor(playing.authority.game as Game, null), freshRandom());
  playing.mates = { who, table, alarm: undefined, budget: bucket(BOT_ACTS, () => performance.now()) };
  wakeIn(room, playing, playing.mates, 0);
}

/** What everyone may be told by now, bots hear as well. */
export function tellMates(room: LiveRoom, playing: LiveGame, { before, outcome }: HappenedAtTable): void {
  const { mates } = playing;
  if (mates === null || room.playing !== playing) return;
  for (const { to, at, events } of outcome.tellings)
    if (to.some(({ seat }) => seat === null))
      mates.table = told(mates.table, viewFor(before as Game, null), events as readonly MallEvent[], at);
  wakeIn(room, playing, mates, 0);
}

function wakeIn(room: LiveRoom, playing: LiveGame, mates: Mates, wait: number): void {
  clearTimeout(mates.alarm);
  mates.alarm = setTimeout(() => contain(room, () => think(room, playing, mates)), Math.max(SOONEST, wait));
  mates.alarm.unref();
}

function think(room: LiveRoom, playing: LiveGame, mates: Mates): void {
  if (room.leaving || room.playing !== playing || playing.mates !== mates) return;
  // [M26] without a person at the table nothing goes on; it does when the first is back.
  if (runsForNobody(mates.table)) {
    fromRoom(room, { type: 'hold' });
    return;
  }
  const { engine } = playing.authority;
  const now = engine.time(mates.table.view, room.services.clock.now());
  const { table, acts, wait } = pondered(mates.table, now);
  mates.table = table;
  for (const { seat, ...command } of acts)
    if (seat !== null && mates.budget() === 0) fromBot(room, playing, seat, command);
  if (wait !== null) wakeIn(room, playing, mates, wait);
}
