import { afterAll, describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { holds, MOVE_ACTION } from '#engine/mall/actions.ts';
import { decide, isRefusal, type MallEvent, nextDeadline } from '#engine/mall/index.ts';
import { pollIn } from '../pieces/ballot/index.ts';
import { GUESTS, WITH_GUESTS } from '../pieces/index.ts';
import { tableOf } from './census.ts';
import { type Dice, diceFrom } from './dice.ts';
import { checkBoard, checkPawns, checkStep, law } from './laws.ts';
import { gamesOr, type Plan, planFor, TABLE_COUNT } from './plans.ts';
import { judged, play, type Step, type Story } from './play.ts';
import { checkFollowers, checkLog } from './stories.ts';

// Every scenario with every number of players again, with pieces that the game has not got: a pawn that is no hero, a
// pair of tokens, secrets of one seat with a vote. What holds without them holds with them.

const BEADLE: string = 'beadle';
const GAMES = gamesOr(6 * TABLE_COUNT, 0.2);
const counts = new Map(
  [
    'beadleCame',
    'beadle moved',
    'tile.closed',
    'beadle kept out',
    'dug',
    'crawled',
    'filled',
    'called',
    'voted',
    'counted',
    'redealt',
    'looked',
    'showed',
    'vow.known',
    'vow.other',
    'held back',
    'sand.out',
    'ended',
  ].map((name) => [name, 0]),
);

const note = (name: string) => counts.has(name) && counts.set(name, (counts.get(name) ?? 0) + 1);

describe('pieces that the game has not got', () => {
  for (let part = 0; part < 3; part++)
    it(`[M8] [M10] [M21] [M22] every law holds with them, part ${part + 1} of 3`, {
      timeout: 600_000,
    }, () => {
      for (let seed = part; seed < GAMES; seed += 3) checkGame(withGuests(planFor(seed)));
    });

  it('did everything they can', () => {
    expect([...counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
  });

  afterAll(() => console.info(tableOf(counts, GAMES)));
});

/** Each alone, any two, and all three, in turn; short of sand, so that it runs out. */
function withGuests(plan: Plan): Plan {
  const round = Math.floor(plan.seed / TABLE_COUNT) + plan.seed;
  const chosen = 1 + (round % 7);
  const guests = GUESTS.filter((_, bit) => chosen & (1 << bit)).map(({ id }) => id);
  const setup = { ...plan.setup, pieces: [...plan.setup.pieces, ...guests], sand: 40_000 };
  return { ...plan, setup, known: WITH_GUESTS };
}

function checkGame(plan: Plan): void {
  try {
    const dice = diceFrom(plan.seed + 4);
    const watch = (step: Step) => {
      for (const name of sights(step)) note(name);
      checkStep(step);
    };
    const story = play(plan, (step) => {
      watch(step);
      if (step.after.shared.phase === 'running') for (const probe of probes(step, dice)) watch(probe);
    });
    checkBoard(story.end);
    checkPawns(story.end);
    checkLog(story);
    checkFollowers(story);
    checkDeadlines(story);
  } catch (error) {
    throw new Error(`game ${plan.seed}: ${JSON.stringify(plan.setup)}`, { cause: error });
  }
}

/** What somebody might try just then, beside the game: what is not for them, too near, or too late. */
function probes({ after, at }: Step, dice: Dice): readonly Step[] {
  const { box, shared } = after;
  const seat = dice.below(box.setup.players);
  const index = dice.below(box.pawns.length);
  const direction = dice.pick(DIRECTIONS);
  const mover = shared.hands.findIndex((hand) => holds(hand, MOVE_ACTION[direction]));
  const move = {
    type: 'move',
    seat: Math.max(0, mover),
    pawn: box.pawns[index],
    from: shared.pawns[index],
    direction,
    distance: 1,
  };
  const lastGrain = shared.sand.end + shared.clock.shift;
  return [
    judged(after, { type: dice.pick(['look', 'show', 'vote', 'call']), seat, yes: true } as never, at),
    judged(after, move as never, at),
    judged(after, move as never, Math.max(at, lastGrain)),
  ];
}

function sights({ before, command, outcome }: Step): readonly string[] {
  const refusal = isRefusal(outcome) ? outcome : outcome.tooLate;
  const events = (isRefusal(outcome) ? [] : outcome.events) as readonly MallEvent[];
  const keptOut =
    refusal?.refused === 'tile.closed' && 'pawn' in command && command.pawn === (BEADLE as never);
  const moved = events.some((event) => event.type === 'moved' && (event.pawn as string) === BEADLE);
  return [
    ...(refusal === undefined ? [] : [refusal.refused]),
    ...events.map(({ type }) => type),
    ...(moved ? ['beadle moved'] : []),
    ...(keptOut ? ['beadle kept out'] : []),
    ...((command.type as string) === 'crawl' && events.length > 0 ? ['crawled'] : []),
    ...(isHeld(before) ? ['held back'] : []),
  ];
}

const isHeld = ({ shared }: Step['before']) =>
  'ballot' in shared.memory && (pollIn({ shared } as never).ends ?? 0) > shared.sand.end;

/** Whatever is due happens at its time and not before, until the game is over. */
function checkDeadlines({ end }: Story): void {
  let game = end;
  for (let turn = 0; game.shared.phase === 'running' && game.shared.clock.since === null; turn++) {
    law('deadlines come to an end', turn < 5);
    const due = nextDeadline(game) as number;
    const before = decide(game, { type: 'clock', seat: null }, due - 1);
    law('nothing is due before its time', !isRefusal(before) && before.events.length === 0);
    const then = decide(game, { type: 'clock', seat: null }, due);
    law('and then something is', !isRefusal(then) && then.events.length > 0);
    if (!isRefusal(then)) game = then.game;
  }
}
