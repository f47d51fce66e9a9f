import { type Signal, signal } from '@preact/signals';
import { lessMotion } from '../prefs.ts';
import {
  between,
  type Camera,
  type CameraRules,
  edgeMarker,
  fittedClear,
  isInSight,
  keepFilled,
  keepInSight,
  lookAt,
  nearerFactor,
  panBy,
  spotAt,
  type Window,
  zoomAt,
} from './camera.ts';
import { cornerOf, framing, freePart, type Near } from './framing.ts';
import { centreOf, type Layout, type Spot } from './spots.ts';

// Holds the camera and moves the table: one CSS transform while anything moves, drawn anew and
// sharp when it comes to rest. Keeps the whole table in view until the player takes over, or, where that
// would be too small to touch, what can be acted on. It never moves by itself under a hand.

export interface Cameraman {
  /** The camera at rest; edge markers and targets read it. */
  readonly rest: Signal<Camera>;
  readonly now: () => Camera;
  readonly window: () => Window;
  /** Whether the player has taken over. */
  readonly taken: Signal<boolean>;
  /** Whether it shows what can be acted on rather than everything. */
  readonly framed: Signal<boolean>;
  readonly show: (what: Shown) => void;
  readonly resized: () => void;
  /** Something else lies over the board's corner now. */
  readonly cornered: () => void;
  /** A hand is on the board, or has left it. */
  readonly touched: (by: 'finger' | 'mouse' | null) => void;
  /** As at the beginning. */
  readonly anew: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, at: Spot) => void;
  readonly settle: () => void;
  readonly fitAll: () => void;
  /** Two taps: near enough to read, or everything again. */
  readonly toggle: (at: Spot) => void;
  readonly goTo: (spot: Spot) => void;
  /** Goes there only if it is out of sight. */
  readonly reveal: (spot: Spot) => void;
}

export interface Shown extends Pick<Layout, 'bounds' | 'kept'> {
  /** What can be acted on, asked where everything would be too small. */
  readonly near?: () => Near;
}

/** How a table is looked at, asked anew whenever its window has changed. */
export type RulesFor = (window: Window) => CameraRules & { readonly window: Window };

const TWEEN = 260;
/** So long after a touch the table stays where it is. */
const QUIET = 600;
/** So much larger things must become for the table to be moved for it. */
const WORTH = 1.3;
const CLOSE_ENOUGH = 44;
/** Below this the words on the table are only noise. */
const READABLE = 74;

interface Work {
  readonly viewport: HTMLElement;
  readonly world: HTMLElement;
  readonly rulesFor: RulesFor;
  readonly rest: Signal<Camera>;
  readonly taken: Signal<boolean>;
  readonly framed: Signal<boolean>;
  camera: Camera;
  /** The player wished to see everything, however small. */
  everything: boolean;
  /** What lies on the board; when the last finger left it. */
  hand: 'finger' | 'mouse' | null;
  left: number;
  waiting: ReturnType<typeof setTimeout> | undefined;
  /** The unit that the table is drawn for. */
  drawnAt: number;
  what: Shown;
  frame: number;
  shown: boolean;
  /** Kept until the viewport changes: to ask in the middle of a gesture makes the browser lay the page out. */
  rules: ReturnType<RulesFor> | null;
  /** Where one sees everything, as it was last worked out. */
  whole: Camera | null;
  moving: Animation | null;
}

export function cameraman(viewport: HTMLElement, world: HTMLElement, rulesFor: RulesFor): Cameraman {
  const camera: Camera = { unit: 60, x: 0, y: 0 };
  const work: Work = {
    ...{ viewport, world, rulesFor, camera },
    rest: signal(camera),
    taken: signal(false),
    framed: signal(false),
    ...{ everything: false, hand: null, left: Number.NEGATIVE_INFINITY, waiting: undefined },
    drawnAt: 0,
    what: { bounds: { left: 0, top: 0, width: 4, height: 4 }, kept: [] },
    frame: 0,
    shown: false,
    rules: null,
    whole: null,
    moving: null,
  };
  const { rest, taken, framed } = work;
  return {
    rest,
    taken,
    framed,
    window: () => rulesOf(work).window,
    now: () => work.camera,
    show: (what) => {
      work.what = what;
      ofItself(work);
    },
    resized: () => resized(work),
    cornered: () => ofItself(work),
    touched: (by) => touched(work, by),
    anew: () => {
      work.everything = false;
      taken.value = false;
      moveTo(work, home(work));
    },
    pan: (dx, dy) => {
      if (taken.value || rulesOf(work).roams) byHand(work, panBy(work.camera, dx, dy));
    },
    zoom: (factor, at) => byHand(work, zoomed(work, factor, at)),
    settle: () => settle(work),
    fitAll: () => fitAll(work),
    toggle: (at) => toggle(work, at),
    goTo: (spot) => goTo(work, spot),
    reveal: (spot) => {
      if (edgeMarker(work.camera, spot, rulesOf(work).window) !== null) goTo(work, spot);
    },
  };
}

function rulesOf(work: Work): ReturnType<RulesFor> {
  work.rules ??= work.rulesFor(freePart(work.viewport));
  return work.rules;
}

function whole(work: Work): Camera {
  const rules = rulesOf(work);
  work.whole = fittedClear(work.what, rules.window, cornerOf(work.viewport), rules);
  return work.whole;
}

/** Where the table is looked at while nobody has taken over. */
function home(work: Work): Camera {
  const all = whole(work);
  const { least = 0, window, ...rules } = rulesOf(work);
  const near = all.unit < least && !work.everything ? work.what.near?.() : undefined;
  work.framed.value = near !== undefined;
  if (near === undefined) return all;
  const { frame, holdsAll } = framing(near, least, window, rules);
  const isNear = work.shown && work.camera.unit > all.unit;
  const stays = isInSight(work.camera, near.bounds, window) && frame.unit < work.camera.unit * WORTH;
  return isNear && (stays || !holdsAll) ? work.camera : frame;
}

/** What the table does by itself waits for hands to leave it. */
function ofItself(work: Work): void {
  clearTimeout(work.waiting);
  if (work.taken.value) return;
  const wait = work.left + QUIET - performance.now();
  const target = home(work);
  const moves = work.shown && !isThere(work, target);
  work.viewport.toggleAttribute('data-waits', moves && (work.hand !== null || wait > 0));
  if (!work.shown || (moves && work.hand === null && wait <= 0)) moveTo(work, target);
  else if (moves && work.hand === null) work.waiting = setTimeout(() => ofItself(work), wait);
}

/** Whoever points with a mouse has no hand on the table once its button is up. */
function touched(work: Work, by: 'finger' | 'mouse' | null): void {
  const left = work.hand;
  work.hand = by;
  if (left === 'finger') work.left = performance.now();
  clearTimeout(work.waiting);
  if (by === null && work.viewport.hasAttribute('data-waits')) ofItself(work);
}

const lastWhole = (work: Work) => work.whole ?? whole(work);

function zoomed(work: Work, factor: number, at: Spot): Camera {
  return zoomAt(work.camera, factor, at, lastWhole(work), rulesOf(work));
}

/** Never further than the table's rules allow. */
function kept(work: Work, next: Camera): Camera {
  const { window, roams } = rulesOf(work);
  const { bounds } = work.what;
  return roams ? keepInSight(next, bounds, window) : keepFilled(next, bounds, window, lastWhole(work));
}

function byHand(work: Work, next: Camera): void {
  cancelAnimationFrame(work.frame);
  work.everything = false;
  work.camera = kept(work, next);
  work.taken.value = rulesOf(work).roams || work.camera.unit > lastWhole(work).unit;
  apply(work);
}

/**
 * An animation that stands still, to be given its one frame again and again. Browsers hand an animated
 * transform straight to the compositor; set by style, Chromium gathers all layers of the page anew.
 */
function held(world: HTMLElement): Animation {
  const animation = world.animate(null, { duration: 1, fill: 'both' });
  animation.pause();
  return animation;
}

function transformOf({ camera, drawnAt }: Work): string {
  const scale = drawnAt === 0 ? 1 : camera.unit / drawnAt;
  return `translate(${camera.x}px, ${camera.y}px) scale(${scale})`;
}

function apply(work: Work): void {
  work.viewport.toggleAttribute('data-moving', true);
  work.moving ??= held(work.world);
  const now = transformOf(work);
  (work.moving.effect as KeyframeEffect).setKeyframes({ transform: [now, now] });
}

function settle(work: Work): void {
  const { camera, world, viewport } = work;
  cancelAnimationFrame(work.frame);
  work.camera = { ...camera, x: Math.round(camera.x), y: Math.round(camera.y) };
  if (work.drawnAt !== camera.unit) {
    work.drawnAt = camera.unit;
    world.style.setProperty('--u', `${camera.unit}px`);
    world.classList.toggle('board-far', camera.unit < READABLE);
  }
  viewport.toggleAttribute('data-moving', false);
  world.style.transform = transformOf(work);
  work.moving?.cancel();
  work.moving = null;
  work.rest.value = work.camera;
}

function moveTo(work: Work, target: Camera): void {
  cancelAnimationFrame(work.frame);
  if (work.shown && !lessMotion() && !isThere(work, target)) {
    glide(work, target);
    return;
  }
  work.camera = target;
  work.shown = true;
  settle(work);
}

function isThere({ camera }: Work, { unit, x, y }: Camera): boolean {
  return camera.unit === unit && camera.x === Math.round(x) && camera.y === Math.round(y);
}

function glide(work: Work, target: Camera): void {
  const [from, began] = [work.camera, performance.now()];
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - began) / TWEEN));
    work.camera = between(from, target, 1 - (1 - share) ** 3);
    apply(work);
    if (share < 1) work.frame = requestAnimationFrame(step);
    else settle(work);
  };
  work.frame = requestAnimationFrame(step);
}

/** Whoever has taken over goes on looking at what was in the middle, as near as before for so large a window. */
function resized(work: Work): void {
  const { camera, rules, whole: fit } = work;
  work.rules = null;
  work.whole = null;
  const next = whole(work);
  if (!work.taken.value) work.camera = home(work);
  else if (rules !== null) {
    const unit = (camera.unit * next.unit) / (fit?.unit ?? next.unit);
    work.camera = kept(work, lookAt(unit, middleOf(camera, rules.window), rulesOf(work).window));
  }
  settle(work);
}

function middleOf(camera: Camera, { left, top, width, height }: Window): Spot {
  return spotAt(camera, left + width / 2, top + height / 2);
}

function fitAll(work: Work): void {
  work.everything = true;
  work.taken.value = false;
  moveTo(work, home(work));
}

function toggle(work: Work, at: Spot): void {
  if (work.taken.value) fitAll(work);
  else {
    work.taken.value = true;
    moveTo(work, kept(work, zoomed(work, nearerFactor(work.camera), at)));
  }
}

function goTo(work: Work, spot: Spot): void {
  const { roams, window } = rulesOf(work);
  if (!roams && !work.taken.value) return;
  work.taken.value = true;
  const near = lookAt(Math.max(work.camera.unit, CLOSE_ENOUGH), centreOf(spot), window);
  moveTo(work, roams ? near : kept(work, near));
}
