import { plain } from '../card.ts';

// [C13] a traitor, and nothing more.
export const C13 = plain('C13', 'traitor');
