import { useEffect, useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { tellWhy, tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { showsGame } from '../../ui/turned.ts';
import { RoomGame } from '../game/roomGame.tsx';
import { Lobby } from '../lobby/lobby.tsx';
import { handled } from '../lobby/person.tsx';
import { EnterName } from './enter.tsx';
import { type StatusProps, StatusStrip } from './status.tsx';
import { useVisit, type Visit } from './visit.ts';
import { forgetWayBack, keepWayRefusal, wayBackAt } from './wayBackAt.ts';

export function Room({ code }: { readonly code: string }) {
  const { visit, again } = useVisit(code);
  const door = useKnocks(visit, again);
  if (visit.at === 'open') return <OpenRoom code={code} session={visit.session} again={again} {...door} />;
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        {visit.at === 'checking' ? <p role="status">{tx('page.room.checking', { code })}</p> : null}
        {visit.at === 'unknown' ? <Unknown code={code} /> : null}
        {visit.at === 'unreachable' ? <Unreachable again={again} /> : null}
      </main>
    </>
  );
}

const LateJoin = later(
  async () => (await import('../home/join.tsx')).Join,
  () => null,
  () => null,
);

function Unknown({ code }: { readonly code: string }) {
  return (
    <>
      <h1>{tx('page.room.unknown', { code })}</h1>
      <p>{tx('page.room.unknownNext')}</p>
      <LateJoin.Show looks="enter-name" />
      <Link to="/" class="button">
        {tx('page.nowhere.home')}
      </Link>
    </>
  );
}

function Unreachable({ again }: { readonly again: () => void }) {
  return (
    <>
      <p role="alert">{tx('page.room.unreachable')}</p>
      <button type="button" class="button primary" onClick={again}>
        {tx('page.room.tryAgain')}
      </button>
    </>
  );
}

/** How often somebody who was asked to leave knocked since: each time the door answers. */
function useKnocks(visit: Visit, again: () => void): Pick<StatusProps, 'knocks' | 'knock'> {
  const [knocks, setKnocks] = useState(0);
  const inside = visit.at === 'open' && visit.session.status.value === 'open';
  useEffect(() => {
    if (inside) setKnocks(0);
  }, [inside]);
  const knock = () => {
    setKnocks((count) => count + 1);
    again();
  };
  return { knocks, knock };
}

interface OpenProps extends StatusProps {
  readonly code: string;
}

function OpenRoom({ code, session, ...door }: OpenProps) {
  useRefusals(session);
  useEffect(() => forgetAsked, []);
  const playing = showsGame(session);
  return (
    <>
      <StatusStrip session={session} {...door} quiet={playing} />
      {wayBackAt.value === null ? null : <LateWayBack.Show session={session} />}
      {handled.value === null ? null : <LatePerson.Show session={session} />}
      {playing && session.play.value !== null ? (
        <RoomGame code={code} session={session} />
      ) : playing && session.quest.value !== null ? (
        <LateQuest.Show code={code} session={session} />
      ) : (
        <AtTheDoor code={code} session={session} />
      )}
    </>
  );
}

/** What was open in this room is about nobody in the next. */
function forgetAsked(): void {
  forgetWayBack();
  handled.value = null;
}

// A locked table, a link of somebody's own and a host's hand on somebody are rare.
const LateLocked = later(async () => (await withLateTexts(import('./locked.tsx'))).LockedDoor);
const LateWayBack = later(
  async () => (await withLateTexts(import('./wayBackAsk.tsx'))).WayBackAsk,
  () => null,
);
const LatePerson = later(
  async () => (await withLateTexts(import('../lobby/personMenu.tsx'))).PersonDialog,
  () => null,
);
const LateQuest = later(async () => (await import('../tower/table/roomQuest.tsx')).fetchRoomQuest());

function AtTheDoor({ code, session }: Pick<OpenProps, 'code' | 'session'>) {
  const lobby = session.lobby.value;
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        {lobby === null ? null : lobby.you === null && lobby.locked ? (
          <LateLocked.Show lobby={lobby} />
        ) : lobby.you === null ? (
          <EnterName session={session} />
        ) : (
          <Lobby code={code} session={session} />
        )}
      </main>
    </>
  );
}

/** What is refused is said in a sentence, wherever in the room it happens. */
function useRefusals(session: Session): void {
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'refused') return;
        // The tower's board says by itself why something cannot be done on it.
        const onBoard = session.quest.value !== null && notice.command !== undefined;
        if (!onBoard && !keepWayRefusal(notice.refusal)) tellWhy(notice.refusal, toast);
      }),
    [session],
  );
}
