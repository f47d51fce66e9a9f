import { type Direction, type Pawn, spaceNow } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Cameraman } from './cameraman.ts';
import * as deeds from './deeds.ts';
import { spaceTowards } from './focus.ts';
import { type Deed, deedOf, loadKeys } from './keys.ts';
import type { BoardModel } from './model.ts';

// Keys work wherever the focus is, except where somebody is writing or a dialog is open.

const WRITING = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';

export function listenToKeys(model: BoardModel, board: HTMLElement, camera: Cameraman): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as Element | null;
    if (target?.closest?.(WRITING)) return;
    const deed = deedOf(loadKeys(), event.code);
    if (deed !== null && perform(model, camera, deed, event, board)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Whether the key meant something here. */
function perform(
  model: BoardModel,
  camera: Cameraman,
  deed: Deed,
  event: KeyboardEvent,
  board: HTMLElement,
): boolean {
  const inside = board.contains(document.activeElement);
  if (deeds.isDirection(deed)) {
    if (model.chosen.value !== null) deeds.step(model, deed, event.shiftKey);
    else if (!inside || !event.code.startsWith('Arrow')) return false;
    else moveFocus(model, camera, deed, board);
    return true;
  }
  if (deed.startsWith('hero')) {
    const pawn = model.view.value?.box.pawns[Number(deed.slice(4)) - 1] as Pawn | undefined;
    if (pawn === undefined) return false;
    deeds.choose(model, pawn);
    showSpace(model, camera, deeds.chosenSpace(model));
    return true;
  }
  if (deed === 'confirm') return deeds.confirm(model) || (inside && onFocused(model));
  if (deed === 'unchoose') return unchoose(model);
  if (deed === 'point') deeds.point(model, (inside ? focusedSpace() : null) ?? deeds.chosenSpace(model));
  else if (deed === 'fit') camera.fitAll();
  else deeds.OTHERS[deed]?.(model);
  return true;
}

/** What the keyboard speaks of is in sight. */
function showSpace(model: BoardModel, camera: Cameraman, space: Space | null): void {
  const spot = space === null ? undefined : model.layout.value?.spots.get(space);
  if (spot !== undefined) camera.reveal(spot);
}

function focusedSpace(): Space | null {
  const space = document.activeElement?.getAttribute('data-space') ?? null;
  return space === null ? null : Number(space);
}

function onFocused(model: BoardModel): boolean {
  const space = focusedSpace();
  return space !== null && deeds.actOn(model, space);
}

function unchoose(model: BoardModel): boolean {
  const { aim, chosen, hint, pointing } = model;
  const had = pointing.value || aim.value !== null || chosen.value !== null || hint.value !== null;
  if (pointing.value) pointing.value = false;
  else if (aim.value !== null) aim.value = null;
  else deeds.choose(model, null);
  model.hint.value = null;
  return had;
}

function moveFocus(model: BoardModel, camera: Cameraman, direction: Direction, board: HTMLElement): void {
  const layout = model.layout.value;
  const now = focusedSpace();
  if (layout === null || now === null) return;
  const next = spaceTowards(
    layout,
    now,
    direction,
    (space) => model.view.value !== null && (spaceNow(model.view.value, space)?.corridor ?? false),
  );
  if (next === null) return;
  // The camera moves the table: the browser must not scroll it.
  board.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
  showSpace(model, camera, next);
}
