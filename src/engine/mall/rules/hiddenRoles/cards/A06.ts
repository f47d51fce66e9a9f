import { plain } from '../card.ts';

// [A06] loyal, and nothing more.
export const A06 = plain('A06', 'loyal');
