import type { Card } from '../card.ts';
import { maySpeak } from '../needs.ts';

// [C10] not a word and not a gesture.
export const C10: Card = {
  id: 'C10',
  side: 'loyal',
  needs: maySpeak,
  breaks: (step) => step.what === 'spoke',
};
