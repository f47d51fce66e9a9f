import type { TowerRoute } from '../../router.ts';
import { later } from '../../ui/later.tsx';
import { Nowhere } from '../nowhere/nowhere.tsx';

// Everything there is in the tower, each view fetched when it is asked for.

const VIEWS = {
  map: later(async () => (await import('./map/map.tsx')).TowerMap),
};

export function Tower({ to }: { readonly to: TowerRoute }) {
  if (to.view === 'map') return <VIEWS.map.Show />;
  return <Nowhere />;
}
