import { plain } from '../card.ts';

// [B09] a traitor, and nothing more.
export const B09 = plain('B09', 'traitor');
