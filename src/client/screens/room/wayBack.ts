import { effect } from '@preact/signals';
import type { LobbyState, Session } from '#client/state/session.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { nameIn } from './people.ts';
import { MARK, wayBackAt } from './wayBackAt.ts';

// A personal link to one's own chair: what it carries stands behind the #, where no server and no log sees it.

export const wayBackLink = (origin: string, code: string, secret: string) =>
  `${origin}/r/${code}${MARK}${secret}`;

/** Used once it is read: a link that is copied from the address afterwards is everybody's again. */
export function comeBackTo(session: Session): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return;
  history.replaceState(null, '', pathname + search);
  const secret = hash.slice(MARK.length);
  wayBackAt.value = null;
  whenTold(session, ({ you }) => {
    if (you === null) goBack(session, secret);
    else wayBackAt.value = { at: 'asked', secret };
  });
}

export function goBack(session: Session, secret: string): void {
  session.say({ type: 'comeBack', secret });
  welcome(session);
}

/** Who one is here is known with the first telling. */
function whenTold({ lobby }: Session, then: (lobby: LobbyState) => void): void {
  const end = effect(() => {
    const { value } = lobby;
    if (value === null) return;
    queueMicrotask(() => {
      end();
      then(value);
    });
  });
}

/** Somebody else from one telling to the next: the way back was one. */
function welcome({ lobby }: Session): void {
  let before = lobby.peek();
  const end = effect(() => {
    const { value } = lobby;
    const isOther = before !== null && value !== null && value.you !== null && value.you !== before.you;
    before = value;
    if (!isOther || value?.you == null) return;
    toast(tx('door.welcome', { name: nameIn(value, value.you) }));
    queueMicrotask(() => end());
  });
}
