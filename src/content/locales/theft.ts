import type { PublicGame } from '#engine/mall/index.ts';
import { type Lang, t } from './index.ts';

/** What happens with the theft, and what to do now. [M18] not where no vortex ever worked [S16]. */
export function theftText(lang: Lang, { box }: PublicGame): string {
  const stolen = t(lang, 'game.event.stolen');
  return box.policies.vortex === 'never' ? stolen : `${stolen} ${t(lang, 'game.event.vortexShut')}`;
}
