import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { gameTime, sandLeft } from '#engine/mall/index.ts';
import { lessMotion } from '../prefs.ts';
import { clockText, lowerSand, upperSand } from './hourglassTime.ts';
import './hourglass.css';

// The sand timer as a real hourglass: what is left falls from above, a flip turns it over [M22].

const LAST_SECONDS = 30_000;

/** What is left, in game time as the host counts it. */
export function sandNow(session: Session): { readonly left: number; readonly full: number } | null {
  const play = session.play.value;
  const host = session.now();
  if (play === null) return null;
  const { phase, sand, clock } = play.view.shared;
  if (phase === 'setup' || host === null) return { left: sand.full, full: sand.full };
  return { left: sandLeft(sand, gameTime(clock, host)), full: sand.full };
}

export function Hourglass({ session }: { readonly session: Session }) {
  const root = useRef<HTMLDivElement>(null);
  const flips = session.play.value?.view.shared.flips ?? 0;
  const running = session.play.value?.view.shared.phase === 'running';
  useTurning(root, flips);
  useEffect(() => keepDrawing(session, root.current), [session]);
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
      <span class="hourglass-time" role="timer" />
    </div>
  );
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

/** What no eye can tell apart is not drawn again: every drawing is paid for by the whole page. */
const GRAINS = 200;

/** Looks ten times a second, so that the clock is never late. Returns how to stop. */
function keepDrawing(session: Session, root: HTMLElement | null): () => void {
  if (root === null) return () => undefined;
  const upper = root.querySelector('[data-part=upper]');
  const lower = root.querySelector('[data-part=lower]');
  const time = root.querySelector('.hourglass-time');
  let shown = -1;
  const draw = () => {
    const sand = sandNow(session);
    if (sand === null) return;
    const grains = Math.ceil((GRAINS * sand.left) / sand.full);
    if (grains !== shown) {
      upper?.setAttribute('d', upperSand(grains / GRAINS));
      lower?.setAttribute('d', lowerSand(1 - grains / GRAINS));
    }
    shown = grains;
    const text = clockText(sand.left);
    if (time !== null && time.textContent !== text) time.textContent = text;
    root.classList.toggle('hourglass-last', sand.left <= LAST_SECONDS && root.dataset.running === 'true');
  };
  draw();
  const timer = setInterval(draw, 100);
  return () => clearInterval(timer);
}
