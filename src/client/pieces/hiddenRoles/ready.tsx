import type { Seated } from '../../screens/game/around.ts';
import { PublicMissions } from '../../screens/roles/missions.tsx';
import { OwnCard } from './ownCard.tsx';
import { levelOf } from './seen.ts';

/** Before the sand runs everyone looks at their card, and at level E all know what may be guessed at the end. */
export function RoleReady(props: Seated) {
  return (
    <>
      <OwnCard key={props.view.seat} {...props} wide />
      {levelOf(props.view) === 'E' ? <PublicMissions /> : null}
    </>
  );
}
