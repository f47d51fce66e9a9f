import { type Signal, signal } from '@preact/signals';
import { lessMotion } from '../prefs.ts';
import {
  between,
  type Camera,
  type Corner,
  edgeMarker,
  fittedClear,
  keepInSight,
  lookAt,
  panBy,
  type Window,
  zoomAt,
} from './camera.ts';
import type { Rect, Spot } from './geometry.ts';

// Holds the camera and moves the table: one CSS transform while anything moves, drawn anew and
// sharp when it comes to rest. Keeps the whole mall in view until the player takes over.

export interface Cameraman {
  /** The camera at rest; edge markers and targets read it. */
  readonly rest: Signal<Camera>;
  readonly now: () => Camera;
  readonly window: () => Window;
  readonly taken: Signal<boolean>;
  readonly show: (bounds: Rect, tiles: readonly Spot[]) => void;
  readonly resized: () => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, px: number, py: number) => void;
  readonly settle: () => void;
  readonly fitAll: () => void;
  readonly goTo: (spot: Spot) => void;
  /** Goes there only if it is out of sight. */
  readonly reveal: (spot: Spot) => void;
}

const TWEEN = 260;
const CLOSE_ENOUGH = 44;
/** Below this a shop's name is only noise. */
const SIGNS_READABLE = 74;

/** What the screens around the board leave free, told by its padding. */
function freePart(viewport: HTMLElement): Window {
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(viewport);
  const [left, top] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingTop)];
  const { clientWidth, clientHeight } = viewport;
  return {
    left,
    top,
    width: clientWidth - left - Number.parseFloat(paddingRight),
    height: clientHeight - top - Number.parseFloat(paddingBottom),
  };
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

/** What lies over the free part's top left corner, told likewise. */
function cornerOf(viewport: HTMLElement): Corner {
  const styles = getComputedStyle(viewport);
  const read = (name: string) => Number.parseFloat(styles.getPropertyValue(name)) || 0;
  return { width: read('--board-corner-wide'), height: read('--board-corner-high') };
}

export function cameraman(viewport: HTMLElement, world: HTMLElement): Cameraman {
  let camera: Camera = { unit: 60, x: 0, y: 0 };
  let drawnAt = 0;
  let bounds: Rect = { left: 0, top: 0, width: 4, height: 4 };
  let tiles: readonly Spot[] = [];
  let frame = 0;
  let shown = false;
  let free: Window | null = null;
  let moving: Animation | null = null;
  const rest = signal(camera);
  const taken = signal(false);

  const window = () => {
    free ??= freePart(viewport);
    return free;
  };

  const transform = () => {
    const scale = drawnAt === 0 ? 1 : camera.unit / drawnAt;
    return `translate(${camera.x}px, ${camera.y}px) scale(${scale})`;
  };

  const whole = () => fittedClear(bounds, tiles, window(), cornerOf(viewport));

  function apply(): void {
    viewport.classList.add('board-moving');
    moving ??= held(world);
    const now = transform();
    (moving.effect as KeyframeEffect).setKeyframes({ transform: [now, now] });
  }

  function settle(): void {
    cancelAnimationFrame(frame);
    camera = { ...camera, x: Math.round(camera.x), y: Math.round(camera.y) };
    if (drawnAt !== camera.unit) {
      drawnAt = camera.unit;
      world.style.setProperty('--u', `${drawnAt}px`);
      world.classList.toggle('board-far', drawnAt < SIGNS_READABLE);
    }
    viewport.classList.remove('board-moving');
    world.style.transform = transform();
    moving?.cancel();
    moving = null;
    rest.value = camera;
  }

  function moveTo(target: Camera): void {
    cancelAnimationFrame(frame);
    if (!shown || lessMotion()) {
      camera = target;
      shown = true;
      settle();
      return;
    }
    const [from, began] = [camera, performance.now()];
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / TWEEN));
      camera = between(from, target, 1 - (1 - share) ** 3);
      apply();
      if (share < 1) frame = requestAnimationFrame(step);
      else settle();
    };
    frame = requestAnimationFrame(step);
  }

  function byHand(next: Camera): void {
    cancelAnimationFrame(frame);
    taken.value = true;
    camera = keepInSight(next, bounds, window());
    apply();
  }

  const wholeMall = () => {
    taken.value = false;
    moveTo(whole());
  };

  const goTo = (spot: Spot) => {
    taken.value = true;
    const centre = { x: spot.x + 0.5, y: spot.y + 0.5 };
    moveTo(lookAt(Math.max(camera.unit, CLOSE_ENOUGH), centre, window()));
  };

  return {
    rest,
    taken,
    window,
    now: () => camera,
    show: (next, placed) => {
      bounds = next;
      tiles = placed;
      if (!taken.value) moveTo(whole());
    },
    resized: () => {
      free = null;
      if (taken.value) return;
      camera = whole();
      settle();
    },
    pan: (dx, dy) => byHand(panBy(camera, dx, dy)),
    zoom: (factor, px, py) => byHand(zoomAt(camera, factor, px, py)),
    settle,
    fitAll: wholeMall,
    goTo,
    reveal: (spot) => {
      if (edgeMarker(camera, spot, window()) !== null) goTo(spot);
    },
  };
}
