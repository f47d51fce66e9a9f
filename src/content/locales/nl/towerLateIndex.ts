import type { TowerLateTexts } from '../index.ts';
import { editor } from './editor.ts';
import { endings } from './endings.ts';
import { questErrors } from './questErrors.ts';
import { towerLaw } from './towerLaw.ts';

export const towerLateTexts: TowerLateTexts = { editor, endings, questErrors, towerLaw };
