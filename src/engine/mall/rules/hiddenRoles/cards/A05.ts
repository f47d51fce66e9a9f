import { plain } from '../card.ts';

// [A05] loyal, and nothing more.
export const A05 = plain('A05', 'loyal');
