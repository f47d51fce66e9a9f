import { signal } from '@preact/signals';
import { Board, type BoardProps } from '#client/board/board.tsx';
import type { Window } from '#client/board/camera.ts';
import type { Cameraman } from '#client/board/cameraman.ts';
import type { Area, BoardConfig, Offers, Pen, Route, Table, Token } from '#client/board/config.ts';
import { fetchBeside } from '#client/board/late.ts';
import type { Space, Spot } from '#client/board/spots.ts';
import { type BoardState, openBoard } from '#client/board/state.ts';
import type { BoardWords } from '#client/board/words.ts';
import { done, shown, stageOf } from '../browser.ts';

// A game of our own, five spaces by five, where everyone steps as a king does: what the board knows of it, it is
// told. No rule of any other game is asked here.

// What is said beside a place comes in a file of its own: here it is there from the beginning.
await fetchBeside();

export type King = 'red' | 'blue' | 'grey';
export type Order = { readonly king: King; readonly to: Space } | { readonly call: string };

export interface Kings {
  readonly token: King;
  readonly command: Order;
  readonly reason: string;
  readonly table: Table<King>;
  readonly extra: object;
}

export const WIDE = 5;
export const at = (x: number, y: number): Space => y * WIDE + x;
const spotOf = (space: Space): Spot => ({ x: space % WIDE, y: Math.floor(space / WIDE) });
const ALL = Array.from({ length: WIDE * WIDE }, (_, space) => space);
/** A space that is none: nobody goes there. */
export const POND = at(4, 0);

const LAYOUT = {
  spots: new Map(ALL.map((space) => [space, spotOf(space)])),
  bounds: { left: 0, top: 0, width: WIDE, height: WIDE },
  kept: [],
};

export type Places = Readonly<Record<King, Space | null>>;
const START: Places = { red: at(2, 2), blue: at(0, 0), grey: at(4, 4) };
const KINGS = ['red', 'blue', 'grey'] as const;

const tokensOf = (places: Places): readonly Token<King>[] =>
  KINGS.map((id) => ({ id, at: places[id], colour: `${id}ish`, figure: 'king' }));

export const tableOf = (places: Places, game: unknown = 'first', layout = LAYOUT): Table<King> => ({
  ...{ game, layout, tokens: tokensOf(places) },
  counts: (space) => space !== POND,
});

function stepsFrom(places: Places, from: Space): readonly Space[] {
  const here = spotOf(from);
  return ALL.filter((space) => {
    const { x, y } = spotOf(space);
    const far = Math.max(Math.abs(x - here.x), Math.abs(y - here.y));
    return far === 1 && space !== POND && !Object.values(places).includes(space);
  });
}

const WAYS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;

/** What a test may change of the game, and what came of it. */
export interface Desk {
  readonly state: BoardState<Kings>;
  readonly given: Order[];
  readonly hovered: (Spot | null)[];
  readonly camera: () => Cameraman;
  readonly board: HTMLElement;
  readonly lay: (places: Partial<Places>, game?: unknown) => void;
  readonly resize: (width: number, height: number) => void;
  readonly cell: (space: Space) => HTMLElement;
  readonly toy: (king: King) => HTMLElement | null;
}

export interface Wishes {
  readonly others?: readonly Space[];
  readonly parts?: ReadonlyMap<King, Order>;
  readonly areas?: readonly Area<Order>[];
  readonly strides?: boolean;
  readonly keys?: BoardConfig<Kings>['keys'];
  readonly pen?: (at: Spot, unit: number) => Pen | null;
  readonly hover?: boolean;
  readonly nameAt?: BoardConfig<Kings>['nameAt'];
  readonly promised?: BoardConfig<Kings>['promised'];
  /** How small a space may become before only what is near is shown. */
  readonly least?: number;
  readonly trips?: BoardConfig<Kings>['trips'];
  /** Whether a step is taken at once; else it is only noted. */
  readonly plays?: boolean;
  readonly roams?: boolean;
  readonly size?: readonly [number, number];
  readonly props?: Partial<BoardProps<Kings>>;
  readonly words?: Partial<BoardWords<Kings>>;
}

export function configOf(wishes: Wishes, given: Order[], hovered: (Spot | null)[]) {
  const places = signal(START);
  const game = signal<unknown>('first');
  const table = signal<Table<King> | null>(tableOf(START));
  const lay = (changed: Partial<Places>, another: unknown = game.value) => {
    places.value = { ...places.value, ...changed };
    game.value = another;
    table.value = tableOf(places.value, another);
  };
  const config: BoardConfig<Kings> = {
    table,
    offers: (chosen): Offers<King, Order> => ({
      targets: new Map(
        chosen === null
          ? []
          : kingSteps(places.value, chosen).map((to) => [
              to,
              { command: { king: chosen, to }, look: 'stepped' },
            ]),
      ),
      others: new Set(chosen === null ? [] : (wishes.others ?? [])),
      tokens: wishes.parts ?? new Map(),
      areas: wishes.areas ?? [],
    }),
    give: (order) => {
      given.push(order);
      if (wishes.plays && 'king' in order) lay({ [order.king]: order.to });
    },
    step: (king, direction, far) => {
      let to = places.value[king] as Space;
      for (let count = 0; count < (far ? WIDE : 1); count++) {
        const { x, y } = spotOf(to);
        const next = at(x + WAYS[direction][0], y + WAYS[direction][1]);
        if (!stepsFrom(places.value, to).includes(next)) break;
        to = next;
      }
      return to === places.value[king] ? { reason: `no way ${direction}` } : { command: { king, to } };
    },
    strides: wishes.strides ?? false,
    routes: (king) => routesOf(places.value, king),
    whyNot: (king, space) =>
      king === null || space === null || space % WIDE === 0 || space === POND
        ? null
        : `${king} cannot reach ${space}`,
    landing: (order) => ('to' in order ? order.to : null),
    trips:
      wishes.trips ??
      ((before, now) =>
        KINGS.flatMap((token) => {
          const [from, to] = [before, now].map(
            ({ tokens }) => tokens.find(({ id }) => id === token)?.at ?? null,
          );
          if (from == null || from === to) return [];
          const legs = [{ way: 'walk', to: to ?? from, steps: 1 } as const];
          return [{ token, from, legs, after: null, leaves: to === null }];
        })),
    keys: wishes.keys ?? {},
    ...(wishes.nameAt === undefined ? {} : { nameAt: wishes.nameAt }),
    ...(wishes.promised === undefined ? {} : { promised: wishes.promised }),
    ...(wishes.pen === undefined ? {} : { pen: wishes.pen }),
    ...(wishes.hover ? { hover: (spot: Spot | null) => void hovered.push(spot) } : {}),
  };
  return { config, lay };
}

function kingSteps(places: Places, king: King): readonly Space[] {
  const from = places[king];
  return from === null ? [] : stepsFrom(places, from);
}

/** Two steps at most; the grey one is never dragged. */
function routesOf(places: Places, king: King): ReadonlyMap<Space, Route<Order>> {
  const found = new Map<Space, Route<Order>>();
  if (king === 'grey') return found;
  for (const first of kingSteps(places, king)) found.set(first, routeOver(king, [first]));
  for (const first of kingSteps(places, king))
    for (const second of stepsFrom(places, first))
      if (!found.has(second)) found.set(second, routeOver(king, [first, second]));
  return found;
}

const routeOver = (king: King, stops: readonly Space[]): Route<Order> => ({
  stops,
  commands: stops.map((to) => ({ king, to })),
});

export const WORDS: BoardWords<Kings> = {
  board: 'Kings',
  grid: 'spaces',
  help: 'numbers choose',
  fit: 'whole table',
  space: (space, offered) => `space ${space}${offered === undefined ? '' : ' offered'}`,
  hint: ({ token, why }) => `${token ?? 'nobody'}: ${why}`,
  marker: (king) => `to ${king}`,
};

/** A hundred pixels a space, unless the window says otherwise. */
const rulesOf = (roams: boolean, least: number) => (window: Window) => ({
  ...{ margin: { x: 0, y: 0 }, largest: 100, nearest: 200, roams, least, window },
});

export const figure = (name: string) => <text>{name}</text>;

export function desk(wishes: Wishes = {}): Desk {
  const { resize } = stageOf(...(wishes.size ?? ([500, 500] as const)));
  const [given, hovered]: [Order[], (Spot | null)[]] = [[], []];
  const { config, lay } = configOf(wishes, given, hovered);
  const state = openBoard<Kings>(config);
  let camera: Cameraman | null = null;
  const root = shown(
    <Board
      {...{ state, figure, hands: 'play', wheel: 'zooms', looks: 'kings', ground: null }}
      words={{ ...WORDS, ...wishes.words }}
      rules={rulesOf(wishes.roams ?? true, wishes.least ?? 0)}
      markers={(king) => <text>{king}</text>}
      over={(made) => {
        camera = made;
        return null;
      }}
      {...wishes.props}
    />,
  );
  const board = root.querySelector<HTMLElement>('.board') as HTMLElement;
  return {
    ...{ state, given, hovered, board, resize },
    camera: () => camera as unknown as Cameraman,
    lay: (places, game) => done(() => lay(places, game)),
    cell: (space) => board.querySelector<HTMLElement>(`[data-space="${space}"]`) as HTMLElement,
    toy: (king) => board.querySelector<HTMLElement>(`[data-pawn=${king}]`),
  };
}

/** A finger on the board: in spaces, from the window's corner at a hundred pixels each. */
export function finger(board: HTMLElement, id = 1, pointerType: 'mouse' | 'touch' = 'mouse') {
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
    done(() =>
      board.dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: id, isPrimary: id === 1, pointerType, button: 0, bubbles: true },
          ...{ clientX: x * 100, clientY: y * 100 },
          ...more,
        }),
      ),
    );
  return {
    down: (x: number, y: number, more?: PointerEventInit) => send('pointerdown', x, y, more),
    move: (x: number, y: number) => send('pointermove', x, y),
    up: (x: number, y: number) => send('pointerup', x, y),
    cancel: (x: number, y: number) => send('pointercancel', x, y),
    leave: () => send('pointerleave', 0, 0),
    tap: (x: number, y: number) => {
      send('pointerdown', x, y);
      send('pointerup', x, y);
    },
  };
}

/** The middle of a space. */
export const mid = (space: Space): [number, number] => {
  const { x, y } = spotOf(space);
  return [x + 0.5, y + 0.5];
};
