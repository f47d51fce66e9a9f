import { plain } from '../card.ts';

// [A07] loyal, and nothing more.
export const A07 = plain('A07', 'loyal');
