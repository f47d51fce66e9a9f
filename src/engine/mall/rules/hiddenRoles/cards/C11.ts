import type { Card } from '../card.ts';

// [C11] eyed or prodded, nothing in the mall for five seconds.

const SULK = 5_000;

export const C11: Card = {
  id: 'C11',
  side: 'loyal',
  breaks: (step, { tally, now }) => {
    const touched = tally.touched[step.seat] ?? null;
    return step.what === 'acted' && touched !== null && now - touched < SULK;
  },
};
