import type { Card } from '../card.ts';

// [D05] loyal for good once a pawn has turned the glass at the last moment.
export const D05: Card = {
  id: 'D05',
  side: 'traitor',
  sideNow: ({ tally }) => (tally.lateFlip ? 'loyal' : 'traitor'),
};
