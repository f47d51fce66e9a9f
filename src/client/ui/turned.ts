import { signal } from '@preact/signals';
import * as v from 'valibot';
import { read, write } from '../kept.ts';
import type { Session } from '../state/session.ts';

// A game that is over lies on the table until the next is dealt. Whether a page shows its result or the table behind it
// is its own affair, and moves nobody else.

const turned = signal(read('atTable', v.string(), ''));
/** The game that was last seen being played: whoever watched it sees its result as well. */
const watched = new WeakMap<Session, string>();

const onTable = ({ play, quest }: Session) => play.value ?? quest.value;

export function isOver({ play, quest }: Session): boolean {
  return play.value === null ? quest.value?.view.won != null : play.value.view.shared.phase === 'over';
}

/** Back to the table, from this game's result. */
export function toTable({ play, quest }: Session): void {
  turned.value = (play.peek() ?? quest.peek())?.game ?? '';
  write('atTable', turned.value);
}

export function toResult(): void {
  turned.value = '';
  write('atTable', '');
}

/** Whether a result lies on the table that this page has to do with. */
export function hasResult(session: Session): boolean {
  const game = onTable(session);
  return game !== null && isOver(session) && (game.seat !== null || game.game === watched.get(session));
}

/** The game, or the table: that is free where nothing lies on it, or what does is over and was left. */
export function showsGame(session: Session): boolean {
  const game = onTable(session);
  if (game === null || session.lobby.value?.game == null) return false;
  if (isOver(session)) return hasResult(session) && turned.value !== game.game;
  watched.set(session, game.game);
  return true;
}
