import type { TowerTexts } from '../index.ts';
import { editor } from './editor.ts';
import { questErrors } from './questErrors.ts';
import { quests } from './quests.ts';
import { tower } from './tower.ts';
import { towerMap } from './towerMap.ts';
import { towerTable } from './towerTable.ts';

export const towerTexts: TowerTexts = { editor, questErrors, quests, tower, towerMap, towerTable };
