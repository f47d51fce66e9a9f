import { useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TellName, Watchers } from '../../room/watch.tsx';
import { Chat } from '../../talk/chat.tsx';

/** What a room says beside its quest: how much may be said, the talk itself, who watches. */
export function Beside({ session }: { readonly session: Session }) {
  const quest = session.quest.value;
  const lobby = session.lobby.value;
  if (quest === null || lobby === null) return null;
  const open = mayTalk(quest.view);
  const plays = quest.seat !== null;
  const nameOf = (id: number) => lobby.people.find((person) => person.id === id)?.name ?? '?';
  return (
    <section class="quest-beside" aria-label={tx('play.talk.chat')}>
      <Manners game={quest.view} />
      {open ? (
        <Chat session={session} nameOf={nameOf} words={plays} gestures={plays} shut={tx('play.watching')} />
      ) : null}
      <Watchers session={session} />
      <TellName session={session} />
      {lobby.host === lobby.you && quest.view.won === null ? <Stop session={session} /> : null}
    </section>
  );
}

/** T17: whether a word would be let through. */
const mayTalk = (game: TowerGame) =>
  !isRefusal(decideTower(game, { type: 'speak', seat: 0, channel: 'words' }));

function Manners({ game }: { readonly game: TowerGame }) {
  const { tongue } = game.box.setup;
  if (game.won !== null || (tongue !== 'expert' && tongue !== 'enlightened')) return null;
  return (
    <p class="quest-manners">
      <Pic name={tongue === 'expert' ? 'zip' : 'speak'} />
      {tx(`towerTable.silence.${tongue}`)}
    </p>
  );
}

/** The host takes everyone back to the table, once they are sure. */
function Stop({ session }: { readonly session: Session }) {
  const [sure, setSure] = useState(false);
  const press = () => (sure ? session.say({ type: 'leave' }) : setSure(true));
  return (
    <button type="button" class="button plain" onClick={press}>
      <Pic name="close" />
      {tx(sure ? 'towerTable.leaveSure' : 'towerTable.leave')}
    </button>
  );
}
