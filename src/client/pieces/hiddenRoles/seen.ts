import type { View } from '#engine/mall/index.ts';
import type { Side, Status } from '#engine/mall/rules/hiddenRoles/card.ts';
import { type CardKind, kindOf } from '#engine/mall/rules/hiddenRoles/card.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { levelOf, type OwnRole, type Roles, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { lookOf, sideOf, statusOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { tx, txMaybe } from '../../ui/text.ts';

// What this page knows of hidden roles. How one's own card stands is worked out here, from what everybody saw: nobody is
// ever told.

export type { Roles };
export { levelOf, rolesOf };

export interface Held {
  readonly card: CardId;
  readonly kind: CardKind;
  readonly side: Side;
  readonly status: Status;
  readonly breaches: number;
  readonly turns: number;
}

export const ownRole = ({ own }: View): OwnRole | undefined => own.hiddenRoles;

/** One's own card as it stands; as it lay when one was put out. Null for whoever holds none. */
export function heldBy(view: View): Held | null {
  const role = ownRole(view);
  if (view.seat === null || role === undefined) return null;
  const { card } = role;
  const { out, tally } = rolesOf(view);
  const look = lookOf(view, view.seat);
  const { side, status } = out[view.seat] ?? { side: sideOf(card, look), status: statusOf(card, look) };
  return {
    ...{ card, side, status, kind: kindOf(CARDS[card]) },
    breaches: tally.breaches[card]?.[view.seat]?.length ?? 0,
    turns: tally.turns[card]?.[view.seat]?.length ?? 0,
  };
}

export const cardName = (card: CardId): string => txMaybe(`role.name.${card}`) ?? card;

/** Those without a text of their own share one for each side. */
export const cardText = (card: CardId): string =>
  txMaybe(`role.text.${card}`) ?? txMaybe(`role.text.${CARDS[card].side}`) ?? '';

/** How it stands with it, in one line for every sort of card. */
export function standing({ kind, status, breaches, turns }: Omit<Held, 'card' | 'side'>): string {
  if (kind === 'mission') return tx(`roles.card.${status}`);
  if (kind === 'rule')
    return breaches === 0 ? tx('roles.card.kept') : tx('roles.card.broken', { count: breaches });
  if (kind === 'switch')
    return turns === 0 ? tx('roles.card.same') : tx('roles.card.turned', { count: turns });
  return tx('roles.card.plain');
}
