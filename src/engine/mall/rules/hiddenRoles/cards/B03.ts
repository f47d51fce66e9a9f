import { plain } from '../card.ts';

// [B03] loyal, and nothing more.
export const B03 = plain('B03', 'loyal');
