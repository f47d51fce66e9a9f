import type { Direction } from '#engine/family/directions.ts';
import type { Answer, BoardGame } from './config.ts';
import type { Space } from './spots.ts';
import { type BoardState, explain, give, spaceOf, tokenAt } from './state.ts';

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
  else answer(state, chosen.value, config.step(chosen.value, direction, shift !== config.strides));
}

/** Gives the command, or shows why there is none. */
export function answer<G extends BoardGame>(
  state: BoardState<G>,
  token: G['token'] | null,
  found: Answer<G>,
): boolean {
  if (found === null) return false;
  if ('command' in found) give(state, found.command);
  else explain(state, token, found.reason);
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
  const command = targets.get(space)?.command ?? area?.command;
  const part = token === null ? undefined : tokens.get(token);
  if (part !== undefined) give(state, part);
  else if (token !== null && token !== state.chosen.value && area === undefined) choose(state, token);
  else if (command !== undefined) give(state, command);
  else if (token !== null) toggle(state, token);
  else return explainSpace(state, space);
  return true;
}

export function toggle<G extends BoardGame>(state: BoardState<G>, token: G['token']): void {
  choose(state, state.chosen.value === token ? null : token);
}

/** A stray tap does not unchoose where there is a reason to give. */
export function explainSpace<G extends BoardGame>(state: BoardState<G>, space: Space): boolean {
  const { chosen, config } = state;
  const why = chosen.value === null ? null : (config.whyNot?.(chosen.value, space) ?? null);
  if (why !== null) explain(state, chosen.value, why);
  return why !== null;
}
