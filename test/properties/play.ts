import {
  type Box,
  type Decision,
  decide,
  evolve,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEvent,
  newGame,
  type Refusal,
  randomFrom,
} from '#engine/mall/index.ts';
import { type Dice, diceFrom } from './dice.ts';
import { freeze } from './freeze.ts';
import { boxOf, type Plan } from './plans.ts';
import { anything, kindFirst, nextCommands } from './policy.ts';
import { crossing, probe, table } from './probe.ts';
import { prologue } from './prologue.ts';

// One game from its plan: a stream of commands, judged by the engine, watched by whoever asks.

export interface Step {
  readonly before: Game;
  readonly command: MallCommand;
  readonly at: number;
  readonly outcome: Decision | Refusal;
  readonly after: Game;
}

export interface Opening {
  readonly box: Box;
  readonly dealt: MallEvent;
  /** Facts of a constructed position; they come once everyone is ready. */
  readonly facts: readonly MallEvent[];
}

export interface Story extends Opening {
  readonly steps: readonly Step[];
  readonly end: Game;
}

const MOST_STEPS = { random: 70, goal: 260 } as const;

export function play(plan: Plan, watch: (step: Step) => void = () => {}): Story {
  const dice = diceFrom(plan.seed + 1);
  const box = boxOf(plan.setup, plan.known);
  const { game, dealt } = newGame(box, randomFrom(`game ${plan.seed}`));
  const steps: Step[] = [];
  let host = 1_000 + dice.below(5_000);
  const act = (before: Game, command: MallCommand): Step => {
    host += dice.chance(0.02) ? -dice.below(500) : dice.below(plan.pace);
    const step = judged(before, command, host);
    watch(step);
    steps.push(step);
    return step;
  };
  const started = setUp(game, dice, act);
  const facts = prologue(started, plan.start, dice);
  const end = playOn(facts.reduce(evolve, started), plan, dice, act);
  return { box, dealt, facts, steps, end };
}

/** The game is frozen first: whatever the engine does, it does not touch what it was given. */
export function judged(before: Game, command: MallCommand, at: number): Step {
  freeze(before.shared);
  freeze(before.secrets);
  const outcome = decide(before, command, at);
  return { before, command, at, outcome, after: isRefusal(outcome) ? before : outcome.game };
}

type Act = (game: Game, command: MallCommand) => Step;

/** A little to and fro before everyone is ready. */
function setUp(game: Game, dice: Dice, act: Act): Game {
  let now = game;
  for (let fuss = dice.below(4); fuss > 0 && now.shared.phase === 'setup'; fuss--) {
    now = act(now, dice.chance(0.3) ? probe(now, dice) : anything(now, dice)).after;
  }
  now.shared.ready.forEach((_, seat) => {
    if (now.shared.phase === 'setup') now = act(now, { type: 'ready', seat, ready: true }).after;
  });
  return now;
}

function playOn(game: Game, plan: Plan, dice: Dice, act: Act): Game {
  let now = game;
  let planned: readonly MallCommand[] = [];
  for (let step = 0; step < MOST_STEPS[plan.style] && now.shared.phase === 'running'; step++) {
    const command = interlude(now, plan, dice) ?? planned[0];
    if (command === undefined)
      planned = plan.style === 'goal' ? nextCommands(now, dice) : [anything(now, dice)];
    else if (command !== planned[0]) now = act(now, command).after;
    else [now, planned] = carryOn(now, planned, act);
  }
  return epilogue(now, dice, act);
}

/** The next planned command; alone, action tiles are revealed until one serves. */
function carryOn(game: Game, planned: readonly MallCommand[], act: Act): [Game, readonly MallCommand[]] {
  const [next, ...rest] = planned as [MallCommand, ...MallCommand[]];
  const { after, outcome } = act(game, next);
  if (!isRefusal(outcome)) return [after, rest];
  const waits = outcome.refused === 'action.notHeld' && game.box.setup.players === 1;
  return waits ? [act(after, { type: 'reveal', seat: 0 }).after, planned] : [after, []];
}

function interlude(game: Game, plan: Plan, dice: Dice): MallCommand | undefined {
  if (game.shared.clock.since !== null) return unpause(game, dice);
  const aside = plan.aside?.(game, dice);
  if (aside !== undefined) return aside;
  if (game.box.setup.pieces.includes('dimensions') && dice.chance(0.15)) return crossing(game, dice);
  if (dice.chance(game.shared.talk ? 0.25 : 0.06))
    return table(game, dice.below(game.box.setup.players), dice);
  return dice.chance(isUpInTheAir(game) ? 0.5 : 0.12) ? probe(game, dice) : undefined;
}

/** Something waits for a choice: a good moment to try what must wait. */
function isUpInTheAir({ shared }: Game): boolean {
  return shared.drawn !== null || (shared.memory.rearrangement?.owed ?? 0) > 0;
}

/** A pause ends soon: everyone who is there wishes it, a probe now and then. */
function unpause({ shared, box }: Game, dice: Dice): MallCommand {
  const seat = shared.clock.wishes.findIndex((wish, index) => wish && !shared.clock.away[index]);
  if (dice.chance(0.3))
    return kindFirst(
      [
        { type: 'theft', seat: 0 },
        { type: 'speak', seat: 0, channel: 'words' },
      ],
      dice,
    );
  if (seat >= 0) return { type: 'pause', seat, pause: false };
  return { type: 'presence', seat: null, of: dice.below(box.setup.players), away: false };
}

/** After the end a few more commands, all in vain. */
function epilogue(game: Game, dice: Dice, act: Act): Game {
  let now = game;
  for (let more = 0; more < 3 && now.shared.phase === 'over'; more++) now = act(now, probe(now, dice)).after;
  return now;
}
