// The achievements of Maximum Security, numbered as in the books, and how many of what each of them takes. One where
// there is nothing to count.

export const GOALS = {
  XA1: 4,
  XA2: 7,
  XA3: 4,
  XA4: 1,
  XA5: 3,
  XA6: 5,
  XA7: 1,
  XA8: 1,
  XA9: 4,
  XA10: 1,
  XA11: 5,
  XA12: 4,
  XA13: 4,
  XA14: 4,
  XA15: 1,
  XA16: 6,
  XA17: 1,
  XA18: 1,
  XA19: 1,
  XA20: 1,
  XA21: 3,
  XA22: 4,
  XA23: 4,
  XA24: 3,
  XA25: 1,
  XA26: 4,
  XA27: 1,
  XA28: 4,
  XA29: 6,
  XA30: 1,
  XA31: 1,
  XA32: 1,
  XA33: 1,
  XA34: 1,
  XA35: 1,
  XA36: 1,
  XA37: 1,
  XA38: 1,
  XA39: 1,
  XA40: 1,
  XA41: 1,
  XA42: 41,
} as const;

export type AchievementId = keyof typeof GOALS;

export const ACHIEVEMENT_IDS = Object.keys(GOALS) as readonly AchievementId[];

/** [XA42] the one for who has all others. */
export const CROWN: AchievementId = 'XA42';

export const isAchievement = (id: string): id is AchievementId => Object.hasOwn(GOALS, id);

/** How far a won game went towards one of them. */
export interface Deed {
  readonly id: AchievementId;
  readonly count: number;
}

export const isEarned = ({ id, count }: Deed): boolean => count >= GOALS[id];
