import type { Card } from '../card.ts';
import { anyoneProds } from '../needs.ts';

// [C09] at the start and after each flip the barbarian is left alone until somebody asks for it.
export const C09: Card = {
  id: 'C09',
  side: 'loyal',
  needs: anyoneProds,
  breaks: (step, { tally }) => step.what === 'moved' && step.pawn === 'barbarian' && !tally.nagged[step.seat],
};
