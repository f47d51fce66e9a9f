import { deedOf, loadKeys } from '#client/board/keys.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { spaceTowards } from './cells.tsx';
import { actOn, choose, step } from './deeds.ts';
import { spaceOf, type TowerModel } from './model.ts';

// Keys work wherever the focus is, except where somebody is writing or a dialog is open. Numbers choose a
// hero, arrows send it as far as it goes (with Shift one space), Tab goes through where it can stop.

const WRITING = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';

export function listenToKeys(model: TowerModel, world: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element | null)?.closest?.(WRITING)) return;
    if (perform(model, world, event)) event.preventDefault();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Whether the key meant something here. */
function perform(model: TowerModel, world: HTMLElement, event: KeyboardEvent): boolean {
  if (event.code === 'Tab') return toTargets(model, world, event.shiftKey);
  const deed = deedOf(loadKeys(), event.code);
  const inside = world.contains(document.activeElement);
  if (deed === null) return event.code === 'KeyT' && toCards(world);
  if (isDirection(deed)) {
    if (model.chosen.value !== null) stepFrom(model, world, deed, event.shiftKey);
    else if (inside && event.code.startsWith('Arrow')) moveFocus(model, world, deed);
    else return false;
    return true;
  }
  if (deed.startsWith('hero')) return number(model, world, PAWNS[Number(deed.slice(4)) - 1], event.shiftKey);
  if (deed === 'confirm') return inside && onFocused(model);
  if (deed === 'theft') return toCards(world);
  if (deed !== 'unchoose' || model.chosen.value === null) return false;
  choose(model, null);
  return true;
}

const isDirection = (deed: string): deed is Direction => (DIRECTIONS as readonly string[]).includes(deed);

/** The focus goes along, if it is on the board. */
function stepFrom(model: TowerModel, world: HTMLElement, direction: Direction, single: boolean): void {
  const inside = world.contains(document.activeElement);
  const pawn = model.chosen.value;
  step(model, direction, single);
  if (inside && pawn !== null) toHero(model, world, pawn);
}

/** A number chooses; with Shift it is whom the mage changes places with [T12]. */
function number(model: TowerModel, world: HTMLElement, pawn: Pawn | undefined, shift: boolean): boolean {
  if (pawn === undefined) return false;
  if (shift && model.offers.value.swaps.has(pawn)) model.give({ type: 'swap', pawn });
  else {
    choose(model, pawn);
    toHero(model, world, pawn);
  }
  return true;
}

/** From the chosen hero's space Tab reaches where it can go, wherever on the board that is. */
function toTargets(model: TowerModel, world: HTMLElement, backwards: boolean): boolean {
  const pawn = model.chosen.value;
  if (pawn === null || focusedSpace() !== spaceOf(model.game.value, pawn)) return false;
  const target = [...world.querySelectorAll<HTMLElement>('.cell.target')].at(backwards ? -1 : 0);
  target?.focus({ preventScroll: true });
  return target !== undefined;
}

function toHero(model: TowerModel, world: HTMLElement, pawn: Pawn): void {
  focusOn(world, spaceOf(model.game.value, pawn));
}

function focusOn(world: HTMLElement, space: number | null): void {
  world.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true });
}

/** To the buttons that turn or slide a card, where there are any. */
function toCards(world: HTMLElement): boolean {
  const button = world.querySelector<HTMLElement>('.card-acts button');
  button?.focus();
  return button !== null;
}

function focusedSpace(): number | null {
  const space = document.activeElement?.getAttribute('data-space') ?? null;
  return space === null ? null : Number(space);
}

function onFocused(model: TowerModel): boolean {
  const space = focusedSpace();
  return space !== null && actOn(model, space);
}

function moveFocus(model: TowerModel, world: HTMLElement, direction: Direction): void {
  const layout = model.layout.value;
  const now = focusedSpace();
  if (layout === null || now === null) return;
  const floor = model.game.value?.box.chart.floor;
  const next = spaceTowards(
    layout,
    now,
    DIRECTIONS.indexOf(direction),
    (space) => floor?.[space]?.kind !== 'hollow',
  );
  focusOn(world, next);
}
