import { plain } from '../card.ts';

// [B05] loyal, and nothing more.
export const B05 = plain('B05', 'loyal');
