import { effect } from '@preact/signals';
import { type Route, route } from '#client/router.ts';
import type { Session } from '#client/state/session.ts';
import { connectTo } from '#client/state/socket.ts';
import { keepStay, staying } from '../../ui/backToTable.tsx';
import { linesOf } from '../talk/log.ts';
import { tellNews } from './news.ts';

// Whoever reads the replay, the Book or the rules is still at the table: the connection outlasts the
// room's own screen, as long as what is shown is one of those. So a replay has an address of its own, Back closes it,
// and no board that nobody sees takes keys or makes sounds meanwhile.

const BESIDE: ReadonlySet<Route['at']> = new Set(['room', 'replay', 'book', 'rules']);
/** There is nothing to stay for any more. */
const OVER: ReadonlySet<string> = new Set(['takenOver', 'outdated', 'kicked', 'forgotten']);

let close = () => {};

/** Where one has not left the room at all. */
export function stillIn(code: string): Session | null {
  const here = staying.peek();
  return here?.code === code && !OVER.has(here.session.status.peek()) ? here.session : null;
}

export function stay(code: string): Session {
  const here = stillIn(code);
  if (here !== null) return here;
  end();
  const opened = connectTo(code);
  // What was said before is told at once, before anything shows it.
  linesOf(opened.session);
  const ended = tellNews(opened.session);
  close = () => {
    ended();
    opened.close();
  };
  staying.value = { code, session: opened.session, game: null };
  keepStay(code);
  return opened.session;
}

/** Away from the room's own screen. */
export function leave(): void {
  if (!BESIDE.has(route.peek().at)) end();
}

function end(): void {
  close();
  close = () => {};
  staying.value = null;
  keepStay(null);
}

let before = route.peek().at;
effect(() => {
  const { at } = route.value;
  const here = staying.peek();
  if (!BESIDE.has(at)) end();
  else if (before === 'room' && at !== 'room' && here !== null)
    staying.value = { ...here, game: here.session.lobby.peek()?.game ?? null };
  before = at;
});
