import { useEffect, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { forgetRoom, rememberRoom } from '../home/keptRooms.ts';
import { askRoom } from '../home/rooms.ts';
import { rememberVisit } from './remember.ts';
import { leave, stay, stillIn } from './stay.ts';
import { MARK } from './wayBackAt.ts';

// Coming to a room: first the page asks for it, which also gives it the cookie that seats belong
// to; then it opens the socket.

export type Visit =
  | { readonly at: 'checking' | 'unknown' | 'unreachable' }
  | { readonly at: 'open'; readonly session: Session };

/** The rest of it is fetched for whoever came by a link of their own. */
function comeBackBy(session: Session): void {
  if (location.hash.startsWith(MARK))
    withLateTexts(import('./wayBack.ts')).then(
      ({ comeBackTo }) => comeBackTo(session),
      () => undefined,
    );
}

const visitOf = (session: Session | null): Visit =>
  session === null ? { at: 'checking' } : { at: 'open', session };

export function useVisit(code: string): { readonly visit: Visit; readonly again: () => void } {
  const [visit, setVisit] = useState<Visit>(() => visitOf(stillIn(code)));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let close = () => {};
    let gone = false;
    let comeBack = () => {};
    const onHash = () => comeBack();
    const answer = stillIn(code) === null ? askRoom(code) : Promise.resolve('there' as const);
    setVisit(visitOf(stillIn(code)));
    answer.then((found) => {
      if (gone) return;
      if (found === 'unknown' || found === 'unreachable') {
        if (found === 'unknown') forgetRoom(code);
        setVisit({ at: found });
        return;
      }
      rememberRoom(code);
      const session = stay(code);
      const endMemory = rememberVisit(code, session);
      close = () => {
        endMemory();
        leave();
      };
      comeBack = () => comeBackBy(session);
      comeBack();
      setVisit({ at: 'open', session });
    });
    // A way back that is pasted into the address of an open page loads nothing anew.
    addEventListener('hashchange', onHash);
    return () => {
      gone = true;
      removeEventListener('hashchange', onHash);
      close();
    };
  }, [code, tries]);
  return { visit, again: () => setTries((count) => count + 1) };
}
