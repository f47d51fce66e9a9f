import { plain } from '../card.ts';

// [A03] loyal, and nothing more.
export const A03 = plain('A03', 'loyal');
