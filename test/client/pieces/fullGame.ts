import { h } from 'preact';
import { act } from 'preact/test-utils';
import { MallBoard, type MallModel, mallModel } from '#client/mall/index.ts';
import { fetchLate } from '#client/mall/late.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { Acts, Trays } from '#client/screens/game/acts.tsx';
import { availableOf } from '#client/screens/game/facts.ts';
import { optionsOf } from '#client/state/options.ts';
import { Toasts } from '#client/ui/toasts.tsx';
import { eveningSetup } from '#content/evenings.ts';
import {
  evolveView,
  type MallCommand,
  type MallEvent,
  options,
  type PawnId,
  type Setup,
} from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isEmpty } from '#engine/mall/ways.ts';
import { done, shown } from '../browser.ts';
import { handed, type Page, pageOf, STARTED } from '../page.ts';

// The full game on a page: its board, and what stands beside it.

export interface Table {
  readonly page: Page;
  readonly model: MallModel;
  readonly root: HTMLElement;
}

const same = (setup: Setup) => setup;
const HANDS = ['NX', 'ESW', 'VL'];

interface Seats {
  readonly players?: number;
  readonly seat?: number | null;
  readonly events?: readonly MallEvent[];
  /** What makes it another evening. */
  readonly change?: (setup: Setup) => Setup;
}

export async function fullGame({ players = 2, seat = 0, events = [], change }: Seats = {}): Promise<Table> {
  await act(async () => {
    await fetchSecurity();
    await fetchLate();
  });
  const setup = (change ?? same)(eveningSetup({ evening: 'XF1', players }) as Setup);
  const begun = [STARTED, handed(...HANDS.slice(0, players)), ...events];
  const page = pageOf(1, { players, seat, setup, events: begun });
  const Tray = page.part((props) => {
    const seated = { ...props, can: availableOf(optionsOf(props.view)).can };
    return h('div', {}, h(Acts, seated), h(Trays, seated));
  });
  const Board = h(MallBoard, { session: page.session, lang: 'en', nameOf: String });
  return { page, model: mallModel(page.session), root: shown(h('div', {}, Board, Tray, h(Toasts, {}))) };
}

/** As the game screen hears it. */
export function pieceKey({ page }: Table, code: string): void {
  const act = piecesOf(page.view().box).find(({ keys }) => keys?.[code])?.keys?.[code];
  done(() => act?.(page.session));
}

export const walked = (pawn: PawnId, to: number): MallEvent => ({
  type: 'moved',
  seat: 0,
  pawn,
  to,
  by: 'walk',
});

/** Where this one would have to stand on the first tile, so that something of this sort can be done in as many ways. */
export function standing(page: Page, pawn: PawnId, type: MallCommand['type'], ways: number): number {
  const view = page.view();
  const found = view.box.print.findIndex((_, space) => {
    if (tileOf(space) !== 0 || !isEmpty(view, space)) return false;
    const after = evolveView(view, walked(pawn, space));
    return options(after, 0).filter((one) => one.type === type).length === ways;
  });
  if (found < 0) throw new Error(`nowhere for the ${pawn}`);
  return found;
}
