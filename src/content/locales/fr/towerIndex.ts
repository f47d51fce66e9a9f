import type { TowerTexts } from '../index.ts';
import { ideas } from './ideas.ts';
import { quests } from './quests.ts';
import { tower } from './tower.ts';
import { towerMap } from './towerMap.ts';
import { towerTable } from './towerTable.ts';

export const towerTexts: TowerTexts = { ideas, quests, tower, towerMap, towerTable };
