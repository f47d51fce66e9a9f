import { securityLessons } from './securityLessons.ts';
import { securityRules } from './securityRules.ts';

// What Maximum Security's lessons and rules say; fetched by whoever wants to learn it (client/securityLearnTexts.ts).
export const securityLearnTexts = { securityLessons, securityRules };
