import type { ComponentChildren } from 'preact';
import { LinkField, useOrigin } from '../../ui/linkField.tsx';
import { tx } from '../../ui/text.ts';
import { QrCode } from './qrCode.tsx';

// The link and its QR code come first: a room is nothing without the others.

interface InviteProps {
  readonly code: string;
  readonly locked: boolean;
  /** Who may come by it. */
  readonly children: ComponentChildren;
}

export function Invite({ code, locked, children }: InviteProps) {
  const { origin, lan } = useOrigin();
  const link = `${origin}/r/${code}`;
  return (
    <section class="card invite">
      <QrCode link={link} label={tx('page.room.qr')} />
      <div class="stack">
        <h1>{tx('page.room.invite')}</h1>
        <p class="small soft">{tx(locked ? 'page.room.inviteLocked' : 'page.room.inviteHint')}</p>
        <LinkField link={link} label={tx('page.room.link')} />
        {children}
        {lan ? <p class="small soft">{tx('page.room.lan')}</p> : null}
      </div>
    </section>
  );
}
