import { useMemo } from 'preact/hooks';
import { LinkField, useOrigin } from '../../ui/linkField.tsx';
import { tx } from '../../ui/text.ts';
import { qrPath } from './qr.ts';

// The link and its QR code come first: a room is nothing without the others.

export function Invite({ code }: { readonly code: string }) {
  const { origin, lan } = useOrigin();
  const link = `${origin}/r/${code}`;
  return (
    <section class="card invite">
      <QrCode link={link} />
      <div class="stack">
        <h1>{tx('page.room.invite')}</h1>
        <p class="small soft">{tx('page.room.inviteHint')}</p>
        <LinkField link={link} label={tx('page.room.link')} />
        {lan ? <p class="small soft">{tx('page.room.lan')}</p> : null}
      </div>
    </section>
  );
}

function QrCode({ link }: { readonly link: string }) {
  const { d, size } = useMemo(() => qrPath(link), [link]);
  return (
    <svg class="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={tx('page.room.qr')}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={d} fill="#15172a" shape-rendering="crispEdges" />
    </svg>
  );
}
