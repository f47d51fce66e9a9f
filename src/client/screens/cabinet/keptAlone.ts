import * as v from 'valibot';
import { isCrowned } from '#content/achievements/crown.ts';
import {
  type AchievementId,
  CROWN,
  type Deed,
  isAchievement,
  isEarned,
} from '#content/achievements/goals.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import { read, write } from '../../kept.ts';
import { atLeast, listOf } from '../../understood.ts';

// [XA0] what was achieved alone, in this browser. Its games are nowhere to be watched.

const KEY = 'achievedAlone';

const Kept = v.object({
  id: v.pipe(v.string(), v.check(isAchievement)),
  best: atLeast(0),
  won: v.nullable(v.number()),
});

export const keptAlone = (): readonly KeptAchievement[] =>
  read(KEY, listOf(Kept), []).map((one) => ({ ...one, game: null }));

const heldIn = (kept: readonly KeptAchievement[]) => kept.flatMap(({ id, won }) => (won === null ? [] : id));

/** What a won game was like, beside what is kept; which of it is new. */
export function keepAlone(deeds: readonly Deed[], when: number): readonly AchievementId[] {
  const before = keptAlone();
  const after = crowned(
    deeds.reduce((kept, deed) => withDeed(kept, deed, when), before),
    when,
  );
  write(
    KEY,
    after.map(({ id, best, won }) => ({ id, best, won })),
  );
  const held = heldIn(before);
  return heldIn(after).filter((id): id is AchievementId => isAchievement(id) && !held.includes(id));
}

/** The first time stays, and the farthest one was. */
function withDeed(kept: readonly KeptAchievement[], deed: Deed, when: number): readonly KeptAchievement[] {
  const known = kept.find(({ id }) => id === deed.id);
  const best = Math.max(known?.best ?? 0, deed.count);
  const won = known?.won ?? (isEarned(deed) ? when : null);
  return [...kept.filter(({ id }) => id !== deed.id), { id: deed.id, best, won, game: null }];
}

/** [XA42] */
function crowned(kept: readonly KeptAchievement[], when: number): readonly KeptAchievement[] {
  const held = heldIn(kept).filter((id) => id !== CROWN);
  const crown = kept.find(({ id }) => id === CROWN);
  const won = crown?.won ?? (isCrowned(held) ? when : null);
  if (held.length === 0) return kept;
  return [...kept.filter(({ id }) => id !== CROWN), { id: CROWN, best: held.length, won, game: null }];
}
