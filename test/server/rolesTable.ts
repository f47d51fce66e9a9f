import { tileSet } from '#content/tiles.ts';
import {
  emptyGame,
  evolveView,
  type MallEvent,
  openBox,
  type Setup,
  type View,
  viewFor,
} from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { act, openPage, type Page, sitting, start } from './client.ts';

// A table with secret cards over sockets. Each page is asked for its own card, as only it was told it.

export interface RolesTable {
  readonly code: string;
  readonly game: string;
  /** By seat. */
  readonly pages: readonly Page[];
  readonly cards: readonly CardId[];
  /** In the room, without a seat. */
  readonly watcher: Page;
}

type Fits = (cards: readonly CardId[]) => boolean;
type Told = Extract<ServerMessage, { type: 'told' }>;
type GameTold = Extract<ServerMessage, { type: 'game' }>;

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eef', 'Flo', 'Guy', 'Hal'];

export const isTraitor = (card: CardId) => CARDS[card].side === 'traitor';
export const has = (type: string) => (message: Told) => message.events.some((event) => event.type === type);
export const eventIn = (message: Told, type: string) =>
  message.events.find((event) => event.type === type) as Record<string, unknown> | undefined;

export function cardIn({ events }: GameTold): CardId {
  const [dealt] = events as readonly {
    readonly own?: { readonly hiddenRoles?: { readonly card: CardId } };
  }[];
  return dealt?.own?.hiddenRoles?.card as CardId;
}

/** Dealt anew until the cards fit, then begun. */
export async function rolesTable(
  url: string,
  players: number,
  level: RoleLevel,
  { fits = () => true, scenario = 3 }: { readonly fits?: Fits; readonly scenario?: number } = {},
): Promise<RolesTable> {
  const { code, pages } = await sitting(url, NAMES.slice(0, players));
  const [host] = pages as [Page];
  const watcher = await openPage(url, code);
  host.send({ type: 'choose', choice: { scenario, roles: { level } } });
  for (;;) {
    host.send({ type: 'deal' });
    const dealt = await Promise.all(pages.map((page) => page.next('game')));
    const cards = dealt.map(cardIn);
    if (fits(cards)) {
      await start(pages);
      return { code, game: dealt[0]?.game as string, pages, cards, watcher };
    }
    host.send({ type: 'leave' });
  }
}

/** This seat accuses that one, and all others agree: all that follows, up to what the verdict brought. */
export async function condemn({ pages }: RolesTable, by: number, accused: number): Promise<Told> {
  const voters = pages.flatMap((page, seat) => (seat === by || seat === accused ? [] : [page]));
  act(pages[by] as Page, { type: 'accuse', accused: [accused] });
  for (const page of pages) await page.next('told', has('accused'));
  for (const page of voters) act(page, { type: 'vote', up: true });
  const shown = await Promise.all(pages.map((page) => page.next('told', has('thumbsShown'))));
  return shown[0] as Told;
}

/** The game as this page has been told it. */
export function viewOf({ heard }: Page): View {
  const told = heard.findLastIndex(({ type }) => type === 'game');
  const game = heard[told] as GameTold;
  const opened = openBox(game.setup as Setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('does not open');
  const later = heard.slice(told + 1).flatMap((message) => (message.type === 'told' ? message.events : []));
  return ([...game.events, ...later] as MallEvent[]).reduce(
    evolveView,
    viewFor(emptyGame(opened.box), game.seat),
  );
}
