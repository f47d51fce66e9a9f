import type { Card } from '../card.ts';
import { canBeMended, inMall, workingCameras } from '../looks.ts';
import { camerasIn, enforces } from '../needs.ts';

// [C06] anyone but the barbarian ends on a working camera.
export const C06: Card = {
  id: 'C06',
  side: 'loyal',
  needs: (box) => enforces(box, 'cameras') && camerasIn(box) >= 2,
  mission: {
    done: ({ tally }) => tally.posed,
    failed: (look) =>
      (workingCameras(look) === 0 && !canBeMended(look)) ||
      inMall(look).every((pawn) => pawn === 'barbarian'),
  },
};
