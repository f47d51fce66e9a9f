import { useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Dialog } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { BotLevels } from './botLevels.tsx';

/** The host's. */
export function AddBot({ session }: { readonly session: Session }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Pic name="bot" />
        {tx('door.addBot')}
      </button>
      {open ? (
        <Dialog title={tx('door.addBot')} onClose={close}>
          <BotLevels session={session} onDone={close} />
        </Dialog>
      ) : null}
    </>
  );
}
