import type { TowerRoute } from '../../router.ts';
import { Nowhere } from '../nowhere/nowhere.tsx';

// Everything there is in the tower, each view fetched when it is asked for.

export function Tower(_: { readonly to: TowerRoute }) {
  return <Nowhere />;
}
