import { useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { Chat } from './chat.tsx';
import { useUnread } from './log.ts';

/** The talk of a room, where there is no place for it beside what is shown: on a phone. */
export function ChatButton({
  session,
  nameOf,
}: {
  readonly session: Session;
  readonly nameOf: (person: number) => string;
}) {
  const [open, setOpen] = useState(false);
  const unread = useUnread(session, open);
  if (session.lobby.value?.you == null) return null;
  return (
    <>
      <button type="button" class="button chat-button" onClick={() => setOpen(true)}>
        <Pic name="speak" />
        {tx('play.talk.chat')}
        {unread > 0 ? <span class="talk-unread">{unread}</span> : null}
      </button>
      {open ? (
        <Dialog title={tx('play.talk.chat')} onClose={() => setOpen(false)}>
          <Chat session={session} nameOf={nameOf} words gestures={false} shut="" />
        </Dialog>
      ) : null}
    </>
  );
}
