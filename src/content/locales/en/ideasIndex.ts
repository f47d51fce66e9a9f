import { ideas } from './ideas.ts';
import { themes } from './themes.ts';

// What is said of the ideas of quests: with the first that is told, and where they are chosen (client/ideasTexts.ts).
export const ideasTexts = { ideas, themes };
