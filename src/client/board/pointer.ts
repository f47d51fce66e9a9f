import { actOn, choose, explainAt, explainSpace, keepPromise, toggle } from './acts.ts';
import { type Camera, spotAt } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import type { Area, BoardGame, Pen, Route } from './config.ts';
import { type Hit, hitAt, rivalsOf } from './hit.ts';
import { beside, fetchAnswers } from './late.ts';
import { listenToFingers, listenToSpaces } from './listen.ts';
import { farFrom, type Space, type Spot } from './spots.ts';
import { type BoardState, give, spaceOf, spotOf } from './state.ts';

// Mouse, pen and touch alike: tap, drag a token, drag the table, pinch; or draw on it.

/** A place on the board's own window, in pixels. */
type Finger = Spot;

type Gesture<G extends BoardGame> =
  | { readonly kind: 'press'; readonly at: Finger; readonly hit: Hit<G> | null; readonly asked: boolean }
  | { readonly kind: 'draw'; readonly at: Finger; readonly pen: Pen; readonly moved: boolean }
  | { readonly kind: 'pinch' }
  | { readonly kind: 'pan'; readonly wanted: Wanted<G> | null }
  | { readonly kind: 'drag'; readonly routes: ReadonlyMap<Space, Route<G['command']>> };

/** Somebody pulls at a token that goes nowhere; the table as it lay when they began. */
interface Wanted<G extends BoardGame> {
  readonly token: G['token'];
  readonly seen: Camera;
}

interface Hands<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly board: HTMLElement;
  readonly camera: Cameraman;
  readonly fingers: Map<number, Finger>;
  gesture: Gesture<G> | null;
  tapped: Finger & { readonly time: number };
  asking: ReturnType<typeof setTimeout> | undefined;
  /** Looked up once a gesture: to ask in the middle of one makes the browser lay the page out. */
  corner: DOMRect | null;
}

const STILL = { mouse: 5, touch: 10 } as const;
const TWICE = { time: 350, far: 32 } as const;
/** So near to where it could be let go a dragged token snaps to it. */
const SNAPS = 1.2;
/** Not so far from where it stood it was put back. */
const BACK = 0.7;
/** So long a finger rests before it asks. */
const RESTS = 480;

/** Returns how to stop. */
export function listenToPointers<G extends BoardGame>(
  state: BoardState<G>,
  board: HTMLElement,
  camera: Cameraman,
): () => void {
  const hands: Hands<G> = {
    ...{ state, board, camera, fingers: new Map(), gesture: null, corner: null, asking: undefined },
    tapped: { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 },
  };
  const listening = new AbortController();
  const { signal } = listening;
  listenToFingers(
    board,
    {
      down: (event) => down(hands, event),
      move: (event) => move(hands, event),
      up: (event) => up(hands, event),
    },
    signal,
  );
  const focus = (space: Space) => {
    state.focus.value = space;
  };
  listenToSpaces(board, { press: (space) => actOn(state, space), focus }, signal);
  board.addEventListener('pointerleave', () => state.config.hover?.(null), { signal });
  return () => listening.abort();
}

function fingerOf<G extends BoardGame>(hands: Hands<G>, { clientX, clientY }: MouseEvent): Finger {
  hands.corner ??= hands.board.getBoundingClientRect();
  return { x: clientX - hands.corner.left, y: clientY - hands.corner.top };
}

const pointOf = <G extends BoardGame>({ camera }: Hands<G>, { x, y }: Finger) => spotAt(camera.now(), x, y);

function down<G extends BoardGame>(hands: Hands<G>, event: PointerEvent): void {
  if (event.button !== 0 || (event.target as Element).closest('button')) return;
  const { fingers, board } = hands;
  if (event.isPrimary) fingers.clear();
  if (fingers.size === 0) hands.corner = null;
  const finger = fingerOf(hands, event);
  fingers.set(event.pointerId, finger);
  board.setPointerCapture(event.pointerId);
  hands.camera.touched(event.pointerType === 'mouse' ? 'mouse' : 'finger');
  hands.state.named.value = null;
  clearTimeout(hands.asking);
  if (fingers.size > 1) pinches(hands);
  else hands.gesture = pressed(hands, finger);
  if (event.pointerType !== 'mouse') hands.asking = setTimeout(() => asks(hands), RESTS);
}

/** A finger that rests asks what lies there: it taps no more, but may still drag. */
function asks<G extends BoardGame>(hands: Hands<G>): void {
  const { gesture, state } = hands;
  if (beside.value === null)
    fetchAnswers(state).then(() => beside.value !== null && hands.gesture === gesture && asks(hands));
  if (gesture?.kind !== 'press' || !beside.value?.nameAt(state, pointOf(hands, gesture.at))) return;
  hands.gesture = { ...gesture, asked: true };
}

/** A second finger: whatever the first was about is off. */
function pinches<G extends BoardGame>(hands: Hands<G>): void {
  if (hands.gesture?.kind === 'draw') hands.gesture.pen.lift(true);
  hands.gesture = { kind: 'pinch' };
  hands.state.drag.value = null;
}

function pressed<G extends BoardGame>(hands: Hands<G>, at: Finger): Gesture<G> {
  const { state, camera } = hands;
  const [point, { unit }] = [pointOf(hands, at), camera.now()];
  const pen = state.config.pen?.(point, unit) ?? null;
  return pen === null
    ? { kind: 'press', at, hit: hitAt(state, point, unit), asked: false }
    : { kind: 'draw', at, pen, moved: false };
}

function move<G extends BoardGame>(hands: Hands<G>, event: PointerEvent): void {
  const { fingers, camera, state } = hands;
  const before = fingers.get(event.pointerId);
  if (before === undefined) hover(hands, event);
  if (before === undefined || hands.gesture === null) return;
  const now = fingerOf(hands, event);
  if (!begins(hands, event, now)) return;
  const { gesture } = hands;
  if (gesture.kind === 'draw') gesture.pen.to(pointOf(hands, now));
  if (gesture.kind === 'pan') camera.pan(now.x - before.x, now.y - before.y);
  if (gesture.kind === 'pinch') pinch(hands, event.pointerId, before, now);
  if (gesture.kind === 'drag') follow(state, gesture.routes, pointOf(hands, now));
  fingers.set(event.pointerId, now);
}

function hover<G extends BoardGame>(hands: Hands<G>, event: PointerEvent): void {
  const { hover } = hands.state.config;
  if (hover === undefined) return;
  hands.corner = null;
  hover(pointOf(hands, fingerOf(hands, event)));
}

/** Whether a finger has left its place: only then it does more than tap. */
function begins<G extends BoardGame>(
  hands: Hands<G>,
  event: PointerEvent,
  now: Finger,
): hands is Hands<G> & { gesture: Gesture<G> } {
  const { gesture } = hands;
  if (gesture === null) return false;
  if (gesture.kind !== 'press' && (gesture.kind !== 'draw' || gesture.moved)) return true;
  const still = event.pointerType === 'mouse' ? STILL.mouse : STILL.touch;
  if (far(now, gesture.at) < still) return false;
  hands.state.named.value = null;
  hands.gesture = gesture.kind === 'draw' ? { ...gesture, moved: true } : begun(hands, gesture.hit);
  return true;
}

/** A token that this seat can move is dragged; anything else is the table. */
function begun<G extends BoardGame>({ state, camera }: Hands<G>, hit: Hit<G> | null): Gesture<G> {
  if (hit?.kind !== 'token') return { kind: 'pan', wanted: null };
  const routes = state.config.routes(hit.token);
  if (routes.size === 0) return { kind: 'pan', wanted: { token: hit.token, seen: camera.now() } };
  choose(state, hit.token);
  state.drag.value = { token: hit.token, stops: [], commands: [] };
  return { kind: 'drag', routes };
}

function follow<G extends BoardGame>(
  state: BoardState<G>,
  routes: ReadonlyMap<Space, Route<G['command']>>,
  point: Spot,
): void {
  const drag = state.drag.value;
  if (drag === null) return;
  const away = (space: Space | null) => {
    const spot = spotOf(state, space);
    return spot === undefined ? Number.POSITIVE_INFINITY : farFrom(spot, point);
  };
  let [best, least] = [null as Route<G['command']> | null, Math.min(SNAPS, away(spaceOf(state, drag.token)))];
  for (const [space, route] of routes) if (away(space) < least) [best, least] = [route, away(space)];
  const { stops, commands } = best ?? { stops: [], commands: [] };
  if (stops.join() !== drag.stops.join()) state.drag.value = { ...drag, stops, commands };
}

function pinch<G extends BoardGame>(
  { fingers, camera }: Hands<G>,
  moved: number,
  before: Finger,
  now: Finger,
): void {
  const other = [...fingers].find(([id]) => id !== moved)?.[1];
  if (other === undefined) return;
  camera.zoom(far(now, other) / Math.max(1, far(before, other)), {
    x: (before.x + other.x) / 2,
    y: (before.y + other.y) / 2,
  });
  camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
}

function up<G extends BoardGame>(hands: Hands<G>, event: PointerEvent): void {
  const { fingers, gesture, state, camera } = hands;
  const finger = fingers.get(event.pointerId);
  if (!fingers.delete(event.pointerId) || finger === undefined || gesture === null) return;
  const done = event.type === 'pointerup';
  clearTimeout(hands.asking);
  if (gesture.kind === 'draw') gesture.pen.lift(!done);
  if (gesture.kind === 'press' && done && !gesture.asked) tap(hands, gesture.hit, finger);
  if (gesture.kind === 'drag' && done) letGoOf(hands, fingerOf(hands, event));
  if (gesture.kind === 'pan' || gesture.kind === 'pinch') camera.settle();
  if (gesture.kind === 'pan' && gesture.wanted !== null && done) refuses(state, gesture.wanted, finger);
  state.drag.value = null;
  if (fingers.size === 0) camera.touched(null);
  hands.gesture = fingers.size > 0 ? { kind: 'pan', wanted: null } : null;
}

/** Where it can go it goes; elsewhere, unless it came back, it is said why not. */
function letGoOf<G extends BoardGame>(hands: Hands<G>, finger: Finger): void {
  const { state } = hands;
  const { token, commands } = state.drag.value ?? { token: null, commands: [] };
  for (const command of commands) give(state, command);
  if (commands.length === 0 && token !== null) pulled(state, token, pointOf(hands, finger));
}

function refuses<G extends BoardGame>(
  state: BoardState<G>,
  { token, seen }: Wanted<G>,
  { x, y }: Finger,
): void {
  pulled(state, token, spotAt(seen, x, y));
}

function pulled<G extends BoardGame>(state: BoardState<G>, token: G['token'], to: Spot): void {
  const spot = spotOf(state, spaceOf(state, token));
  if (spot !== undefined && farFrom(spot, to) > BACK) explainAt(state, to, token);
}

function tap<G extends BoardGame>(hands: Hands<G>, hit: Hit<G> | null, finger: Finger): void {
  const { state, tapped } = hands;
  const time = performance.now();
  const twice = time - tapped.time < TWICE.time && far(finger, tapped) < TWICE.far;
  hands.tapped = { ...finger, time: hit === null && !twice ? time : Number.NEGATIVE_INFINITY };
  if (hit !== null) tapOn(state, hit);
  else if (twice) goNear(hands, finger);
  else tapGround(state, pointOf(hands, finger));
}

function goNear<G extends BoardGame>({ state, camera }: Hands<G>, finger: Finger): void {
  state.hint.value = null;
  camera.toggle(finger);
}

function tapOn<G extends BoardGame>(state: BoardState<G>, hit: Hit<G>): void {
  const { tokens, targets } = state.offers.value;
  if (hit.kind === 'area') tapArea(state, hit.area);
  else if (hit.kind === 'token') {
    const part = tokens.get(hit.token);
    if (part === undefined) toggle(state, hit.token);
    else give(state, part);
  } else {
    const command = targets.get(hit.space)?.command;
    if (command !== undefined) give(state, command);
    else if (!keepPromise(state, hit.space)) explainSpace(state, hit.space);
  }
}

/** Where several things could be done in one place, the first tap shows which, the second does it. */
function tapArea<G extends BoardGame>(state: BoardState<G>, area: Area<G['command']>): void {
  const commands = rivalsOf(state, area);
  const index = commands.indexOf(area.command);
  const { value } = state.aim;
  const aimed = value?.commands[value.index] === area.command;
  if (commands.length === 1 || aimed) give(state, area.command);
  else state.aim.value = { commands, index };
}

/** A stray tap does not unchoose where there is a reason to give. */
function tapGround<G extends BoardGame>(state: BoardState<G>, at: Spot): void {
  if (!explainAt(state, at)) choose(state, null);
}

const far = (one: Finger, other: Finger) => Math.hypot(one.x - other.x, one.y - other.y);
