import { plain } from '../card.ts';

// [A02] loyal, and nothing more.
export const A02 = plain('A02', 'loyal');
