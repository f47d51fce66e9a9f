import { PublicMissions } from '../../screens/roles/missions.tsx';
import { RolesRulesLink } from '../../screens/roles/rulesLink.tsx';
import { SureButton } from '../../ui/sure.tsx';
import { tx } from '../../ui/text.ts';
import type { MenuEntry } from '../piece.ts';
import { levelOf } from './seen.ts';

/** What is wanted of it in the menu: to give up, and to read what everybody may know. */
export function RoleMenu(props: MenuEntry) {
  return (
    <>
      <Abandon {...props} />
      <RolesRulesLink class="button" />
      {levelOf(props.view) === 'E' ? <PublicMissions /> : null}
    </>
  );
}

/** [H2.3] offered to everyone alike, whatever they hold: who may not is refused. */
function Abandon({ view, session, onClose }: MenuEntry) {
  const { shared, seat, box } = view;
  if (seat === null || shared.phase !== 'running' || shared.stolen || levelOf(view) === 'A') return null;
  if (!box.policies.plays(view, seat)) return null;
  return (
    <SureButton
      pic="door"
      label={tx('roles.abandon')}
      sure={tx('roles.abandon.sure')}
      onSure={() => {
        session.act({ type: 'abandon' });
        onClose();
      }}
    />
  );
}
