import type { Direction } from '#engine/family/directions.ts';
import type { Answer, BoardGame } from './config.ts';
import { centreOf, type Space, type Spot, STEPS, spaceUnder } from './spots.ts';
import { type BoardState, explain, give, spaceOf, spotOf, tokenAt } from './state.ts';

// What taps and keys do. What the rules would refuse is not sent: the reason is shown instead.

export function choose<G extends BoardGame>(state: BoardState<G>, token: G['token'] | null): void {
  if (token !== null && spaceOf(state, token) === null) return;
  state.aim.value = null;
  state.hint.value = null;
  state.chosen.value = token;
}

/** As the arrow keys do, or with Shift. */
export function step<G extends BoardGame>(state: BoardState<G>, direction: Direction, shift: boolean): void {
  const { chosen, config } = state;
  if (chosen.value === null) explain(state, null, 'chooseFirst');
  else
    answer(
      state,
      chosen.value,
      config.step(chosen.value, direction, shift !== config.strides),
      besideOf(state, chosen.value, direction),
    );
}

/** Where one step would lead, whatever is there. */
function besideOf<G extends BoardGame>(
  state: BoardState<G>,
  token: G['token'],
  direction: Direction,
): Spot | undefined {
  const here = spotOf(state, spaceOf(state, token));
  const { x, y } = STEPS[direction];
  return here === undefined ? undefined : { x: here.x + x, y: here.y + y };
}

/** Gives the command, or shows why there is none. */
export function answer<G extends BoardGame>(
  state: BoardState<G>,
  token: G['token'] | null,
  found: Answer<G>,
  at?: Spot,
): boolean {
  if (found === null) return false;
  if ('command' in found) give(state, found.command);
  else explain(state, token, found.reason, at);
  return true;
}

/** Goes through these, one a press; Enter confirms, even one alone. `same`: whether they are what was aimed at already. */
export function aimAmong<G extends BoardGame>(
  state: BoardState<G>,
  commands: readonly G['command'][],
  same: (one: G['command'], other: G['command']) => boolean,
): void {
  const { value } = state.aim;
  state.hint.value = null;
  const goesOn = value !== null && same(value.commands[0], commands[0]);
  state.aim.value = { commands, index: goesOn ? (value.index + 1) % commands.length : 0 };
}

export function confirm<G extends BoardGame>(state: BoardState<G>): boolean {
  const { value } = state.aim;
  const command = value?.commands[value.index];
  if (command === undefined) return false;
  give(state, command);
  return true;
}

/** One thing less each time; whether there was any. */
export function letGo<G extends BoardGame>(state: BoardState<G>): boolean {
  const { aim, chosen, hint } = state;
  const had = aim.value !== null || chosen.value !== null || hint.value !== null;
  if (aim.value !== null) aim.value = null;
  else choose(state, null);
  hint.value = null;
  return had;
}

/** Enter, or a screen reader's press: an offer, or whoever stands there; else why not. */
export function actOn<G extends BoardGame>(state: BoardState<G>, space: Space): boolean {
  const { targets, areas, tokens } = state.offers.value;
  const token = tokenAt(state, space);
  const area = areas.find(({ spaces }) => spaces.includes(space));
  // What is lit does what it promises, whatever else could be tapped there.
  if (area !== undefined && keepPromise(state, space)) return true;
  const command = targets.get(space)?.command ?? area?.command;
  const part = token === null ? undefined : tokens.get(token);
  if (part !== undefined) give(state, part);
  else if (token !== null && token !== state.chosen.value && area === undefined) choose(state, token);
  else if (command !== undefined) give(state, command);
  else if (token !== null) toggle(state, token);
  else return keepPromise(state, space) || explainSpace(state, space);
  return true;
}

export function toggle<G extends BoardGame>(state: BoardState<G>, token: G['token']): void {
  choose(state, state.chosen.value === token ? null : token);
}

/** Says at the place why nothing can be done there; whether there was anything to say. */
export function explainAt<G extends BoardGame>(
  state: BoardState<G>,
  at: Spot,
  token: G['token'] | null = state.chosen.value,
): boolean {
  const { config, table } = state;
  const space = table.value === null ? null : spaceUnder(table.value.layout, at);
  const why = config.whyNot?.(token, space, at) ?? null;
  if (why !== null) explain(state, token, why, spotOf(state, space) ?? { x: at.x - 0.5, y: at.y - 0.5 });
  return why !== null;
}

export function explainSpace<G extends BoardGame>(state: BoardState<G>, space: Space): boolean {
  const spot = spotOf(state, space);
  return spot !== undefined && explainAt(state, centreOf(spot));
}

/** Chooses whoever the space is lit for, and brings it there; whether it was lit. */
export function keepPromise<G extends BoardGame>(state: BoardState<G>, space: Space): boolean {
  const { token, ...promised } = state.config.promised?.() ?? { token: null, space: null };
  if (token === null || promised.space !== space) return false;
  choose(state, token);
  const command = state.offers.value.targets.get(space)?.command;
  const commands = command === undefined ? state.config.routes(token).get(space)?.commands : [command];
  for (const one of commands ?? []) give(state, one);
  return commands !== undefined || explainSpace(state, space);
}
