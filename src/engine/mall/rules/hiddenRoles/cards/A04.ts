import { plain } from '../card.ts';

// [A04] loyal, and nothing more.
export const A04 = plain('A04', 'loyal');
