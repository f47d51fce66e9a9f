import { useState } from 'preact/hooks';
import { ROOMY } from '../../media.ts';
import { later } from '../../ui/later.tsx';
import { LinkField, useOrigin } from '../../ui/linkField.tsx';
import { useMatches } from '../../ui/matches.ts';
import { tx } from '../../ui/text.ts';
import { WayBackButton } from '../room/wayBackButton.tsx';
import { type AroundProps, Lock } from './around.tsx';

// The link, its QR code, and who may come by it.

// What most guests never look at is fetched when it is; its place is kept.
const LateQr = later(
  async () => (await import('./qrCode.tsx')).QrCode,
  () => <div class="qr" />,
);

export function Invite({ code, session, lobby }: AroundProps & { readonly code: string }) {
  const { origin, lan } = useOrigin();
  const [shown, setShown] = useQr(lobby);
  const link = `${origin}/r/${code}`;
  return (
    <section class="card invite">
      <div class="stack">
        <h2>{tx('page.room.invite')}</h2>
        <p class="small soft">{tx(lobby.locked ? 'page.room.inviteLocked' : 'page.room.inviteHint')}</p>
        <LinkField link={link} label={tx('page.room.link')} first={isHostAlone(lobby)} />
        {lan ? <p class="small soft">{tx('page.room.lan')}</p> : null}
      </div>
      {shown ? <LateQr.Show link={link} label={tx('page.room.qr')} /> : null}
      <div class="stack">
        <div class="row">
          <button type="button" class="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {tx(shown ? 'page.room.hideQr' : 'page.room.showQr')}
          </button>
          <WayBackButton code={code} session={session} />
        </div>
        <Lock session={session} lobby={lobby} />
      </div>
    </section>
  );
}

/** Large for a host who waits for the others, and on a laptop; it folds away when somebody came, unless it was asked for. */
function useQr(lobby: AroundProps['lobby']): [boolean, (shown: boolean) => void] {
  const { host, you } = lobby;
  const roomy = useMatches(ROOMY);
  const [asked, setAsked] = useState<boolean | null>(null);
  return [asked ?? (isHostAlone(lobby) || (host === you && roomy)), setAsked];
}

/** Then the others are what is missing. */
export function isHostAlone({ host, you, people }: AroundProps['lobby']): boolean {
  return host === you && people.every(({ id, chair, here }) => id === you || (chair === null && !here));
}
