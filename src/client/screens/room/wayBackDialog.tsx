import { useEffect, useState } from 'preact/hooks';
import { LinkField, useOrigin } from '../../ui/linkField.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { QrCode } from '../lobby/qrCode.tsx';
import { wayBackLink } from './wayBack.ts';
import type { WayBackProps } from './wayBackButton.tsx';

/** Asked for before it is made: a new link makes the one of before useless. */
export function WayBack({ code, session }: WayBackProps) {
  const [asked, setAsked] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(
    () =>
      session.onNotice((notice) => {
        const made = 'type' in notice && notice.type === 'wayBack';
        if (made) setSecret(notice.secret);
        if (made || ('kind' in notice && notice.kind === 'refused')) setAsked(false);
      }),
    [session],
  );
  const ask = () => {
    if (asked) return;
    setAsked(true);
    session.say({ type: 'wayBack' });
  };
  return (
    <div class="stack">
      <p>{tx('door.wayBackWhat')}</p>
      <p class="way-back-warn">{tx('door.wayBackWarn')}</p>
      {secret === null ? null : <Link code={code} secret={secret} />}
      <p role="status">{asked ? tx('door.wayBackComing') : null}</p>
      <button
        key="make"
        type="button"
        class={secret === null ? 'button primary' : 'button'}
        aria-disabled={asked}
        onClick={ask}
      >
        <Pic name={secret === null ? 'device' : 'again'} />
        {tx(secret === null ? 'door.wayBackMake' : 'door.wayBackNew')}
      </button>
    </div>
  );
}

function Link({ code, secret }: { readonly code: string; readonly secret: string }) {
  const { origin } = useOrigin();
  const link = wayBackLink(origin, code, secret);
  return (
    <div class="way-back-link">
      <QrCode link={link} label={tx('door.wayBackQr')} />
      <LinkField link={link} label={tx('door.wayBackLink')} copied={tx('door.wayBackCopied')} focused />
    </div>
  );
}
