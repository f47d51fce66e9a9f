import { plain } from '../card.ts';

// [B08] loyal, and nothing more.
export const B08 = plain('B08', 'loyal');
