import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { ACTIONS } from '#engine/mall/actions.ts';
import { type Action, type Game, isRefusal, type MallCommand, options } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isMarked, printed } from '#engine/mall/ways.ts';
import { nearMiss } from '../reference/nearMisses.ts';
import { scrambled } from '../reference/scramble.ts';
import { guardAtToken, staged } from '../reference/stages.ts';
import { type Dice, diceFrom } from './dice.ts';
import { checkBoard, checkPawns, checkStep, law } from './laws.ts';
import { seatWith } from './path.ts';
import type { Plan } from './plans.ts';
import { judged, play, type Step, type Story } from './play.ts';
import { kindFirst } from './policy.ts';
import { checkFollowers, checkLog } from './stories.ts';

// One game with modules, every law checked at every step: its own, and side stories that begin like it.

/** `note` is shown every step, of the game and beside it. */
export function checkModuleGame(plan: Plan, note: (step: Step) => void): void {
  const watch = (step: Step) => {
    note(step);
    checkWatched(step);
  };
  try {
    const dice = diceFrom(plan.seed + 4);
    const story = play(plan, (step) => {
      watch(step);
      if (step.after.shared.phase !== 'running') return;
      for (const command of probes(step.after, dice)) watch(judged(step.after, command, step.at));
      if (dice.chance(0.13)) sideStory(step, dice, watch);
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

function checkWatched(step: Step): void {
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

/** Beside what is allowed, in each position of a side story. */
const NEAR_MISSES = 2;
const SETTLED = ['groupsForbidden', 'dimensions', 'trickTheGuards'];

/** A few acts on another table that began like this one, with pawns put where it matters before each. */
function sideStory({ after, at }: Step, dice: Dice, watch: (step: Step) => void): void {
  if (SETTLED.some((piece) => after.box.setup.pieces.includes(piece))) return;
  let game = after;
  const theme = dice.shuffled(after.box.setup.pieces).slice(0, 3);
  for (let turn = 0; turn < 12 && game.shared.phase === 'running'; turn++) {
    const strange = elsewhere(game, dice, theme);
    for (const command of [...guardActs(strange, dice), ...laterActs(strange, dice)])
      watch(judged(strange, command, at + turn));
    const acts = options(strange, seatFor(strange, dice)).filter(({ type }) => type !== 'doSomething');
    for (let miss = 0; miss < NEAR_MISSES; miss++)
      watch(judged(strange, nearMiss(strange, acts, dice), at + turn));
    const into = acts.filter((act) => act.type === 'layShaft' && isMarked(game, tileOf(act.to), 'captive'));
    if (acts.length === 0) continue;
    const step = judged(strange, kindFirst(into.length > 0 ? into : acts, dice), at + turn);
    watch(step);
    game = step.after;
  }
}

function elsewhere(game: Game, dice: Dice, theme: readonly string[]): Game {
  if (dice.chance(0.2)) return guardAtToken(game, dice);
  return dice.chance(0.5) ? staged(game, dice, theme) : scrambled(game, dice, theme);
}

/** Wherever the guard could go from there, and through every shaft, whether it may or not. */
function guardActs(game: Game, dice: Dice): readonly MallCommand[] {
  const { box, shared } = game;
  const from = shared.pawns[(box.pawns as string[]).indexOf('guard')] ?? -1;
  if (from < 0) return [];
  const ends = (shared.memory.shafts?.laid ?? []).filter((laid) => laid.includes(from)).flat();
  const way = dice.below(4);
  const direction = DIRECTIONS[way] as Direction;
  const seat = seatWith(game, ACTIONS[way] as Action);
  return [
    { type: 'move', seat, pawn: 'guard', from, direction, distance: 1 },
    ...ends.map((to): MallCommand => ({ type: 'shaft', seat, pawn: 'guard', from, to })),
  ];
}

/** What only modules 8 to 13 know, whether it may be or not; a theft and a flip, of which they make something else. */
function laterActs(game: Game, dice: Dice): readonly MallCommand[] {
  const { box, shared } = game;
  const from = Math.max(0, shared.pawns[(box.pawns as string[]).indexOf('elf')] ?? 0);
  const frog = shared.memory.spells?.running.find(({ spell }) => spell === 'frog');
  const commands = [
    ...DIRECTIONS.map((direction, way) => ({
      ...{ type: 'steer', seat: seatWith(game, ACTIONS[way] as Action), direction },
    })),
    ...[true, false].map((clockwise) => ({ type: 'turnSensor', seat: 0, clockwise })),
    { type: 'telekinesis', seat: 0, from, tile: dice.pick(shared.board.placed).tile },
    ...printed(game, 'burger').map((to) => ({
      ...{ type: 'castVoucher', seat: 0, pawn: frog?.pawn ?? 'guard', from: frog?.space ?? from, to },
    })),
    ...['theft', 'turnSand'].map((type) => ({ type, seat: 0 })),
  ] as MallCommand[];
  return dice.shuffled(commands.filter(({ type }) => box.handlers.has(type))).slice(0, 4);
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
    { type: 'telekinesis', seat, from: spaceOf('elf'), tile: tileOf(to) },
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
