import { heroName } from '#client/heroName.ts';
import { capital } from '#content/locales/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { OFF } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { prefs } from '../../prefs.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';

/** [X5.1] whoever is locked up before the room is part of the mall is nowhere to be seen on it. */
export function SetAside({ view }: AtTable) {
  const [hero] = captives(view).filter((one) => spaceOfPawn(view, one) === OFF);
  if (hero === undefined || view.shared.phase === 'over') return null;
  return (
    <p class="acts-hint set-aside">
      <Pic name="lock" />
      {capital(tx('play.setAside', { hero: heroName(prefs.lang.value, hero) }))}
    </p>
  );
}
