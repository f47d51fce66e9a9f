import type { AchievementId } from '#content/achievements/goals.ts';
import { ICONS } from './icons.ts';

export function Icon({ id }: { readonly id: AchievementId }) {
  return (
    <svg class="pic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[id]} />
    </svg>
  );
}
