import { plain } from '../card.ts';

// [B04] loyal, and nothing more.
export const B04 = plain('B04', 'loyal');
