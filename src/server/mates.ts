import { performance } from 'node:perf_hooks';
import type { Mate } from '#bots/mates/minds.ts';
import type { Question } from '#bots/quests/mates.ts';
import type { Game } from '#engine/mall/index.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { Point } from '#protocol/signs.ts';
import { levelOf } from '#room/bots.ts';
import { drawnByBot, fromBot, fromRoom, hintedByBot } from './atTable.ts';
import { botsTurn, type Hands, wake } from './botsTurn.ts';
import { type Brain, careful, mallBrain, questBrain } from './brains.ts';
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
  readonly brain: Brain;
  alarm: NodeJS.Timeout | undefined;
  /** However a plan goes wrong, bots do no more than quick people would. */
  readonly budget: Bucket;
  /** A solver is asked the way. */
  asking: boolean;
  /** Before that they do not think again. */
  rested: number;
}

/** However much happens at once, so long passes from one thought to the next: no bot acts that soon, and thinking is everybody's time. */
const REST = 100;

/** A solver that has no time is asked again. */
const ASK_AGAIN = 5_000;

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
  if (mates.length === 0) return;
  const brain = brainFor(room, playing, mates);
  if (brain === null) return;
  const budget = bucket(BOT_ACTS, () => performance.now());
  playing.mates = { who, brain, alarm: undefined, budget, asking: false, rested: 0 };
  wakeIn(room, playing, playing.mates);
}

/** No bot is worth a game: where the minds of a table fail they are silent, and people play on. */
function brainFor(room: LiveRoom, playing: LiveGame, mates: readonly Mate[]): Brain | null {
  const failed = (error: unknown) => {
    clearTimeout(playing.mates?.alarm);
    playing.mates = null;
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    room.services.report('host.lostMinds', { room: room.code, game: playing.id, why });
  };
  try {
    return careful(mindsFor(room, playing, mates), failed);
  } catch (error) {
    failed(error);
    return null;
  }
}

function mindsFor({ services }: LiveRoom, { setup, authority }: LiveGame, mates: readonly Mate[]): Brain {
  return isOrder(setup)
    ? questBrain(mates, authority.game as TowerGame, services.clock.now)
    : mallBrain(mates, authority.game as Game, freshRandom());
}

/** The bots at this table, as long as it is the room's. */
const matesAt = (room: LiveRoom, playing: LiveGame): Mates | null =>
  room.playing === playing ? playing.mates : null;

/** What everyone may be told by now, bots hear as well. */
export function tellMates(room: LiveRoom, playing: LiveGame, { before, outcome }: HappenedAtTable): void {
  const mates = matesAt(room, playing);
  if (mates === null) return;
  for (const telling of outcome.tellings)
    if (telling.to.some(({ seat }) => seat === null)) mates.brain.told(before, telling);
  wakeIn(room, playing, mates);
}

/** A person spoke or pointed, and everyone was told. */
export function letMatesSee(room: LiveRoom, playing: LiveGame, path: readonly Point[]): void {
  const mates = matesAt(room, playing);
  mates?.brain.saw(path, timeAt(room, playing));
  if (mates !== null) wakeIn(room, playing, mates);
}

/** [C3] somebody stares at this seat. */
export function letMateFeel(room: LiveRoom, playing: LiveGame, seat: number): void {
  const mates = matesAt(room, playing);
  mates?.brain.stared(seat, timeAt(room, playing));
  if (mates !== null) wakeIn(room, playing, mates);
}

/** Of the game; where that has no clock, the host's. */
function timeAt({ services }: LiveRoom, { authority, setup }: LiveGame): number {
  const now = services.clock.now();
  return isOrder(setup) ? now : authority.engine.time(authority.game, now);
}

function handsAt(room: LiveRoom, playing: LiveGame, mates: Mates): Hands {
  return {
    wakeIn: (wait) => {
      clearTimeout(mates.alarm);
      const rests = mates.rested - performance.now();
      mates.alarm = setTimeout(() => contain(room, () => think(room, playing, mates)), Math.max(wait, rests));
      mates.alarm.unref();
    },
    hold: () => fromRoom(room, { type: 'hold' }),
    ask: (question) => askTheWay(room, playing, mates, question),
    hint: (hint) => hintedByBot(room, playing, hint),
    show: (shown) => drawnByBot(room, playing, shown),
    act: (seat, command) => fromBot(room, playing, seat, command),
  };
}

function wakeIn(room: LiveRoom, playing: LiveGame, mates: Mates, wait = 0): void {
  if (playing.mates === mates) wake(handsAt(room, playing, mates), wait);
}

function think(room: LiveRoom, playing: LiveGame, mates: Mates): void {
  if (room.leaving || room.playing !== playing || playing.mates !== mates) return;
  mates.rested = performance.now() + REST;
  botsTurn(mates.brain, mates.budget, timeAt(room, playing), handsAt(room, playing, mates));
}

/** In a thread of its own; where that has no answer, or no time, once more after a while. */
function askTheWay(room: LiveRoom, playing: LiveGame, mates: Mates, question: Question): void {
  if (mates.asking) return;
  mates.asking = true;
  const { graph } = (playing.authority.game as TowerGame).box;
  void room.services.guides.ask(room, graph, question).then((way) =>
    contain(room, () => {
      mates.asking = false;
      if (room.leaving || matesAt(room, playing) !== mates) return;
      if (way !== null) mates.brain.guided(question, way);
      wakeIn(room, playing, mates, way === null ? ASK_AGAIN : 0);
    }),
  );
}
