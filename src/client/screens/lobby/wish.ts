import { useEffect, useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import { type AnyChoice, readChoice } from '#protocol/messages.ts';

/** So long an answer may be under way; then what the room says counts. */
const PATIENCE = 5_000;

const textOf = (choice: unknown) => JSON.stringify(readChoice(choice));

/**
 * What is chosen, as the host sees it: what they chose last, until the room says so. A second change is made to the
 * first, and does not undo it.
 */
export function useChoice(session: Session, { choice: told, host, you }: LobbyState) {
  const [wish, setWish] = useState<AnyChoice | null>(null);
  const over = wish !== null && (host !== you || textOf(wish) === textOf(told));
  useEffect(() => {
    if (over) setWish(null);
  }, [over]);
  useEffect(() => {
    if (wish === null) return;
    const late = setTimeout(() => setWish(null), PATIENCE);
    const deaf = session.onNotice((notice) => {
      if ('kind' in notice && notice.kind === 'refused') setWish(null);
    });
    return () => {
      clearTimeout(late);
      deaf();
    };
  }, [wish, session]);
  const choose = (choice: AnyChoice) => {
    setWish(choice);
    session.say({ type: 'choose', choice });
  };
  return { choice: wish ?? told, choose };
}
