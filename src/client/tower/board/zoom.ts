import { type ReadonlySignal, signal } from '@preact/signals';
import { listenToFingers } from '#client/board/listen.ts';
import { lessMotion } from '#client/prefs.ts';
import type { Spot } from './layout.ts';
import { kept, type Look, nearer, panned, type Rest, toggled, WHOLE } from './look.ts';

// Looking nearer: two fingers, two taps on empty ground, or Control and the wheel. Only a transform, so that
// taps are read from where the tower is seen (pointer.ts). One finger moves the ground unless it has a hero.

export interface Zoom {
  readonly zoomed: ReadonlySignal<boolean>;
  readonly whole: () => void;
  /** Brings something of the tower into sight. */
  readonly reveal: (found: Element) => void;
  /** Whether the fingers that are down lead the board: they mean nothing on it. */
  readonly leads: () => boolean;
  readonly stop: () => void;
}

export interface ZoomHands {
  /** Whether a tap here means something else. */
  readonly meant: (event: PointerEvent) => boolean;
  /** Whether a hero is being dragged. */
  readonly drags: () => boolean;
}

const STILL = 10;
const TWICE = { time: 320, far: 32 };
const GLIDE = { duration: 200, easing: 'ease-out' };

export function zoomOf(board: HTMLElement, world: HTMLElement, { meant, drags }: ZoomHands): Zoom {
  let look: Look = WHOLE;
  let leads = false;
  let began: (Spot & { readonly empty: boolean }) | null = null;
  let tapped: (Spot & { readonly time: number }) | null = null;
  const fingers = new Map<number, Spot>();
  const zoomed = signal(false);

  const inRoom = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = board.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const rest = (): Rest => ({
    left: world.offsetLeft,
    top: world.offsetTop,
    width: world.offsetWidth,
    height: world.offsetHeight,
    unit: world.offsetWidth / Number(world.dataset.wide),
    room: { width: board.clientWidth, height: board.clientHeight },
  });
  const written = ({ scale, x, y }: Look) => `translate(${x}px, ${y}px) scale(${scale})`;

  function show(next: Look, glides = false): void {
    if (glides && !lessMotion()) world.animate({ transform: [written(look), written(next)] }, GLIDE);
    look = next;
    zoomed.value = look.scale > 1;
    world.style.transform = zoomed.value ? written(look) : '';
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    if (event.isPrimary) {
      fingers.clear();
      leads = false;
    }
    const at = inRoom(event);
    fingers.set(event.pointerId, at);
    began = fingers.size === 1 ? { ...at, empty: !meant(event) } : null;
    if (fingers.size > 1) leads = true;
    if (!world.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const old = fingers.get(event.pointerId);
    if (old === undefined) return;
    const at = inRoom(event);
    if (fingers.size > 1) pinch(event.pointerId, old, at);
    else if (!leads && !pans(at)) return;
    else if (zoomed.value) show(panned(look, at.x - old.x, at.y - old.y, rest()));
    fingers.set(event.pointerId, at);
  }

  /** One finger has left its place, with nobody in hand. */
  function pans(at: Spot): boolean {
    if (began === null || drags() || far(began, at) < STILL) return false;
    began = null;
    leads = zoomed.value;
    return leads;
  }

  function pinch(id: number, old: Spot, now: Spot): void {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1] as Spot;
    const middle = (one: Spot) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    const [from, to] = [middle(old), middle(now)];
    const grown = nearer(look, far(now, other) / Math.max(1, far(old, other)), from, rest());
    show(panned(grown, to.x - from.x, to.y - from.y, rest()));
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || event.type !== 'pointerup' || !began?.empty) return;
    const tap = { x: began.x, y: began.y, time: event.timeStamp };
    const again = tapped !== null && tap.time - tapped.time < TWICE.time && far(tap, tapped) < TWICE.far;
    tapped = again ? null : tap;
    if (again) show(toggled(look, tap, rest()), true);
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !zoomed.value) return;
    event.preventDefault();
    if (event.ctrlKey) show(nearer(look, Math.exp(-event.deltaY * 0.008), inRoom(event), rest()));
    else show(panned(look, -event.deltaX, -event.deltaY, rest()));
  }

  /** What the keyboard comes to is brought into sight. */
  function focused({ target }: FocusEvent): void {
    if ((target as Element).matches(':focus-visible')) reveal(target as Element);
  }

  function reveal(found: Element): void {
    if (!zoomed.peek()) return;
    const [seen, room] = [found.getBoundingClientRect(), board.getBoundingClientRect()];
    const off = (start: number, end: number, least: number, most: number) =>
      start < least ? least - start : end > most ? most - end : 0;
    const dx = off(seen.left, seen.right, room.left, room.right);
    const dy = off(seen.top, seen.bottom, room.top, room.bottom);
    if (dx !== 0 || dy !== 0) show(panned(look, dx, dy, rest()), true);
  }

  const listening = new AbortController();
  const { signal: aborted } = listening;
  listenToFingers(board, { down, move, up }, aborted);
  board.addEventListener('wheel', wheel, { signal: aborted, passive: false });
  world.addEventListener('focusin', focused, { signal: aborted });
  const sizes = new ResizeObserver(() => show(kept(look, rest())));
  sizes.observe(board);
  return {
    zoomed,
    whole: () => show(WHOLE, true),
    reveal,
    leads: () => leads,
    stop: () => {
      listening.abort();
      sizes.disconnect();
      show(WHOLE);
    },
  };
}

const far = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
