import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { PHONE } from '#client/media.ts';
import type { Session } from '#client/state/session.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { TellName, Watchers } from '../../room/watch.tsx';
import { Chat } from '../../talk/chat.tsx';
import { type ChatLine, useNewLine } from '../../talk/log.ts';
import { signName } from '../../talk/signs.tsx';

/** What a room says beside its quest: how much may be said, the talk itself, who watches. */
export function Beside({ session }: { readonly session: Session }) {
  const quest = session.quest.value;
  const lobby = session.lobby.value;
  if (quest === null || lobby === null) return null;
  const open = mayTalk(quest.view);
  const plays = quest.seat !== null;
  const nameOf = (id: number) => lobby.people.find((person) => person.id === id)?.name ?? tx('door.someone');
  return (
    <section class="quest-beside" aria-label={tx('play.talk.chat')}>
      <Manners game={quest.view} />
      {open ? (
        <Talk session={session} nameOf={nameOf}>
          <Chat session={session} nameOf={nameOf} words={plays} gestures={plays} shut={tx('play.watching')} />
        </Talk>
      ) : null}
      <Watchers session={session} />
      <TellName session={session} />
    </section>
  );
}

/** [T17] whether a word would be let through. */
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

interface TalkProps {
  readonly session: Session;
  readonly nameOf: (person: number) => string;
  readonly children: ComponentChildren;
}

/** On a phone the talk is folded away, and what is said passes by as a toast. */
function Talk({ session, nameOf, children }: TalkProps) {
  const [shown, setShown] = useState(() => !matchMedia(PHONE).matches);
  const pass = useCallback(
    ({ from, text, sign }: ChatLine) => {
      if (!shown)
        toast(tx('play.sign.made', { name: nameOf(from), sign: sign === null ? text : signName(sign) }));
    },
    [shown],
  );
  useNewLine(session, pass);
  return (
    <>
      <button type="button" class="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        <Pic name="speak" />
        {tx('play.talk.chat')}
      </button>
      {shown ? children : null}
    </>
  );
}
