import type { Card } from '../card.ts';
import { inMall } from '../looks.ts';

// [C08] never one pawn three times running, as long as there are others.
export const C08: Card = {
  id: 'C08',
  side: 'loyal',
  breaks: (step, look) =>
    step.what === 'moved' && (look.tally.streaks[step.seat]?.acts ?? 0) >= 3 && inMall(look).length >= 2,
};
