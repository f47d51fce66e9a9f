import { layoutOf } from '#client/mall/layout.ts';
import type { MallTable } from '#client/mall/model.ts';
import { type Reason, whyNot } from '#client/mall/reasons.ts';
import { reasonText } from '#client/mall/reasonText.ts';
import type { Lang } from '#content/locales/index.ts';
import { COLOUR, evolveView, type MallEvent, type PawnId, spaceNow, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { viewWith } from './boardTable.ts';

// Taps on a table where nothing moves, and what is said to them.

const NAMES = ['Ada', 'Bo'];
export const nameOf = (seat: number) => NAMES[seat] ?? '?';

export function tableOf(view: View): MallTable {
  const layout = layoutOf(view.shared.board);
  const at = (index: number) => view.shared.pawns[index] ?? null;
  return {
    ...{ view, layout, game: view.box },
    tokens: view.box.pawns.map((id, index) => ({
      id,
      at: at(index),
      colour: COLOUR[id] ?? 'none',
      figure: id,
    })),
    counts: (space) => spaceNow(view, space)?.corridor ?? false,
  };
}

export const moved = (pawn: PawnId, to: Space): MallEvent => ({
  type: 'moved',
  seat: 0,
  pawn,
  to,
  by: 'walk',
});
export const told = (view: View, ...events: readonly MallEvent[]) => events.reduce(evolveView, view);

export function middleOf(table: MallTable, space: Space) {
  const { x, y } = table.layout.spots.get(space) as { x: number; y: number };
  return { x: x + 0.5, y: y + 0.5 };
}

export const why = (view: View, pawn: PawnId | null, space: Space) => {
  const table = tableOf(view);
  return whyNot(table, pawn, space, middleOf(table, space));
};

export const inWords = (view: View, reason: Reason | null, lang: Lang = 'en') =>
  reason === null || reason === 'chooseFirst' ? reason : reasonText(lang, view, reason, nameOf);
export const said = (view: View, pawn: PawnId | null, space: Space) => inWords(view, why(view, pawn, space));

/** Tile 1A, heroes in its corners; the others' hand is Bo's. */
export function table1(mine: string, theirs: string, ...events: readonly MallEvent[]): View {
  const view = viewWith(1, mine, { type: 'handed', hands: [[mine], [theirs]] });
  const away = [moved('barbarian', 0), moved('elf', 7), moved('dwarf', 12), moved('mage', 5)];
  return told(view, ...away, ...events);
}
