import { type ComponentType, h } from 'preact';
import { act } from 'preact/test-utils';
import { MallBoard, type MallModel, mallModel } from '#client/mall/index.ts';
import { fetchLate } from '#client/mall/late.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { AtTable } from '#client/pieces/piece.ts';
import { Acts } from '#client/screens/game/acts.tsx';
import { availableOf } from '#client/screens/game/facts.ts';
import { Tracker } from '#client/screens/game/tracker.tsx';
import { optionsOf } from '#client/state/options.ts';
import { Toasts } from '#client/ui/toasts.tsx';
import { eveningSetup } from '#content/evenings.ts';
import type { MallEvent, PawnId, Setup } from '#engine/mall/index.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';
import type { Mark } from '#engine/mall/tile.ts';
import { printed } from '#engine/mall/ways.ts';
import { shown } from '../browser.ts';
import { handed, type Page, pageOf, STARTED } from '../page.ts';

// An evening of Maximum Security on a page: its board, and what stands beside it. Ada has the first hand, Bo the second.

export interface NightTable {
  readonly page: Page;
  readonly model: MallModel;
  readonly root: HTMLElement;
}

export interface Night {
  readonly evening: string;
  readonly hands?: readonly string[];
  readonly hardcore?: boolean;
  /** Pieces that are left out, and others that join. */
  readonly without?: readonly string[];
  readonly seat?: number | null;
}

export async function nightTable(night: Night): Promise<NightTable> {
  const { evening, hands = ['NESWVLX', 'NS'], hardcore = false, without = [], seat = 0 } = night;
  await act(async () => {
    await fetchSecurity();
    await fetchLate();
  });
  const made = eveningSetup({ evening, players: 2, hardcore }) as Setup;
  const setup = { ...made, pieces: made.pieces.filter((piece) => !without.includes(piece)) };
  const page = pageOf(1, { setup, seat, events: [STARTED, handed(...hands)] });
  const Beside = page.part((props) => {
    const seated: AtTable = { ...props, can: availableOf(optionsOf(props.view)).can };
    const moments = piecesOf(props.view.box).flatMap(({ id, Moment }) =>
      Moment === undefined ? [] : h(Moment as ComponentType<AtTable>, { key: id, ...seated }),
    );
    return h('aside', {}, h(Acts, seated), h(Tracker, { view: props.view }), ...moments);
  });
  const Board = h(MallBoard, {
    ...{ session: page.session, lang: 'en' as const },
    nameOf: (one: number) => ['Ada', 'Bo'][one] ?? '',
  });
  return { page, model: mallModel(page.session), root: shown(h('div', {}, Board, Beside, h(Toasts, {}))) };
}

export const tileNamed = ({ page }: NightTable, name: string): number =>
  page.view().box.tiles.findIndex((tile) => tile.name === name);
export const cellOn = (table: NightTable, tile: string, at: number): Space =>
  spaceOf(tileNamed(table, tile), at);
export const marked = ({ page }: NightTable, mark: Mark): Space => printed(page.view(), mark)[0] as Space;

/** Lays this tile beyond an opening of that one, the first that is left where nothing is said. */
export function lay(table: NightTable, name: string, beyond?: string): void {
  const { unused } = table.page.view().shared.board;
  const space = unused.find((one) => beyond === undefined || one >> 4 === tileNamed(table, beyond));
  if (space === undefined) throw new Error(`no opening for ${name}`);
  table.page.tell({ type: 'placed', tile: tileNamed(table, name), space, paid: 'hero' });
}

export const walked = (pawn: PawnId, to: Space): MallEvent => ({
  type: 'moved',
  seat: 1,
  pawn,
  to,
  by: 'walk',
});
export const put = (pawn: PawnId, to: Space): MallEvent => ({ type: 'put', pawn, to });

export const acts = (root: Element): string => root.querySelector('.acts')?.textContent ?? '';
export const hint = (root: Element): string => root.querySelector('.hint')?.textContent ?? '';
export const has = (root: Element, what: string): boolean => root.querySelector(what) !== null;
export const nameAt = (root: Element, at: Space): string =>
  root.querySelector(`[data-space="${at}"]`)?.getAttribute('aria-label') ?? '';
export const toastTexts = (): readonly string[] =>
  [...document.querySelectorAll('.toast')].map((one) => one.textContent ?? '');
