import { capital } from '#content/locales/index.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';
import { AccuseToken } from './accuse.tsx';
import { EyeToken } from './eye.tsx';
import { OwnCard } from './ownCard.tsx';
import { rolesOf } from './seen.ts';
import '#client/tray/tray.css';

/** One's card, the eye card and the finger that accuses lie in one place. What one holds changes nothing of it. */
export function RoleTray(props: AtTable) {
  const { view } = props;
  if (view.shared.phase === 'over') return null;
  const may = mayAct(props);
  const { vote, offer, out } = rolesOf(view);
  const isIn = view.seat !== null && out[view.seat] === null;
  return (
    <fieldset class="tray tray-hiddenRoles">
      <legend class="unseen">{capital(tx('game.piece.hiddenRoles'))}</legend>
      <OwnCard key={view.seat} {...props} />
      <EyeToken {...props} may={may} />
      {isIn ? <AccuseToken {...props} may={may && vote === null && offer === null} /> : null}
    </fieldset>
  );
}

function mayAct({ view }: Seated): boolean {
  const { shared, seat, box } = view;
  const { last, divining } = rolesOf(view);
  const isOpen =
    shared.phase === 'running' && shared.clock.since === null && last === null && divining === null;
  return isOpen && seat !== null && box.policies.plays(view, seat);
}
