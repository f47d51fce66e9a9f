import { plain } from '../card.ts';

// [A08] a traitor, and nothing more.
export const A08 = plain('A08', 'traitor');
