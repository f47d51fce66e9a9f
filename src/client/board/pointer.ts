import { spotAt } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import { actOn, choose } from './deeds.ts';
import type { Spot } from './geometry.ts';
import { type Hit, hitAt } from './hit.ts';
import { listenToFingers, listenToSpaces } from './listen.ts';
import type { BoardModel } from './model.ts';
import { type Pen, pingAt, startStroke } from './pointing.ts';
import { type Route, routesFor } from './routes.ts';

// Mouse, pen and touch alike: tap, drag a hero, drag the table, pinch, wheel; or point and draw.

interface Finger {
  readonly x: number;
  readonly y: number;
}

type Gesture =
  | { readonly kind: 'press'; readonly at: Finger; readonly hit: Hit | null }
  | { readonly kind: 'pan' }
  | { readonly kind: 'pinch' }
  | { readonly kind: 'draw'; readonly pen: Pen }
  | { readonly kind: 'drag'; readonly routes: ReadonlyMap<number, Route> };

const STILL = { mouse: 5, touch: 10 } as const;
const DOUBLE = 350;
/** A wheel has no end of its gesture: this long a silence is one. */
const WHEEL_REST = 250;

export function listenToPointers(model: BoardModel, board: HTMLElement, camera: Cameraman): () => void {
  const fingers = new Map<number, Finger>();
  let gesture: Gesture | null = null;
  let tapped = { at: 0, x: 0, y: 0 };
  let wheeling: ReturnType<typeof setTimeout> | undefined;

  // Looked up once a gesture: to ask in the middle of one makes the browser lay the page out.
  let corner: DOMRect | undefined;

  const fingerOf = ({ clientX, clientY }: MouseEvent): Finger => {
    corner ??= board.getBoundingClientRect();
    return { x: clientX - corner.left, y: clientY - corner.top };
  };
  const pointOf = ({ x, y }: Finger): Spot => spotAt(camera.now(), x, y);
  const hit = (finger: Finger) => hitAt(model, pointOf(finger), camera.now().unit);

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (fingers.size === 0) corner = undefined;
    const finger = fingerOf(event);
    fingers.set(event.pointerId, finger);
    board.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      if (gesture?.kind === 'draw') gesture.pen.lift();
      gesture = { kind: 'pinch' };
      model.drag.value = null;
    } else gesture = { kind: 'press', at: finger, hit: hit(finger) };
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (before === undefined || gesture === null) return;
    const now = fingerOf(event);
    if (gesture.kind === 'press') {
      const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.touch;
      if (Math.hypot(now.x - gesture.at.x, now.y - gesture.at.y) < still) return;
      gesture = begin(gesture.hit, gesture.at);
    }
    if (gesture.kind === 'draw') gesture.pen.to(pointOf(now));
    if (gesture.kind === 'pan') camera.pan(now.x - before.x, now.y - before.y);
    if (gesture.kind === 'pinch') pinch(event.pointerId, before, now);
    if (gesture.kind === 'drag') follow(gesture.routes, pointOf(now));
    fingers.set(event.pointerId, now);
  }

  /** Whoever points draws; a hero whom this seat can move is dragged; anything else is the table. */
  function begin(on: Hit | null, at: Finger): Gesture {
    const view = model.view.value;
    if (model.pointing.value)
      return { kind: 'draw', pen: startStroke(model.marks, model.drawn, pointOf(at), camera.now().unit) };
    if (on?.kind !== 'pawn' || view === null) return { kind: 'pan' };
    const routes = routesFor(view, on.pawn);
    if (routes.size === 0) return { kind: 'pan' };
    choose(model, on.pawn);
    model.drag.value = { pawn: on.pawn, stops: [], commands: [] };
    return { kind: 'drag', routes };
  }

  function follow(routes: ReadonlyMap<number, Route>, point: Spot): void {
    const drag = model.drag.value;
    const spots = model.layout.value?.spots;
    if (drag === null || spots === undefined) return;
    const far = (space: number) => {
      const { x, y } = spots.get(space) as Spot;
      return Math.hypot(x + 0.5 - point.x, y + 0.5 - point.y);
    };
    const [nearest] = [...routes].sort(([one], [other]) => far(one) - far(other));
    const home = model.view.value?.shared.pawns[model.view.value.box.pawns.indexOf(drag.pawn)] ?? -1;
    const route = nearest !== undefined && far(nearest[0]) < Math.min(1.2, far(home)) ? nearest[1] : null;
    const { stops, commands } = route ?? { stops: [], commands: [] };
    if (stops.join() !== drag.stops.join()) model.drag.value = { ...drag, stops, commands };
  }

  function pinch(moved: number, before: Finger, now: Finger): void {
    const other = [...fingers].find(([id]) => id !== moved)?.[1];
    if (other === undefined) return;
    const stretch =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(stretch, (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  function up(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (!fingers.delete(event.pointerId) || finger === undefined || gesture === null) return;
    if (gesture.kind === 'draw') gesture.pen.lift();
    if (event.type === 'pointerup') {
      if (gesture.kind === 'press' && model.pointing.value) pingAt(model.marks, pointOf(gesture.at));
      else if (gesture.kind === 'press') tap(gesture.hit, finger);
      if (gesture.kind === 'drag')
        for (const command of model.drag.value?.commands ?? []) model.give(command);
    }
    if (gesture.kind === 'pan' || gesture.kind === 'pinch') camera.settle();
    model.drag.value = null;
    gesture = fingers.size > 0 ? { kind: 'pan' } : null;
  }

  function tap(on: Hit | null, { x, y }: Finger): void {
    const now = performance.now();
    const twice = now - tapped.at < DOUBLE && Math.hypot(x - tapped.x, y - tapped.y) < 30;
    tapped = { at: on === null ? now : 0, x, y };
    if (on !== null) tapOn(on);
    else if (twice) camera.fitAll();
    else choose(model, null);
  }

  function tapOn(on: Hit): void {
    const offers = model.offers.value;
    if (on.kind === 'pawn') {
      choose(model, model.chosen.value === on.pawn ? null : on.pawn);
      return;
    }
    const command =
      on.kind === 'tile'
        ? offers?.tiles.get(on.tile)
        : (on.kind === 'target' ? offers?.targets : offers?.places)?.get(on.space);
    if (command !== undefined) model.give(command);
  }

  function wheeled(): void {
    wheeling = undefined;
    camera.settle();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (wheeling === undefined) corner = undefined;
    const { x, y } = fingerOf(event);
    const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 20;
    camera.zoom(Math.exp(-lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    clearTimeout(wheeling);
    wheeling = setTimeout(wheeled, WHEEL_REST);
  }

  const listening = new AbortController();
  const { signal } = listening;
  listenToFingers(board, { down, move, up }, signal);
  const focus = (space: number) => {
    model.focus.value = space;
  };
  listenToSpaces(board, { press: (space) => actOn(model, space), focus }, signal);
  board.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(wheeling);
    listening.abort();
  };
}
