import '#client/theme.css';
import '#client/ui/base.css';
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import type { Token } from '#client/board/config.ts';
import { OpenMall } from '#client/mall/board.tsx';
import { type MallModel, type MallTable, mallModel } from '#client/mall/model.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import type { Session } from '#client/state/session.ts';
import { TILES } from '#client/state/tiles.ts';
import { texts } from '#content/locales/en/index.ts';
import { addTexts } from '#content/locales/index.ts';
import { setupFor, tilesUpTo } from '#content/scenarios.ts';
import { boardOf } from '#engine/mall/board.ts';
import {
  COLOUR,
  newGame,
  openBox,
  PAWNS,
  type Pawn,
  randomFrom,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { everythingView, spread } from './everything.ts';

// The mall's own board with more on it than any scenario of today lays: every tile there is, and forty tokens, as the
// widget is handed them by an adapter; or, at #everything, every module. Nothing is played here: it is moved about and
// measured.

const TOKENS = 40;

function largeView(): View {
  const known = setupFor({ scenario: 8, players: 2, level: 6, sister: true }) as Setup;
  // [R23] the guard room is a closed tile, which comes with its guard and what leads in and out.
  const pieces = [...known.pieces, 'guard', 'guardRoom'];
  const deck = [...tilesUpTo(29).map((tile) => (tile === '9' ? '9*' : tile)), 'L1', 'L2'];
  const opened = openBox({ ...known, deck, pieces }, TILES, PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  const view = viewFor(newGame(opened.box, randomFrom('large')).game, 0);
  return { ...view, shared: { ...view.shared, board: boardOf(opened.box, spread(opened.box)) } };
}

function crowded({ tokens, counts, layout, ...table }: MallTable): MallTable {
  const free = [...layout.spots.keys()].filter(
    (space) => counts(space) && !tokens.some(({ at }) => at === space),
  );
  const there = tokens.filter(({ at }) => at !== null).length;
  const more = Array.from({ length: TOKENS - there }, (_, index): Token<Pawn> => {
    const pawn = PAWNS[index % PAWNS.length] as Pawn;
    const at = free[(index * 7) % free.length] ?? null;
    return { id: `${pawn}-${index}` as Pawn, at, colour: COLOUR[pawn], figure: pawn };
  });
  return { ...table, layout, counts, tokens: [...tokens, ...more] };
}

const isEverything = location.hash === '#everything';
if (isEverything) await fetchSecurity();

const session = {
  play: signal({ view: isEverything ? everythingView() : largeView(), seats: [0, 1] }),
  lobby: signal(null),
  onNotice: () => () => undefined,
  act: () => undefined,
} as unknown as Session;

const mall = mallModel(session);
const model: MallModel = {
  ...mall,
  table: computed(() =>
    mall.table.value === null || isEverything ? mall.table.value : crowded(mall.table.value),
  ),
};
addTexts({ en: texts });
render(<OpenMall model={model} lang="en" nameOf={String} />, document.getElementById('app') as HTMLElement);
