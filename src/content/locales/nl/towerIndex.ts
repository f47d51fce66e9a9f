import type { TowerTexts } from '../index.ts';
import { quests } from './quests.ts';
import { tower } from './tower.ts';
import { towerMap } from './towerMap.ts';
import { towerTable } from './towerTable.ts';

export const towerTexts: TowerTexts = { quests, tower, towerMap, towerTable };
