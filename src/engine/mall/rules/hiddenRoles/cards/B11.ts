import { plain } from '../card.ts';

// [B11] a traitor, and nothing more.
export const B11 = plain('B11', 'traitor');
