import { useState } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { withLateTexts } from '../../texts.ts';
import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

const Late = later(async () => (await withLateTexts(import('./wayBackDialog.tsx'))).WayBack);

export interface WayBackProps {
  readonly code: string;
  readonly session: Session;
}

/** One's own chair on another device; of no use to whoever has no name here. */
export function WayBackButton({ code, session }: WayBackProps) {
  const [open, setOpen] = useState(false);
  if (session.lobby.value?.you == null) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Pic name="device" />
        {tx('door.wayBack')}
      </button>
      {open ? (
        <Dialog title={tx('door.wayBack')} onClose={() => setOpen(false)}>
          <Late.Show code={code} session={session} />
        </Dialog>
      ) : null}
    </>
  );
}
