import { effect, untracked } from '@preact/signals';
import type { LobbyState, Session } from '#client/state/session.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { isOver } from '../../ui/turned.ts';
import { isAway, nameIn } from './people.ts';

// What everyone at a table is told when it happens: another host, who plays for whom, and that the host stopped the game.

/** Until it is ended, whatever the page shows. */
export function tellNews(session: Session): () => void {
  const ends = [tellHosts(session), tellSeats(session), tellStopped(session)];
  return () => {
    for (const end of ends) end();
  };
}

/** Where nobody plays one may look elsewhere: there it stays until it is closed, or a game is dealt. */
function tellHosts(session: Session): () => void {
  let before = session.lobby.peek()?.host ?? null;
  let close: (() => void) | null = null;
  const end = () => {
    close?.();
    close = null;
  };
  return effect(() => {
    const { value } = session.lobby;
    const between = value?.game === null || isOver(session);
    if (!between) untracked(end);
    if (value === null || value.host === before) return;
    const news = before === null ? null : hostWords(value);
    before = value.host;
    untracked(end);
    if (news === null) return;
    const told = untracked(() => toast(news, between));
    if (between) close = told;
  });
}

/** Whoever played is back at the table, and did not do it. */
function tellStopped(session: Session): () => void {
  let running = false;
  return effect(() => {
    const lobby = session.lobby.value;
    const laid = session.play.value !== null || session.quest.value !== null;
    if (lobby?.game === null) {
      if (running && lobby.host !== lobby.you) toast(tx('door.stopped', { name: hostName(lobby) }));
      running = false;
    } else if (laid) running = !isOver(session);
  });
}

const hostName = (lobby: LobbyState) =>
  lobby.host === null ? tx('door.someone') : nameIn(lobby, lobby.host);

function hostWords(lobby: LobbyState): string | null {
  if (lobby.host === null) return null;
  return lobby.host === lobby.you ? tx('door.hostYou') : tx('door.hostNow', { name: hostName(lobby) });
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
      // Where a bot goes that played for somebody, they are not back.
      if (who !== whose && !isAway(told, who)) toast(seatWords(told, who, whose));
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
