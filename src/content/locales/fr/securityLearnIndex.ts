import type { SecurityLearnTexts } from '../index.ts';
import { securityLessons } from './securityLessons.ts';
import { securityRules } from './securityRules.ts';

export const securityLearnTexts: SecurityLearnTexts = { securityLessons, securityRules };
