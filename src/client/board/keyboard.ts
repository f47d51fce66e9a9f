import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { actOn, choose, confirm, letGo, step } from './acts.ts';
import type { Cameraman } from './cameraman.ts';
import type { BoardGame } from './config.ts';
import { type KeyAct, keyActOf, loadKeys } from './keys.ts';
import { type Space, spaceTowards } from './spots.ts';
import { type BoardState, chosenSpace, give, spotOf } from './state.ts';

// Keys work wherever the focus is, except where somebody is writing or a dialog is open. Numbers choose a token,
// arrows move it, Tab goes from it to where it can go; without one, arrows walk over the spaces.

const WRITING = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';

interface Desk<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly board: HTMLElement;
  readonly camera: Cameraman;
}

/** Returns how to stop. */
export function listenToKeys<G extends BoardGame>(
  state: BoardState<G>,
  board: HTMLElement,
  camera: Cameraman,
): () => void {
  const desk = { state, board, camera };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element | null)?.closest?.(WRITING)) return;
    if (perform(desk, event)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Whether the key meant something here. */
function perform<G extends BoardGame>(desk: Desk<G>, event: KeyboardEvent): boolean {
  const { state, camera } = desk;
  if (event.code === 'Tab') return toTargets(desk, event.shiftKey);
  const act = keyActOf(loadKeys(), event.code);
  if (act === null) return false;
  if (isDirection(act)) return towards(desk, act, event);
  if (act.startsWith('hero')) return byNumber(desk, Number(act.slice(4)) - 1, event.shiftKey);
  const own = state.config.keys[act];
  if (own?.({ board: desk.board, focused: isInside(desk) ? focusedSpace() : null })) return true;
  if (act === 'confirm') return confirm(state) || onFocused(desk);
  if (act === 'unchoose') return letGo(state);
  if (act === 'fit') camera.fitAll();
  return act === 'fit';
}

export const isDirection = (act: KeyAct): act is KeyAct & Direction =>
  (DIRECTIONS as readonly string[]).includes(act);

const isInside = ({ board }: { readonly board: HTMLElement }) => board.contains(document.activeElement);

function towards<G extends BoardGame>(desk: Desk<G>, direction: Direction, event: KeyboardEvent): boolean {
  const { state } = desk;
  const inside = isInside(desk);
  if (state.chosen.value !== null) {
    step(state, direction, event.shiftKey);
    // The focus goes along, if it is on the board.
    if (inside) focusOn(desk, chosenSpace(state));
    return true;
  }
  if (!inside || !event.code.startsWith('Arrow')) return false;
  moveFocus(desk, direction);
  return true;
}

/** A number chooses; with Shift it may be part of something. */
function byNumber<G extends BoardGame>(desk: Desk<G>, index: number, shift: boolean): boolean {
  const { state } = desk;
  const token: G['token'] | undefined = state.table.value?.tokens.find(
    ({ number }, place) => (number ?? place) === index,
  )?.id;
  if (token === undefined) return false;
  const part = state.offers.value.tokens.get(token);
  if (shift && part !== undefined) give(state, part);
  else {
    choose(state, token);
    focusOn(desk, chosenSpace(state));
  }
  return true;
}

/** From the chosen token's space Tab reaches where it can go, wherever on the board that is. */
function toTargets<G extends BoardGame>({ state, board }: Desk<G>, backwards: boolean): boolean {
  const from = chosenSpace(state);
  if (from === null || focusedSpace() !== from) return false;
  const target = [...board.querySelectorAll<HTMLElement>('.cell.target')].at(backwards ? -1 : 0);
  target?.focus({ preventScroll: true });
  return target !== undefined;
}

/** The camera moves the table: the browser must not scroll it. What the keyboard speaks of is in sight. */
function focusOn<G extends BoardGame>({ state, board, camera }: Desk<G>, space: Space | null): void {
  board.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
  const spot = spotOf(state, space);
  if (spot !== undefined) camera.reveal(spot);
}

function focusedSpace(): Space | null {
  const space = document.activeElement?.getAttribute('data-space') ?? null;
  return space === null ? null : Number(space);
}

function onFocused<G extends BoardGame>(desk: Desk<G>): boolean {
  const space = isInside(desk) ? focusedSpace() : null;
  return space !== null && actOn(desk.state, space);
}

function moveFocus<G extends BoardGame>(desk: Desk<G>, direction: Direction): void {
  const table = desk.state.table.value;
  const now = focusedSpace();
  if (table === null || now === null) return;
  const next = spaceTowards(table.layout, now, direction, table.counts);
  if (next !== null) focusOn(desk, next);
}
