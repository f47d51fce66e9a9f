import { effect } from '@preact/signals';
import type { LobbyState, Session } from '#client/state/session.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { isAway, nameIn } from './people.ts';

// What everyone at a table is told when it happens: another host, and who plays for whom.

/** Until it is ended, whatever the page shows. */
export function tellNews(session: Session): () => void {
  const ends = [tellHosts(session), tellSeats(session)];
  return () => {
    for (const end of ends) end();
  };
}

function tellHosts({ lobby }: Session): () => void {
  let before = lobby.peek()?.host ?? null;
  return effect(() => {
    const { value } = lobby;
    if (value === null || value.host === before) return;
    const news = before === null ? null : hostWords(value);
    before = value.host;
    if (news !== null) toast(news);
  });
}

function hostWords(lobby: LobbyState): string | null {
  if (lobby.host === null) return null;
  return lobby.host === lobby.you
    ? tx('door.hostYou')
    : tx('door.hostNow', { name: nameIn(lobby, lobby.host) });
}

interface Seats {
  readonly game: string;
  readonly seats: readonly number[];
}

function tellSeats({ lobby, play, quest }: Session): () => void {
  let before: Seats | null = play.peek() ?? quest.peek();
  return effect(() => {
    const now: Seats | null = play.value ?? quest.value;
    const told = lobby.peek();
    if (now === null) return;
    const same = before?.game === now.game ? before.seats : now.seats;
    before = now;
    if (told === null || same === now.seats) return;
    for (const [seat, who] of now.seats.entries()) {
      const whose = same[seat] as number;
      if (who !== whose) toast(seatWords(told, who, whose));
    }
  });
}

/** Nobody stands in for somebody who is here: then it is theirs again. */
export function seatWords(lobby: LobbyState, who: number, whose: number): string {
  const names = { who: nameIn(lobby, who), name: nameIn(lobby, whose) };
  const lent = isAway(lobby, whose);
  if (who === lobby.you) return lent ? tx('door.youPlay', names) : tx('door.yoursAgain');
  if (lent) return tx('door.plays', names);
  return whose === lobby.you ? tx('door.backYou', names) : tx('door.back', names);
}
