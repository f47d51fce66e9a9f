import { editor } from './editor.ts';
import { questErrors } from './questErrors.ts';
import { quests } from './quests.ts';
import { tower } from './tower.ts';
import { towerMap } from './towerMap.ts';
import { towerTable } from './towerTable.ts';

// What a page has to say in the tower; fetched by those who go there (client/texts.ts).
export const towerTexts = { editor, questErrors, quests, tower, towerMap, towerTable };
