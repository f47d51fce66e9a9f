import { afterAll, describe, expect, it } from 'vitest';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { type Game, isRefusal, type MallCommand, newGame, options, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isMarked } from '#engine/mall/ways.ts';
import { scrambled } from '../reference/scramble.ts';
import { guardAtToken } from '../reference/stages.ts';
import { tableOf } from './census.ts';
import { type Dice, diceFrom } from './dice.ts';
import { checkBoard, checkPawns, checkStep, law } from './laws.ts';
import { modulePlan } from './modulePlans.ts';
import { sightsOf, WANTED } from './moduleSights.ts';
import { boxOf, gamesOr, type Plan } from './plans.ts';
import { judged, play, type Step, type Story } from './play.ts';
import { kindFirst } from './policy.ts';
import { rerun, sent } from './rerun.ts';
import { sameGame, sameShared } from './same.ts';
import { checkFollowers, checkLog } from './stories.ts';

// Random sets of modules, with every scenario from the second on and every number of players: what holds without them
// holds with them, and what they bring is used up once.

const GAMES = gamesOr(240, 0.2);
const counts = new Map<string, number>(WANTED.map((name) => [name, 0]));

describe('random sets of modules', () => {
  for (let part = 0; part < 3; part++)
    it(`[X0.5] [M8] [M22] every law holds, part ${part + 1} of 3`, { timeout: 600_000 }, () => {
      for (let seed = part; seed < GAMES; seed += 3) checkGame(modulePlan(seed));
    });

  it('did everything they can', () => {
    expect([...counts].filter(([, count]) => count === 0).map(([name]) => name)).toEqual([]);
  });

  it('[X0.5] in whatever order they are named, nothing changes', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < GAMES / 6; seed++) checkOrder(modulePlan(seed), diceFrom(seed + 5));
  });

  afterAll(() => console.info(tableOf(counts, GAMES)));
});

function checkGame(plan: Plan): void {
  try {
    const dice = diceFrom(plan.seed + 4);
    const story = play(plan, (step) => {
      watch(step);
      if (step.after.shared.phase !== 'running') return;
      for (const command of probes(step.after, dice)) watch(judged(step.after, command, step.at));
      if (dice.chance(0.1)) sideStory(step, dice);
    });
    checkBoard(story.end);
    checkPawns(story.end);
    checkLog(story);
    checkFollowers(story);
    checkTokens(story);
  } catch (error) {
    throw new Error(`game ${plan.seed}: ${JSON.stringify(plan.setup)}`, { cause: error });
  }
}

function watch(step: Step): void {
  for (const name of sightsOf(step)) if (counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  checkStep(step);
  if (!isRefusal(step.outcome)) checkCompany(step.after);
  else law('a refusal changes nothing', step.after === step.before);
}

/** [X1.2] [X5.1] [X5.4] after a whole act no hero is where a guard is, but in the guard room, and there is one captive at most. */
function checkCompany(game: Game): void {
  const { box, shared } = game;
  if (shared.phase !== 'running') return;
  // [X10.10] the mage may be where guards are while they do not see her; [R12] who rests on an exit is out.
  const unseen = shared.memory.spells?.running.some(({ spell }) => spell === 'invisibility');
  const counts = (pawn: number) =>
    box.cast[pawn]?.hero && !shared.escaped[pawn] && !(unseen && box.pawns[pawn] === 'mage');
  const heroes = shared.pawns.filter((space, pawn) => space >= 0 && counts(pawn)).map(tileOf);
  const guards = shared.pawns.filter((space, pawn) => space >= 0 && !box.cast[pawn]?.hero).map(tileOf);
  const met = heroes.filter((tile) => guards.includes(tile) && !isMarked(game, tile, 'captive'));
  law('[X1.2] a guard is alone on its tile', met.length === 0);
  const inside = shared.memory.guardRoom ?? [];
  law(
    '[X5.4] one captive at most',
    inside.filter((pawn) => box.cast[box.pawns.indexOf(pawn)]?.hero).length < 2,
  );
}

/** [X0.1] what there was of each token is used, laid, lost or left. */
function checkTokens({ steps, end }: Story): void {
  const all = steps.flatMap(({ outcome }) => (isRefusal(outcome) ? [] : outcome.events));
  const times = (type: string) => all.filter((event) => event.type === type).length;
  const { antiStress, shafts, breaches } = end.shared.memory;
  const first = steps[0]?.before.shared.memory;
  const sum = (tokens: object | undefined) => Object.values(tokens ?? {}).reduce((a, b) => a + b, 0);
  law('[X2.1] tokens are spent once', sum(first?.antiStress) - times('tokenUsed') === sum(antiStress));
  if (shafts !== undefined) {
    law('[X3.1] two shafts', shafts.left + times('shaftLaid') === 2);
    law('[X3.3] and no more', shafts.laid.length === times('shaftLaid') - times('shaftLost'));
  }
  if (breaches !== undefined) {
    law('[X4.1] three breaches', breaches.left + times('breached') === 3);
    law('[X4.2] and no more', breaches.made.length === times('breached') - times('breachLost'));
  }
}

const SETTLED = ['groupsForbidden', 'dimensions', 'trickTheGuards'];

/** A few acts on another table that began like this one, with pawns put where it matters before each. */
function sideStory({ after, at }: Step, dice: Dice): void {
  if (SETTLED.some((piece) => after.box.setup.pieces.includes(piece))) return;
  let game = after;
  for (let turn = 0; turn < 12 && game.shared.phase === 'running'; turn++) {
    const strange = dice.chance(0.4) ? guardAtToken(game, dice) : scrambled(game, dice);
    for (const command of guardActs(strange, dice)) watch(judged(strange, command, at + turn));
    const acts = options(strange, seatFor(strange, dice)).filter(({ type }) => type !== 'doSomething');
    const into = acts.filter((act) => act.type === 'layShaft' && isMarked(game, tileOf(act.to), 'captive'));
    if (acts.length === 0) continue;
    const step = judged(strange, kindFirst(into.length > 0 ? into : acts, dice), at + turn);
    watch(step);
    game = step.after;
  }
}

/** Wherever the guard could go from there, and through every shaft, whether it may or not. */
function guardActs({ box, shared }: Game, dice: Dice): readonly MallCommand[] {
  const from = shared.pawns[(box.pawns as string[]).indexOf('guard')] ?? -1;
  if (from < 0) return [];
  const ends = (shared.memory.shafts?.laid ?? []).filter((laid) => laid.includes(from)).flat();
  const direction = dice.pick(DIRECTIONS);
  const letter = direction.slice(0, 1).toUpperCase();
  const seat = Math.max(
    0,
    shared.hands.findIndex((hand) => hand.some((tile) => tile.includes(letter))),
  );
  return [
    { type: 'move', seat, pawn: 'guard', from, direction, distance: 1 },
    ...ends.map((to): MallCommand => ({ type: 'shaft', seat, pawn: 'guard', from, to })),
  ];
}

function seatFor({ box, shared }: Game, dice: Dice): number {
  const explorer = shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('X')));
  return dice.chance(0.3) && explorer >= 0 ? explorer : dice.below(box.setup.players);
}

/** What somebody might try just then, beside the game. */
function probes({ box, shared }: Game, dice: Dice): readonly MallCommand[] {
  const seat = dice.below(box.setup.players);
  const index = dice.below(box.pawns.length);
  const spaceOf = (pawn: string) => Math.max(0, shared.pawns[(box.pawns as string[]).indexOf(pawn)] ?? 0);
  const to = dice.below(box.print.length);
  const [pawn, from] = [box.pawns[index], Math.max(0, shared.pawns[index] ?? 0)];
  const commands = [
    { type: 'turnSand', seat },
    { type: 'callTalk', seat },
    { type: 'swapHands', seat, target: dice.below(box.setup.players) },
    { type: 'layShaft', seat, from: spaceOf('dwarf'), to },
    { type: 'shaft', seat, pawn, from, to },
    ...DIRECTIONS.map((direction) => ({ type: 'breach', seat, from: spaceOf('barbarian'), direction })),
    ...box.pawns.map((other) => ({
      ...{
        type: 'vortex',
        pawn: other,
        from: spaceOf(other),
        to: dice.pick(Object.values(box.vortexes).flat()),
      },
      seat: Math.max(
        0,
        shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('V'))),
      ),
    })),
  ] as MallCommand[];
  return dice.shuffled(commands).slice(0, 4);
}

function checkOrder(plan: Plan, dice: Dice): void {
  const story = play(plan);
  const setup = { ...plan.setup, pieces: dice.shuffled(plan.setup.pieces) };
  const { game } = newGame(boxOf(setup, dice.shuffled(PIECES)), randomFrom(`game ${plan.seed}`));
  law('the deal', sameShared(game.shared, story.steps[0]?.before.shared ?? game.shared));
  for (const [step, again] of rerun(story, game))
    law(
      `the order of ${setup.pieces}`,
      sent(step, 0) === sent(again, 0) && sameGame(step.after, again.after),
    );
}
