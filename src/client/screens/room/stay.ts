import { effect } from '@preact/signals';
import { type Route, route } from '#client/router.ts';
import type { Session } from '#client/state/session.ts';
import { connectTo } from '#client/state/socket.ts';

// Whoever reads the replay, the Book or the rules is still at the table: the connection outlasts the
// room's own screen, as long as what is shown is one of those.

const BESIDE: ReadonlySet<Route['at']> = new Set(['room', 'replay', 'book', 'rules']);

let here: { readonly code: string; readonly session: Session; readonly close: () => void } | null = null;

export function stay(code: string): Session {
  const isOver =
    here !== null && ['takenOver', 'outdated', 'kicked', 'forgotten'].includes(here.session.status.peek());
  if (here?.code !== code || isOver) {
    end();
    here = { code, ...connectTo(code) };
  }
  return (here as NonNullable<typeof here>).session;
}

/** Away from the room's own screen. */
export function leave(): void {
  if (!BESIDE.has(route.peek().at)) end();
}

function end(): void {
  here?.close();
  here = null;
}

effect(() => {
  const { at } = route.value;
  if (!BESIDE.has(at)) end();
});
