import { plain } from '../card.ts';

// [A01] loyal, and nothing more.
export const A01 = plain('A01', 'loyal');
