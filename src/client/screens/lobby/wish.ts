import { useEffect, useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import type { AnyChoice } from '#protocol/messages.ts';

/** So long an answer may be under way; then what the room says counts. */
const PATIENCE = 5_000;

/** The same for the same choice, in whatever order its parts were named. */
const textOf = (choice: AnyChoice | null) => JSON.stringify(choice, inOrder);

const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

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
