import { heroName } from '#client/heroName.ts';
import { spotName, type TowerLayout } from '#client/tower/board/index.ts';
import { capital } from '#content/locales/index.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { directionTo } from '#engine/tower/ways.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';

// Actions in words.

export const hero = (pawn: number) => heroName(prefs.lang.value, PAWNS[pawn] as Pawn);

export function deedWords(chart: Chart, stand: Stand, layout: TowerLayout, deed: Deed): string {
  if (deed.type === 'turn')
    return tx(`tower.deed.turn${deed.quarters as 1 | 2 | 3}`, { card: deed.card + 1 });
  if (deed.type === 'slide') return tx('tower.deed.slide', { card: deed.card + 1 });
  const way = directionTo(chart, stand, deed.pawn, deed.to) ?? 'north';
  const params = {
    hero: hero(deed.pawn),
    way: tx(`game.direction.${way}`),
    to: spotName(layout, deed.to),
    other: deed.swap === null ? '' : hero(deed.swap),
  };
  const kind = chart.floor[deed.to]?.kind === 'exit' ? 'exit' : deed.swap === null ? 'move' : 'swap';
  return capital(tx(`tower.deed.${kind}`, params));
}
