import type { Session } from '#client/state/session.ts';
import type { AnyChoice } from '#protocol/messages.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toTable } from '../../../ui/turned.ts';
import { useWon } from '../../lobby/campaign.ts';
import { chosenQuest } from '../../lobby/chosen.ts';
import { Absent, dealMessage } from '../../room/absent.tsx';
import { AgainButton, Group, Votes } from '../../room/group.tsx';
import { questName } from '../names.ts';
import { questChoice, upNextQuest } from './next.ts';

/** Where a room goes on to when its quest is over. */
export function Ways({ code, session }: { readonly code: string; readonly session: Session }) {
  const quest = session.quest.value;
  const lobby = session.lobby.value;
  if (quest === null || lobby === null) return null;
  const mine = lobby.host === lobby.you;
  const group = { session, lobby, seats: quest.seats };
  return (
    <div class="end-ways">
      <Group {...group} />
      <div class="end-line">
        {mine ? <Absent lobby={lobby} /> : <p class="small soft">{tx('towerTable.hostGoesOn')}</p>}
        <Votes {...group} />
      </div>
      {mine ? <HostWays code={code} session={session} /> : null}
      {mine || quest.seat === null ? null : <AgainButton {...group} />}
      <button type="button" class="button" onClick={() => toTable(session)}>
        <Pic name="people" />
        {tx('towerTable.back')}
      </button>
      <Link to={`/replay/${quest.game}`} class="button">
        <Pic name="play" />
        {tx('towerTable.replay')}
      </Link>
    </div>
  );
}

/** The host deals again at once: the next quest, or the same once more. */
function HostWays({ code, session }: { readonly code: string; readonly session: Session }) {
  const { quests: solved } = useWon(code);
  const id = String(session.quest.value?.title.quest ?? '');
  const next = id === '' ? null : upNextQuest(solved, id);
  const tongue = chosenQuest(session.lobby.value?.choice ?? null)?.tongue;
  const deal = (choice: AnyChoice | null) => {
    const lobby = session.lobby.peek();
    if (choice !== null) session.say({ type: 'choose', choice });
    if (lobby !== null) session.say(dealMessage(lobby));
  };
  return (
    <>
      {next === null ? null : (
        <button type="button" class="button sand" onClick={() => deal(questChoice(next, tongue))}>
          <Pic name="next" />
          {tx('towerTable.goOn', { name: questName(next) })}
        </button>
      )}
      <button type="button" class="button" onClick={() => deal(null)}>
        <Pic name="again" />
        {tx('towerTable.again')}
      </button>
    </>
  );
}
