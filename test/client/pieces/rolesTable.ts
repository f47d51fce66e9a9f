import { act } from 'preact/test-utils';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { setupOf } from '#content/choices.ts';
import type { MallEvent, Setup, View } from '#engine/mall/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { type Page, pageOf, STARTED } from '../page.ts';

// A page at a table with hidden roles: Ada, Bo, Cy, Di and Ed.

export const PLAYERS = 5;

export async function rolesPage(
  level: RoleLevel,
  sitting: { readonly seat?: number | null; readonly events?: readonly MallEvent[] } = {},
): Promise<Page> {
  await act(async () => {
    await fetchRoles();
  });
  const setup = setupOf({ scenario: 3, roles: { level } }, PLAYERS) as Setup;
  return pageOf(3, { players: PLAYERS, setup, events: [STARTED], ...sitting });
}

/** The same seat with this card. */
export const holding = (view: View, card: CardId): View => ({
  ...view,
  own: { ...view.own, hiddenRoles: { card, thumb: null } },
});

export const accused = (seat: number, whom: readonly number[], ends = 5_000): MallEvent => ({
  ...{ type: 'accused', seat, accused: whom, ends },
});

export const unmasked = (seat: number, card: CardId = 'B09'): MallEvent => ({
  ...{ type: 'eliminated', seat, why: 'unmasked', card, side: 'traitor', status: 'open', at: 1 },
});

export const failed = (seat: number): MallEvent => ({
  ...{ type: 'eliminated', seat, why: 'failed', card: 'E01', side: 'loyal', status: 'failed', at: 1 },
});
