import { editor } from './editor.ts';
import { endings } from './endings.ts';
import { questErrors } from './questErrors.ts';
import { towerLaw } from './towerLaw.ts';

// What is said in the tower to those who draw, to those who read its rules, and to those who win an epic (client/towerLateTexts.ts).
export const towerLateTexts = { editor, endings, questErrors, towerLaw };
