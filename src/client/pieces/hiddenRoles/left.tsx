import { useEffect, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { gameTime, type View } from '#engine/mall/index.ts';
import { tx } from '../../ui/text.ts';

const LOOKS = 100;

/** Milliseconds until then, by the host's clock; a pause stops it. */
export function leftUntil(session: Session, { shared }: View, until: number): number {
  const host = session.now();
  return host === null ? 0 : Math.max(0, until - gameTime(shared.clock, host));
}

interface RingProps {
  readonly session: Session;
  readonly view: View;
  readonly until: number;
  readonly full: number;
}

const ROUND = 2 * Math.PI * 20;

/** A ring that runs out at that time on every page alike. */
export function Ring({ session, view, until, full }: RingProps) {
  const [left, setLeft] = useState(() => leftUntil(session, view, until));
  useEffect(() => {
    const look = () => setLeft(leftUntil(session, view, until));
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [session, view, until]);
  const seconds = Math.ceil(left / 1000);
  const gone = ROUND * (1 - Math.min(1, left / full));
  return (
    <span class="role-ring" role="timer" aria-label={tx('roles.left', { count: seconds })}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle class="role-ring-all" cx="24" cy="24" r="20" />
        <circle
          class="role-ring-left"
          cx="24"
          cy="24"
          r="20"
          stroke-dasharray={ROUND}
          stroke-dashoffset={gone}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
