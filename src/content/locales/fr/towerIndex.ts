import type { TowerTexts } from '../index.ts';
import { towerMap } from './towerMap.ts';

export const towerTexts: TowerTexts = { towerMap };
