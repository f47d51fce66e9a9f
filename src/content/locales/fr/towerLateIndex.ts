import type { TowerLateTexts } from '../index.ts';
import { editor } from './editor.ts';
import { questErrors } from './questErrors.ts';
import { towerLaw } from './towerLaw.ts';

export const towerLateTexts: TowerLateTexts = { editor, questErrors, towerLaw };
