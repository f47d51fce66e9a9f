import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { qrPath } from './qr.ts';

// The link and its QR code come first: a room is nothing without the others.

const AT_HOME = /^(localhost|127\.|\[::1\])/;

/** A link with localhost in it is no use to anybody else: the server knows its address in the house. */
function useOrigin(): { readonly origin: string; readonly lan: boolean } {
  const [lan, setLan] = useState<string | null>(null);
  useEffect(() => {
    if (!AT_HOME.test(location.hostname)) return;
    fetch('/api/lan')
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((found: { readonly url?: unknown } | null) => {
        if (typeof found?.url === 'string') setLan(found.url.replace(/\/$/, ''));
      })
      .catch(() => undefined);
  }, []);
  return { origin: lan ?? location.origin, lan: lan !== null };
}

export function Invite({ code }: { readonly code: string }) {
  const { origin, lan } = useOrigin();
  const link = `${origin}/r/${code}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(tx('page.room.copied'));
    } catch {
      // Over plain http there is no clipboard to write to.
      field.current?.focus();
      field.current?.select();
      toast(tx('page.room.select'));
    }
  };
  return (
    <section class="card invite">
      <QrCode link={link} />
      <div class="stack">
        <h1>{tx('page.room.invite')}</h1>
        <p class="small soft">{tx('page.room.inviteHint')}</p>
        <div class="invite-link">
          <input ref={field} type="text" readOnly value={link} aria-label={tx('page.room.link')} />
          <button type="button" class="button primary" onClick={copy}>
            <Pic name="copy" />
            {tx('page.room.copy')}
          </button>
        </div>
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
