import type { Result } from '#engine/mall/index.ts';
import { txMaybe } from '../../../ui/text.ts';

// How a game with hidden roles ended for the table. Nobody is told 'you won' by that: each fares by the own card.

const OTHERWISE = ['abandonedAlone', 'calledOff'];

export function rolesTitle({ won, reason }: Result): string | undefined {
  return txMaybe(`roles.end.${OTHERWISE.includes(reason) ? reason : won ? 'won' : 'lost'}`);
}

export function rolesWhy({ won, reason }: Result): string | undefined {
  return (
    txMaybe(`game.${won ? 'won' : 'lost'}.${reason}`) ?? (won ? txMaybe('roles.end.escaped') : undefined)
  );
}
