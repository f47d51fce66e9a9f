import { ACHIEVEMENT_IDS, CROWN } from './goals.ts';

const OTHERS = ACHIEVEMENT_IDS.filter((id) => id !== CROWN);

/** [XA42] for who holds the other forty-one, whenever and wherever they were won. */
export const isCrowned = (held: readonly string[]): boolean => OTHERS.every((id) => held.includes(id));
