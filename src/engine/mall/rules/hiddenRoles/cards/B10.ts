import { plain } from '../card.ts';

// [B10] a traitor, and nothing more.
export const B10 = plain('B10', 'traitor');
