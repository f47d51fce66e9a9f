import { batch, effect, signal } from '@preact/signals';
import { choose } from '#client/board/acts.ts';
import { keyActOf, loadKeys } from '#client/board/keys.ts';
import { type Space, spaceTowards } from '#client/board/spots.ts';
import { explain, give, spotOf } from '#client/board/state.ts';
import { fetchLate, late } from '#client/mall/late.ts';
import { type MallModel, mallModel, type Tool } from '#client/mall/model.ts';
import { NO_OFFERS } from '#client/mall/offers.ts';
import type { Told } from '#client/mall/reasons.ts';
import type { Session } from '#client/state/session.ts';
import type { PageKey } from '#content/locales/index.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { isRefusal, judge, type MallCommand, type Refusal, type View } from '#engine/mall/index.ts';

// Tokens are taken up from the tray and laid on the board. A tap on one takes it up, and the board lights where it may
// go; a tap there lays it, a second tap on the token, Escape, 'not now' or a tap on a hero gives it back. What has no
// place on the board asks once more on the token itself, and any tap on the board gives it back. What takes two taps is a
// token and a step after it: Escape goes one step back. Nothing is spent before it was accepted: until then the tray is as
// it was.

export interface Token extends Tool {
  /** Which one it is a later step of. */
  readonly of?: Token;
  /** What is said at this step. */
  readonly help?: PageKey;
  /** The command that uses it. */
  readonly type: MallCommand['type'];
  /** Whether a second tap on it uses it; else that gives it back. */
  readonly sure?: boolean;
  /** What somebody may want with it now: the reason is looked for among these where nothing goes. */
  readonly tries: (view: View, seat: number) => readonly MallCommand[];
  /** Why nothing at all goes with it yet, where that is no refusal of any of these. */
  readonly notYet?: (view: View) => Told | null;
  /** Where the keyboard begins to look for a place, and where the reason is told. */
  readonly near?: (view: View) => Space;
  /** Where such a command was meant to lay it. */
  readonly placeOf?: (view: View, command: MallCommand) => Space | null;
}

/** What a lesson speaks of: the token that does this. */
export const meantToken = signal<MallCommand['type'] | null>(null);

/** What the board offers while a token is held: its places, and nothing else. */
export const ONLY = { ...NO_OFFERS } as const;

/** What is held, at whichever step. */
export const heldIn = ({ tool }: MallModel): Token | null => tool.value as Token | null;

export function isHeld(model: MallModel, token: Token): boolean {
  const held = heldIn(model);
  return held !== null && (held === token || held.of === token);
}

export const commandsFor = ({ options }: MallModel, { type }: Token): readonly MallCommand[] =>
  options.value.filter((one) => one.type === type);

/** As a tap on it does, or its key; `byKeys`: then the focus goes to the first place. */
export function press(model: MallModel, token: Token, byKeys: boolean): void {
  const [command] = commandsFor(model, token);
  if (isHeld(model, token)) putBack(model, token, command);
  else if (command === undefined) tellWhy(model, token);
  else takeUp(model, token, byKeys);
}

export const pressKey = (token: Token) => (session: Session) => press(mallModel(session), token, true);

export function layBack(model: MallModel): void {
  model.tool.value = null;
}

function putBack(model: MallModel, { sure = false }: Token, command: MallCommand | undefined): void {
  if (sure && command !== undefined) give(model, command);
  layBack(model);
}

function takeUp(model: MallModel, token: Token, byKeys: boolean): void {
  watch(model);
  batch(() => {
    choose(model, null);
    model.tool.value = token;
  });
  if (byKeys) focusOn(firstPlace(model, token));
}

const WATCHED = new WeakSet<MallModel>();

/** Whoever chooses a hero lays it back; so does what makes it useless meanwhile, or this step of it. */
function watch(model: MallModel): void {
  if (WATCHED.has(model)) return;
  WATCHED.add(model);
  effect(() => {
    const token = heldIn(model);
    if (token === null) return;
    if (model.chosen.value !== null || commandsFor(model, token).length === 0) model.tool.value = null;
    else if (token.of !== undefined && litPlaces(model).length === 0) model.tool.value = token.of;
  });
}

/** Says beside whoever it is about why it is of no use now; the words may have to be fetched first. */
function tellWhy(model: MallModel, token: Token): void {
  const view = model.view.value as View;
  if (late.value === null) fetchLate().then(() => late.value !== null && tellWhy(model, token));
  const why =
    view.seat === null
      ? ({ told: 'watching' } as const)
      : (token.notYet?.(view) ?? whyNone(view, view.seat, token));
  const spot = spotOf(model, token.near?.(view) ?? null);
  if (why !== null) explain(model, null, why, spot ?? null);
}

/** What holds for few of them tells more than what holds for most. */
function whyNone(view: View, seat: number, token: Token): Refusal | null {
  const all = token.tries(view, seat).flatMap((command) => whyNot(view, command) ?? []);
  return all.toSorted((one, other) => countOf(all, one) - countOf(all, other))[0] ?? null;
}

const countOf = (all: readonly Refusal[], { refused }: Refusal) =>
  all.filter((one) => one.refused === refused).length;

export function whyNot(view: View, command: MallCommand): Refusal | null {
  const verdict: unknown = judge(view, command);
  return isRefusal(verdict) ? (verdict as Refusal) : null;
}

/** What was refused after all: the token is back already, the reason stands where it should have gone. */
export function tellRefused(model: MallModel, token: Token, command: MallCommand, why: Refusal): void {
  const view = model.view.value as View;
  const place = token.placeOf?.(view, command) ?? token.near?.(view) ?? null;
  explain(model, null, why, spotOf(model, place) ?? null);
}

/** Where it may go; of what is tapped as a whole, the first space that has a name. */
function litPlaces({ offers, table }: MallModel): readonly Space[] {
  const { targets, areas } = offers.value;
  const named = areas.flatMap(({ spaces }) => spaces.find((space) => table.value?.counts(space)) ?? []);
  return [...new Set([...targets.keys(), ...named])];
}

function firstPlace(model: MallModel, token: Token): Space | null {
  const from = spotOf(model, token.near?.(model.view.value as View) ?? null);
  const away = (space: Space) => {
    const spot = spotOf(model, space);
    return from === undefined || spot === undefined ? 0 : Math.hypot(spot.x - from.x, spot.y - from.y);
  };
  return litPlaces(model).toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

const cellOf = (space: Space | null) =>
  globalThis.document?.querySelector<HTMLElement>(`.mall-board [data-space="${space}"]`);
const focusOn = (space: Space | null) => cellOf(space)?.focus({ preventScroll: true });

function focusedPlace(model: MallModel): Space | null {
  const focused = Number(document.activeElement?.getAttribute('data-space') ?? Number.NaN);
  return litPlaces(model).find((space) => space === focused) ?? null;
}

/** While one is held, arrows and Tab go through its places; Enter is the board's. Before anybody else hears the key. */
export function onKey(model: MallModel, token: Token, event: KeyboardEvent): void {
  const { code, target, ctrlKey, metaKey, altKey } = event;
  const isElsewhere = (target as Element | null)?.closest?.('input, textarea, select, dialog') != null;
  if (ctrlKey || metaKey || altKey || isElsewhere) return;
  if (!isUsed(model, token, code)) return;
  event.preventDefault();
  event.stopPropagation();
}

function isUsed(model: MallModel, token: Token, code: string): boolean {
  const act = keyActOf(loadKeys(), code);
  if (act === 'unchoose' || (act === 'confirm' && token.sure)) {
    if (act === 'confirm') press(model, token, true);
    else stepBack(model, token);
    return true;
  }
  if (token.sure || litPlaces(model).length === 0) return false;
  const direction = DIRECTIONS.find((one) => one === act);
  if (direction !== undefined) focusOn(placeTowards(model, token, direction));
  else if (code !== 'Tab' || focusedPlace(model) !== null) return false;
  else focusOn(firstPlace(model, token));
  return true;
}

function stepBack(model: MallModel, token: Token): void {
  const of = token.of ?? null;
  const focused = focusedPlace(model) !== null;
  model.tool.value = of;
  if (of !== null && focused) focusOn(firstPlace(model, of));
}

/** Whoever came by keys goes on to where the next step is taken. */
export function goesOn(model: MallModel, token: Token): void {
  const onBoard = document.activeElement?.hasAttribute('data-space') ?? false;
  if (token.of !== undefined && onBoard && focusedPlace(model) === null) focusOn(firstPlace(model, token));
}

function placeTowards(model: MallModel, token: Token, direction: Direction): Space | null {
  const { layout, view } = model.table.value ?? {};
  const from = focusedPlace(model) ?? (view === undefined ? null : (token.near?.(view) ?? null));
  const lit = new Set(litPlaces(model));
  return layout === undefined || from === null
    ? null
    : spaceTowards(layout, from, direction, (space) => lit.has(space));
}
