import { rolesLesson } from './rolesLesson.ts';
import { rolesRules } from './rolesRules.ts';

// What the rules and the lesson of Hidden Roles say; fetched by whoever wants to learn them (client/rolesLearnTexts.ts).
export const rolesLearnTexts = { rolesLesson, rolesRules };
