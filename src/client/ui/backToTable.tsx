import { signal } from '@preact/signals';
import * as v from 'valibot';
import { forget, read, write } from '../kept.ts';
import { go, route } from '../router.ts';
import type { Session } from '../state/session.ts';
import { Link } from './controls.tsx';
import { Pic } from './pics.tsx';
import { tx } from './text.ts';
import { isOver, showsGame } from './turned.ts';

// Whoever reads the replay, the Book or the rules is still at the table: the way back, and when to take it.

/** The room this page is connected to, whatever it shows, and the game that was on its table when one went to read. */
export interface Stay {
  readonly code: string;
  readonly session: Session;
  readonly game: string | null;
}

export const staying = signal<Stay | null>(null);

const READING: ReadonlySet<string> = new Set(['replay', 'book', 'rules']);

/** For as long as this tab is open: whoever loads the Book or a replay again has not left the table either. */
export function keepStay(code: string | null): void {
  if (code === null) forget('stay');
  else write('stay', code);
}

export async function readOn(): Promise<void> {
  const code = read('stay', v.string(), null);
  if (code === null || !READING.has(route.peek().at)) return;
  (await import('../screens/room/stayOn.ts')).stayOn(code);
}

/** To the table one came from, or home. */
export function BackToTable({ class: look = 'button' }: { readonly class?: string }) {
  const to = staying.value;
  if (to === null) return null;
  return (
    <Link to={`/r/${to.code}`} class={look}>
      <Pic name="back" />
      {tx(showsGame(to.session) && isOver(to.session) ? 'play.end.result' : 'door.toTable')}
    </Link>
  );
}

const isSeated = ({ session: { play, quest } }: Stay) => (play.value ?? quest.value)?.seat != null;

/** That the others are about to play without one. */
export function Dealt() {
  const stay = staying.value;
  const game = stay?.session.lobby.value?.game ?? null;
  const isNew = stay !== null && route.value.at !== 'room' && game !== null && game !== stay.game;
  return (
    <div class={isNew ? 'dealt' : 'unseen'} role="status">
      {isNew ? (
        <>
          <strong>{tx('door.dealt')}</strong>
          <button type="button" class="button sand" onClick={() => go(`/r/${stay.code}`)}>
            {tx(isSeated(stay) ? 'door.join' : 'door.watchIt')}
          </button>
        </>
      ) : null}
    </div>
  );
}
