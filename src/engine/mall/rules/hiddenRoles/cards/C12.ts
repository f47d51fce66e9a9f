import { plain } from '../card.ts';

// [C12] a traitor, and nothing more.
export const C12 = plain('C12', 'traitor');
