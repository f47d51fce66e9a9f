import { listenToFingers, listenToSpaces } from '#client/board/listen.ts';
import { actOn, choose, pawnAt } from './deeds.ts';
import { hitAt, spaceUnder } from './hit.ts';
import type { Spot } from './layout.ts';
import type { Move, TowerModel } from './model.ts';

// Mouse, pen and touch alike: tap a hero, tap where it goes, or drag it there.

interface Press {
  readonly id: number;
  readonly at: Spot;
  readonly hit: number | null;
  readonly unit: number;
}

const STILL = { mouse: 5, touch: 10 } as const;

/** A pointer's place in spaces, and how many pixels a space has. */
export function pointOn(
  world: HTMLElement,
  { clientX, clientY }: MouseEvent,
): Spot & { readonly unit: number } {
  const { left, top, width } = world.getBoundingClientRect();
  const unit = width / Number(world.dataset.wide);
  return { x: (clientX - left) / unit, y: (clientY - top) / unit, unit };
}

/** `leads`: whether the fingers move the whole board (zoom.ts) and mean nothing on it. */
export function listenToPointers(model: TowerModel, world: HTMLElement, leads: () => boolean): () => void {
  let press: Press | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || press !== null || (event.target as Element).closest('button')) return;
    const { unit, ...at } = pointOn(world, event);
    press = { id: event.pointerId, at, unit, hit: hitAt(model, at, unit) ?? under(at) };
    world.setPointerCapture(event.pointerId);
  }

  function under(at: Spot): number | null {
    const layout = model.layout.value;
    return layout === null ? null : spaceUnder(layout, at);
  }

  function move(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.id || drops()) return;
    const point = pointOn(world, event);
    const far = Math.hypot(point.x - press.at.x, point.y - press.at.y) * press.unit;
    const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.touch;
    if (model.drag.value === null && far >= still) begin(press.hit);
    if (model.drag.value !== null) follow(point);
  }

  function drops(): boolean {
    if (!leads()) return false;
    press = null;
    model.drag.value = null;
    return true;
  }

  function begin(hit: number | null): void {
    const pawn = hit === null ? null : pawnAt(model, hit);
    if (pawn === null || !model.offers.value.movable.has(pawn)) return;
    choose(model, pawn);
    model.drag.value = { pawn, move: null };
  }

  function follow(point: Spot): void {
    const drag = model.drag.value;
    const spots = model.layout.value?.spots;
    if (drag === null || spots === undefined) return;
    const far = (space: number) => {
      const { x, y } = spots.get(space) as Spot;
      return Math.hypot(x + 0.5 - point.x, y + 0.5 - point.y);
    };
    const [nearest] = [...model.offers.value.targets.values()].sort(
      (one, other) => far(one.to) - far(other.to),
    );
    const wanted =
      nearest !== undefined && far(nearest.to) < Math.min(1.2, far(nearest.from)) ? nearest : null;
    if (wanted?.to !== drag.move?.to) model.drag.value = { ...drag, move: wanted };
  }

  function up(event: PointerEvent): void {
    if (press === null || event.pointerId !== press.id || drops()) return;
    const move: Move | null = model.drag.value?.move ?? null;
    const dragged = model.drag.value !== null;
    const { hit } = press;
    press = null;
    model.drag.value = null;
    if (event.type !== 'pointerup') return;
    if (move !== null) model.give(move);
    else if (!dragged && (hit === null || !actOn(model, hit))) choose(model, null);
  }

  const listening = new AbortController();
  const { signal } = listening;
  listenToFingers(world, { down, move, up }, signal);
  const focus = (space: number) => {
    model.focus.value = space;
  };
  listenToSpaces(world, { press: (space) => actOn(model, space), focus }, signal);
  return () => listening.abort();
}
