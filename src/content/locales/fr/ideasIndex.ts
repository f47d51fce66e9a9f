import type { IdeasTexts } from '../index.ts';
import { ideas } from './ideas.ts';
import { themes } from './themes.ts';

export const ideasTexts: IdeasTexts = { ideas, themes };
