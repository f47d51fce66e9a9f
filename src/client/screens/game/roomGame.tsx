import { useEffect } from 'preact/hooks';
import { mallModel } from '#client/mall/index.ts';
import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';
import { tx } from '../../ui/text.ts';
import { Lock } from '../lobby/around.tsx';
import { Handled } from '../lobby/person.tsx';
import { AwaySeats } from '../room/awaySeats.tsx';
import { AwayLine } from '../room/line.tsx';
import { faceIn, knownName, personOf } from '../room/people.ts';
import { TellName, Watchers } from '../room/watch.tsx';
import { WayBackButton } from '../room/wayBackButton.tsx';
import type { Around } from './around.ts';
import { GameScreen } from './gameScreen.tsx';

const LateEnd = later(
  async () => (await withLateTexts(import('../end/roomEnd.tsx'))).RoomEnd,
  () => null,
);

export interface RoomGameProps {
  readonly code: string;
  readonly session: Session;
}

/** A game of a room: its seats are the people of the lobby. */
export function RoomGame({ code, session }: RoomGameProps) {
  const lobby = session.lobby.value;
  const play = session.play.value;
  const seats = play?.seats ?? [];
  const underWay = mallModel(session).underWay.value;
  // Long before it is needed, but not before one plays.
  useEffect(() => {
    if (underWay) LateEnd.ahead();
  }, [underWay]);
  const name = (id: number | undefined) => (lobby === null ? undefined : knownName(lobby, id));
  const around: Around = {
    session,
    nameOf: (seat) => name(seats[seat]) ?? tx('door.someone'),
    personName: (id) => name(id) ?? tx('door.someone'),
    faceOf: (seat) => faceIn(lobby, seats[seat] ?? seat),
    botOf: (seat) => lobby && personOf(lobby, seats[seat])?.bot,
    forWhom: (seat) => name(lobby?.lent.find((one) => one.seat === seat)?.owner),
    handle: (seat, face) => {
      const person = lobby === null ? undefined : personOf(lobby, seats[seat]);
      if (lobby === null || person === undefined) return face;
      return (
        <Handled lobby={lobby} person={person}>
          {face}
        </Handled>
      );
    },
    stop: lobby?.host === lobby?.you ? () => session.say({ type: 'leave' }) : null,
    home: '/',
  };
  return (
    <GameScreen
      {...around}
      beside={<Watchers session={session} />}
      below={<TellName session={session} />}
      asks={
        <>
          {seats.length === 1 ? <AwayLine session={session} /> : null}
          <AwaySeats session={session} />
        </>
      }
      menu={
        <>
          <WayBackButton code={code} session={session} />
          {lobby === null ? null : <Lock session={session} lobby={lobby} />}
        </>
      }
    >
      {play?.view.shared.result == null ? null : <LateEnd.Show code={code} key={play.game} {...around} />}
    </GameScreen>
  );
}
