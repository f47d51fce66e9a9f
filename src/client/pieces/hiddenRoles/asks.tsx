import { useEffect } from 'preact/hooks';
import { isPhantom } from '#engine/mall/rules/hiddenRoles/voice.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import { AccuseSheet } from './accuse.tsx';
import { LastSheet, OfferSheet } from './asked.tsx';
import { DiviningSheet } from './divine.tsx';
import { EyeSheet } from './eye.tsx';
import { rolesOf } from './seen.ts';
import { SheetFrame } from './sheet.tsx';
import { closeSheet, shownIn } from './shown.ts';
import { VoteSheet, voteTitle } from './vote.tsx';

/** What is asked now, of whomever; one thing at a time. */
export function RoleAsks(props: Seated) {
  const { view, session } = props;
  const { vote, offer, last, divining } = rolesOf(view);
  const busy = vote !== null || offer !== null || last !== null || divining !== null;
  const isRunning = view.shared.phase === 'running';
  const mayAct = isRunning && view.seat !== null && view.box.policies.plays(view, view.seat);
  // Whatever one was about to do, this comes first.
  useEffect(() => {
    if (busy || !mayAct) closeSheet(session);
  }, [busy, mayAct]);
  if (!isRunning) return null;
  return (
    <div class="role-asks">
      <p class="unseen" role="status">
        {vote === null ? '' : voteTitle(props, vote)}
      </p>
      <Sheet {...props} />
      {busy || view.seat === null || mayAct ? null : <OutNote {...props} />}
    </div>
  );
}

function Sheet(props: Seated) {
  const { vote, offer, last, divining } = rolesOf(props.view);
  const { value } = shownIn(props.session).sheet;
  if (divining !== null) return <DiviningSheet {...props} divining={divining} />;
  if (last !== null) return <LastSheet {...props} asked={last} />;
  if (vote !== null) return <VoteSheet {...props} vote={vote} />;
  if (offer !== null) return <OfferSheet {...props} asked={offer} />;
  if (value === 'eye') return <EyeSheet {...props} />;
  return value === 'accuse' ? <AccuseSheet {...props} /> : null;
}

/** [H1.6] [H2.5] [H3.2] for whoever is out. */
function OutNote({ view }: Seated) {
  const out = rolesOf(view).out[view.seat as number] ?? null;
  if (out === null) return null;
  const haunts = isPhantom(view, out);
  const title = haunts ? 'youPhantom' : out.why === 'unmasked' ? 'youUnmasked' : 'youFailed';
  return (
    <SheetFrame look="out" title={tx(`roles.out.${title}`)}>
      <p class="small">{tx(haunts ? 'roles.out.phantomHint' : 'roles.out.silentHint')}</p>
    </SheetFrame>
  );
}
