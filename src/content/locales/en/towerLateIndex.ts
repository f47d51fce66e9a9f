import { editor } from './editor.ts';
import { questErrors } from './questErrors.ts';
import { towerLaw } from './towerLaw.ts';

// What is said in the tower to those who draw, and to those who read its rules (client/towerLateTexts.ts).
export const towerLateTexts = { editor, questErrors, towerLaw };
