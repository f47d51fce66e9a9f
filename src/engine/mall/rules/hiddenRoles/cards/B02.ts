import { plain } from '../card.ts';

// [B02] loyal, and nothing more.
export const B02 = plain('B02', 'loyal');
