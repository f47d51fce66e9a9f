import { plain } from '../card.ts';

// [B01] loyal, and nothing more.
export const B01 = plain('B01', 'loyal');
