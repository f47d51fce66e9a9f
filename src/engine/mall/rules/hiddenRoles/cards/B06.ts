import { plain } from '../card.ts';

// [B06] loyal, and nothing more.
export const B06 = plain('B06', 'loyal');
