import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';
import { isAway } from './people.ts';

const LateStandIns = later(
  async () => (await withLateTexts(import('./standIn.tsx'))).StandIns,
  () => null,
  () => null,
);

/** What a room asks those who play, and offers those who watch: fetched when the first seat is empty. */
export function AwaySeats({ session }: { readonly session: Session }) {
  const lobby = session.lobby.value;
  const { seats } = session.play.value ?? session.quest.value ?? { seats: [] };
  const isOne = (person: number) => lobby !== null && isAway(lobby, person);
  const lent = lobby !== null && lobby.lent.length > 0;
  return lent || seats.some(isOne) ? <LateStandIns.Show session={session} /> : null;
}
