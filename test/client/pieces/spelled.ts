import type { PawnId, Setup } from '#engine/mall/index.ts';
import type { SpellId } from '#engine/mall/rules/spells/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOf } from '#engine/mall/spaces.ts';
import { printed, spaceOfPawn } from '#engine/mall/ways.ts';
import type { Page } from '../page.ts';
import { fullGame, type Table } from './fullGame.ts';

// A full game with these spells ready and telekinesis, a guard about and a place to eat.

const withSpells = (spells: readonly SpellId[]) => (setup: Setup) => ({
  ...setup,
  ...{ spells, pieces: [...setup.pieces, 'spells', 'telekinesis'] },
});

export interface Spelled {
  readonly spells: readonly SpellId[];
  readonly seat?: number | null;
  readonly players?: number;
}

/** As it begins: no guard, no place to eat. */
export const spelledAtFirst = ({ spells, ...seats }: Spelled): Promise<Table> =>
  fullGame({ ...seats, change: withSpells(spells) });

export async function spelled(game: Spelled): Promise<Table> {
  const table = await spelledAtFirst(game);
  lay(table.page, '26');
  lay(table.page, '9*');
  const post = printed(table.page.view(), 'guard')[0] as Space;
  table.page.tell({ type: 'guardCame' }, { type: 'put', pawn: 'guard', to: post });
  return table;
}

export const tileNamed = (page: Page, name: string) =>
  page.view().box.tiles.findIndex((tile) => tile.name === name);

/** At the first opening that is left. */
export function lay(page: Page, name: string): void {
  const space = page.view().shared.board.unused[0] as Space;
  page.tell({ type: 'placed', tile: tileNamed(page, name), space, paid: 'test' });
}

export const at = ({ page }: Table, pawn: PawnId): Space => spaceOfPawn(page.view(), pawn);
export const places = ({ model }: Table): readonly Space[] => [...model.offers.value.targets.keys()];
export const cells = (tile: number): readonly Space[] =>
  Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell));
