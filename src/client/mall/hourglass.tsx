import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { MOST_SAND, sandBy } from '#engine/mall/index.ts';
import { lessMotion } from '../prefs.ts';
import { clockText, GRAINS, lowerSand, untilNextLook, upperSand } from './hourglassTime.ts';
import './hourglass.css';

// The sand timer as a real hourglass: what is left falls from above, a flip turns it over [M22].

const LAST_SECONDS = 30_000;

/** As much as a timer can hold: nobody has to hurry. */
const isEndless = (full: number) => full >= MOST_SAND;

/** What is left, in game time as the host counts it. */
export function sandNow(session: Session): { readonly left: number; readonly full: number } | null {
  const play = session.play.value;
  const host = session.now();
  if (play === null) return null;
  const { shared } = play.view;
  const { full } = shared.sand;
  // What is over needs no clock.
  const known = host ?? (shared.result === null ? null : 0);
  return { left: known === null ? full : sandBy(shared, known), full };
}

export function Hourglass({ session }: { readonly session: Session }) {
  const root = useRef<HTMLDivElement>(null);
  const flips = session.play.value?.view.shared.flips ?? 0;
  const full = session.play.value?.view.shared.sand.full ?? 0;
  const running = session.play.value?.view.shared.phase === 'running' && !isEndless(full);
  useTurning(root, flips);
  useFalling(root, running && !lessMotion());
  const drawing = useRef<Drawing | null>(null);
  useEffect(() => {
    drawing.current = keepDrawing(session, root.current);
    return drawing.current.stop;
  }, [session]);
  // What happens in the game may turn the sand or hold it.
  useEffect(() => drawing.current?.look());
  return (
    <div class="hourglass" ref={root} data-running={running}>
      <div class="hourglass-glass">
        <svg viewBox="16 0 68 100" aria-hidden="true">
          <path
            class="hourglass-back"
            d="M26 10h48c0 22-14 28-20 40 6 12 20 18 20 40H26c0-22 14-28 20-40-6-12-20-18-20-40Z"
          />
          <path class="hourglass-sand" data-part="upper" />
          <path class="hourglass-sand" data-part="lower" />
          <path class="hourglass-shine" d="M32 15c1 14 6 20 10 26" />
          <rect class="hourglass-wood" x="20" y="3" width="60" height="9" rx="4" />
          <rect class="hourglass-wood" x="20" y="88" width="60" height="9" rx="4" />
        </svg>
        <span class="hourglass-stream" />
      </div>
      {isEndless(full) ? null : (
        <span class="hourglass-time" role="timer" style={{ minWidth: `${clockText(full).length}ch` }} />
      )}
    </div>
  );
}

/** A thread of sand is seen to fall at six steps a second, each a third of what is between two grains. */
const FALL = 500;
const STEPS = 3;

/**
 * An animation held still and moved on step by step, as the camera is: one that runs has the screen looked through
 * sixty times a second, whether or not anything moved.
 */
function useFalling(root: { readonly current: HTMLElement | null }, falls: boolean): void {
  useEffect(() => {
    const thread = root.current?.querySelector('.hourglass-stream');
    if (!falls || thread == null) return;
    const fall = thread.animate([{ transform: 'none' }, { transform: 'translateY(var(--grain))' }], {
      duration: FALL,
      pseudoElement: '::before',
    });
    fall.pause();
    let step = 0;
    const timer = setInterval(() => {
      step = (step + 1) % STEPS;
      fall.currentTime = (step * FALL) / STEPS;
    }, FALL / STEPS);
    return () => {
      clearInterval(timer);
      fall.cancel();
    };
  }, [falls]);
}

function useTurning(root: { readonly current: HTMLElement | null }, flips: number): void {
  const seen = useRef(flips);
  useEffect(() => {
    if (flips === seen.current) return;
    seen.current = flips;
    const glass = root.current?.querySelector('.hourglass-glass');
    if (lessMotion()) return;
    glass?.animate([{ rotate: '-180deg' }, { rotate: '8deg', offset: 0.8 }, { rotate: '0deg' }], {
      duration: 700,
      easing: 'cubic-bezier(.3,.7,.3,1)',
    });
  }, [flips]);
}

interface Drawing {
  readonly look: () => void;
  readonly stop: () => void;
}

/** So often where time does not run as ours does: a replay's jumps. */
const OFTEN = 100;

/** Looks when the next grain or second falls, and not in between: every look is paid for by the whole page. */
function keepDrawing(session: Session, root: HTMLElement | null): Drawing {
  const draw = drawerOf(session, root);
  let apart = Number.NaN;
  let next: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(next);
  const look = () => {
    stop();
    const sand = draw();
    const before = apart;
    apart = (session.now() ?? 0) - performance.now();
    next = setTimeout(look, Math.abs(apart - before) < 1 && sand !== null ? untilNextLook(sand) : OFTEN);
  };
  look();
  return { look, stop };
}

/** What no eye can tell apart is not drawn again. */
function drawerOf(session: Session, root: HTMLElement | null) {
  const part = (selector: string) => root?.querySelector(selector) ?? null;
  const [upper, lower, time] = [
    part('[data-part=upper]'),
    part('[data-part=lower]'),
    part('.hourglass-time'),
  ];
  let shown = -1;
  return () => {
    const sand = sandNow(session);
    if (sand === null || root === null) return null;
    const grains = Math.ceil((GRAINS * sand.left) / sand.full);
    if (grains !== shown) {
      upper?.setAttribute('d', upperSand(grains / GRAINS));
      lower?.setAttribute('d', lowerSand(1 - grains / GRAINS));
    }
    shown = grains;
    const text = clockText(sand.left);
    if (time !== null && time.textContent !== text) time.textContent = text;
    root.classList.toggle('hourglass-last', sand.left <= LAST_SECONDS && root.dataset.running === 'true');
    return sand;
  };
}
