import { quests } from './quests.ts';
import { tower } from './tower.ts';
import { towerMap } from './towerMap.ts';
import { towerTable } from './towerTable.ts';

// What a page has to say in the tower; fetched by those who go there (client/texts.ts). What few need of it is in
// towerLateIndex.ts.
export const towerTexts = { quests, tower, towerMap, towerTable };
