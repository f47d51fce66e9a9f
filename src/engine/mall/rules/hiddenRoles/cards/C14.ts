import { plain } from '../card.ts';

// [C14] a traitor, and nothing more.
export const C14 = plain('C14', 'traitor');
