import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import type { Session } from '#client/state/session.ts';
import { roomTable } from '#client/tower/roomTable.ts';
import { adventureOf } from '#content/adventures.ts';
import { fetchTowerTexts, withLateTexts } from '../../../texts.ts';
import { tx } from '../../../ui/text.ts';
import { AwaySeats } from '../../room/awaySeats.tsx';
import { AwayLine } from '../../room/line.tsx';
import { guideOf } from '../guide.ts';
import { kindName, placeName, questName } from '../names.ts';
import { QuestScreen } from '../play/questScreen.tsx';
import { Beside } from './beside.tsx';
import { Leave } from './leave.tsx';
import { useShipped } from './useShipped.ts';
import { Ways } from './ways.tsx';
import './table.css';

export interface RoomQuestProps {
  readonly code: string;
  readonly session: Session;
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchRoomQuest(): Promise<ComponentType<RoomQuestProps>> {
  await withLateTexts(fetchTowerTexts());
  return RoomQuest;
}

/** A quest at a room's table; its seats are the people of the lobby. */
function RoomQuest({ code, session }: RoomQuestProps) {
  const { game, seat, title, view } = session.quest.value ?? {};
  const table = useMemo(() => roomTable(session), [session, game, seat]);
  const id = typeof title?.quest === 'string' ? title.quest : null;
  const shipped = useShipped(id);
  const solver = useMemo(openSolver, []);
  useEffect(() => solver.close, [solver]);
  const [leaving, setLeaving] = useState(false);
  if (view === undefined) return null;
  const stars = id === null ? undefined : adventureOf(id)?.stars;
  const guide = id === null ? [] : guideOf(id);
  const expert = view.box.setup.tongue === 'expert';
  return (
    <>
      <QuestScreen
        key={`${game} ${seat}`}
        table={table}
        id={id}
        shipped={shipped}
        solver={solver}
        title={id === null ? String(title?.puzzle ?? '') : questName(id)}
        place={id === null ? tx('towerTable.own') : `${placeName(id)}, ${kindName(id)}`}
        {...(stars === undefined ? {} : { stars })}
        {...(guide.length === 0 ? {} : { guide })}
        {...(expert ? { point: (icon) => session.say({ type: 'point', icon }) } : {})}
        home="/"
        onBack={() => setLeaving(true)}
        beside={<Beside session={session} />}
        asks={
          <>
            <AwayLine session={session} />
            <AwaySeats session={session} />
          </>
        }
        ways={<Ways code={code} session={session} />}
      />
      {leaving ? <Leave code={code} session={session} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}
