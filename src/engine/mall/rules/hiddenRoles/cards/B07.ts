import { plain } from '../card.ts';

// [B07] loyal, and nothing more.
export const B07 = plain('B07', 'loyal');
