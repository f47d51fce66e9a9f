import { type Random, shuffle } from '../../../core/random.ts';
import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Box } from '../../box.ts';
import type { Card } from './card.ts';
import { CARDS } from './cards/index.ts';
import { type CardId, isRoleLevel, type RoleLevel } from './ids.ts';

// [H0.1] [R25] which cards a game is dealt from: those of its level whose needs it meets.

const POOLS = new WeakMap<Box, readonly Card[]>();

/** Asked after every act, so found once for each box. */
export function cardsInPlay(box: Box): readonly Card[] {
  const known = POOLS.get(box) ?? found(box);
  POOLS.set(box, known);
  return known;
}

function found(box: Box): readonly Card[] {
  const level = box.setup.roles as RoleLevel;
  return Object.values<Card>(CARDS).filter(
    (card) => card.id.startsWith(level) && (card.needs?.(box) ?? true),
  );
}

type SetupCode = 'setup.roleLevel' | 'setup.tooFewCards';

export function roleProblems(box: Box): Refusal<SetupCode> | null {
  if (!isRoleLevel(box.setup.roles)) return refuse<SetupCode>('setup.roleLevel');
  const cards = cardsInPlay(box).length;
  return cards < box.setup.players ? refuse<SetupCode>('setup.tooFewCards', { cards }) : null;
}

/** [H1.1] at level A exactly one traitor, [H2.1] from B on whatever comes. */
export function dealCards(box: Box, random: Random): readonly [readonly CardId[], Random] {
  const { players, roles } = box.setup;
  const [mixed, after] = shuffle(cardsInPlay(box), random);
  const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);
  if (roles !== 'A') return [ids(mixed.slice(0, players)), after];
  const loyal = mixed.filter(({ side }) => side === 'loyal').slice(0, players - 1);
  return shuffle(ids([...loyal, ...mixed.filter(({ side }) => side === 'traitor')]), after);
}
