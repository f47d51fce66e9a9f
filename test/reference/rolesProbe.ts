import {
  evolve,
  type Game,
  isRefusal,
  type MallCommand,
  type MallEvent,
  newGame,
  randomFrom,
} from '#engine/mall/index.ts';
import { cardOf, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { cardsInPlay } from '#engine/mall/rules/hiddenRoles/pool.ts';
import { lookOf, sideOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { boxOf, type Plan } from '../properties/plans.ts';
import { judged } from '../properties/play.ts';
import { anything, nextCommands } from '../properties/policy.ts';
import { table } from '../properties/probe.ts';
import { prologue } from '../properties/prologue.ts';
import { rolePlan } from '../properties/rolePlans.ts';
import { newScribe, type Scribe } from './rolesAdapter.ts';
import { newReading, type Reading } from './rolesReading.ts';

// Random games with hidden roles, and after every act the question how every card stands for every seat.

export interface RolesTally {
  probes: number;
  readonly seen: Map<string, number>;
}

export const newRolesTally = (): RolesTally => ({ probes: 0, seen: new Map() });

const STEPS = 200;

/** Where the two readings differ first; null: nowhere. */
export function probeRoles(seed: number, tally: RolesTally): string | null {
  const plan = rolePlan(seed);
  const dice = diceFrom(seed + 31);
  const game = begun(boxOf(plan.setup, plan.known), seed);
  const scribe = newScribe(game);
  const ids = cardsInPlay(game.box).map(({ id }) => id);
  const facts = prologue(game, plan.start, dice).map(asRide);
  const first = scribe.sight(game);
  const reading = newReading(ids, plan.setup.players, 0, first);
  for (const act of scribe.acts(game, null, facts)) reading.add(act);
  return compareAll({ plan, scribe, reading, ids, tally }, facts.reduce(evolve, game), dice);
}

/** Who was put about did not walk there. */
const asRide = (event: MallEvent): MallEvent => (event.type === 'moved' ? { ...event, by: 'vortex' } : event);

function begun(box: Game['box'], seed: number): Game {
  const { game } = newGame(box, randomFrom(`roles ${seed}`));
  const ready = game.shared.hands.map((_, seat): MallEvent => ({ type: 'readied', seat, ready: true }));
  return [...ready, { type: 'started', at: 0 } as const].reduce(evolve, game);
}

interface Probe {
  readonly plan: Plan;
  readonly scribe: Scribe;
  readonly reading: Reading;
  readonly ids: readonly string[];
  readonly tally: RolesTally;
}

function compareAll(probe: Probe, first: Game, dice: Dice): string | null {
  let game = first;
  let host = 0;
  let planned: readonly MallCommand[] = [];
  for (let step = 0; step < STEPS && game.shared.phase === 'running'; step++) {
    host = later(game, host, probe.plan.pace, dice);
    const aside = interlude(game, probe.plan, dice);
    if (aside === undefined && planned.length === 0) planned = nextPlan(game, probe.plan, dice);
    const command = aside ?? (planned[0] as MallCommand);
    if (aside === undefined) planned = planned.slice(1);
    const { outcome, after } = judged(game, command, host);
    if (isRefusal(outcome)) planned = [];
    else if (outcome.events.length > 0) {
      for (const act of probe.scribe.acts(game, command, outcome.events)) probe.reading.add(act);
      const found = complaint(probe, after) ?? unjust(probe, outcome.events, after);
      if (found !== null)
        return `game ${probe.plan.seed}, step ${step}, ${JSON.stringify(command)}: ${found}`;
      game = after;
    }
  }
  return null;
}

/** Mostly a little later; now and then not before the last seconds of the sand. */
function later({ shared }: Game, host: number, pace: number, dice: Dice): number {
  const close = shared.sand.end + shared.clock.shift - 9_000;
  return dice.chance(0.005) ? Math.max(host, close) : host + dice.below(pace);
}

const nextPlan = (game: Game, { style }: Plan, dice: Dice): readonly MallCommand[] =>
  style === 'goal' ? nextCommands(game, dice) : [anything(game, dice)];

function interlude(game: Game, plan: Plan, dice: Dice): MallCommand | undefined {
  const { clock } = game.shared;
  if (clock.since !== null) {
    const seat = clock.wishes.findIndex((wish, one) => wish && !clock.away[one]);
    if (seat >= 0) return { type: 'pause', seat, pause: false };
    return { type: 'presence', seat: null, of: dice.below(clock.away.length), away: false };
  }
  const act = plan.aside?.(game, dice);
  if (act !== undefined) return act;
  if (game.shared.talk && dice.chance(0.2))
    return { type: 'speak', seat: dice.below(clock.away.length), channel: 'words' };
  return dice.chance(0.08) ? table(game, dice.below(game.box.setup.players), dice) : undefined;
}

/** The engine's word for every card and seat against the other's. */
function complaint({ reading, ids, tally }: Probe, game: Game): string | null {
  const { breaches } = rolesOf(game).tally;
  const won = game.shared.result?.reason === 'escaped' || rolesOf(game).divining !== null;
  for (const id of ids as (keyof typeof breaches)[])
    for (const seat of game.shared.hands.keys()) {
      const look = lookOf(game, seat, won);
      const engine = {
        status: statusOf(id, look),
        side: sideOf(id, look),
        broken: breaches[id]?.[seat] ?? [],
      };
      const model = reading.standing(id, seat);
      const said = { ...model, broken: model.broken.slice(0, engine.broken.length || 1) };
      tally.probes++;
      for (const name of [engine.status, engine.side, ...(engine.broken.length > 0 ? ['broken'] : [])])
        tally.seen.set(`${id} ${name}`, (tally.seen.get(`${id} ${name}`) ?? 0) + 1);
      if (JSON.stringify(engine) !== JSON.stringify(said))
        return `${id} of seat ${seat}: ${JSON.stringify(engine)}, not ${JSON.stringify(model)}`;
    }
  return null;
}

/** [H3.2] whoever failed is out at once, and nobody else is; who is unmasked is a traitor. */
function unjust({ reading }: Probe, events: readonly MallEvent[], game: Game): string | null {
  for (const event of events)
    if (event.type === 'eliminated') {
      const { status, side } = reading.standing(event.card, event.seat);
      if (event.why === 'failed' && status !== 'failed') return `seat ${event.seat} has not failed`;
      if (event.why === 'unmasked' && side !== 'traitor') return `seat ${event.seat} is no traitor`;
    }
  const { out, last, divining } = rolesOf(game);
  if (game.shared.phase !== 'running' || last !== null || divining !== null) return null;
  const failed = out.findIndex(
    (gone, seat) => gone === null && reading.standing(cardOf(game, seat), seat).status === 'failed',
  );
  return failed < 0 ? null : `seat ${failed} has failed and plays on`;
}
