import type { PublicGame } from '#engine/mall/index.ts';
import type { Achievement } from './achievement.ts';
import type { Act } from './act.ts';
import type { AchievementId } from './goals.ts';
import { hasAllChallenges } from './modules.ts';

interface Terms {
  /** What else has to be so when it is won. */
  readonly end?: (game: PublicGame) => boolean;
  /** What must not happen. */
  readonly breaks?: (act: Act) => boolean;
  /** What has to happen. */
  readonly takes?: (act: Act) => boolean;
}

interface Kept {
  readonly broken: boolean;
  readonly taken: boolean;
}

/** A game with every challenge, won on these terms. */
export function hardGame(id: AchievementId, { end, breaks, takes }: Terms): Achievement<Kept> {
  return {
    id,
    possible: hasAllChallenges,
    first: { broken: false, taken: takes === undefined },
    see: (seen, act) => {
      const broken = seen.broken || (breaks?.(act) ?? false);
      const taken = seen.taken || (takes?.(act) ?? false);
      return broken === seen.broken && taken === seen.taken ? seen : { broken, taken };
    },
    count: ({ broken, taken }, game) => Number(taken && !broken && (end?.(game) ?? true)),
  };
}
