import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { heroFigure } from '#client/art/heroes.tsx';
import { Board } from '#client/board/board.tsx';
import type { Window } from '#client/board/camera.ts';
import type { BoardConfig } from '#client/board/config.ts';
import type { Space } from '#client/board/spots.ts';
import type { BoardState } from '#client/board/state.ts';
import type { BoardWords } from '#client/board/words.ts';
import { heroName } from '#client/heroName.ts';
import type { Floor } from '#client/tower/floors/floor.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { Pawn } from '#engine/family/pawns.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { Behind } from './behind.tsx';
import { CardButtons } from './cardButtons.tsx';
import { Currents } from './currents.tsx';
import { hintText, spaceLabel } from './labels.ts';
import { layoutOf, type TowerLayout } from './layout.ts';
import { lookedAt } from './look.ts';
import type { TowerModel } from './model.ts';
import { Scene } from './scene.tsx';
import { useSpoken } from './spoken.ts';
import { type TowerBoardGame, type TowerTop, topOf } from './table.ts';
import { Under } from './under.tsx';
import './board.css';

/** Something to be looked at: what a hint speaks of. */
export interface Lit {
  readonly pawns?: readonly Pawn[];
  readonly spaces?: readonly number[];
  readonly cards?: readonly number[];
}

const NOTHING_LIT: Lit = {};

interface Shown {
  readonly lang: Lang;
  readonly lit?: Lit;
  /** The largest that a space becomes, in pixels. */
  readonly largest?: number;
  readonly floor?: Floor | null;
}

export interface TowerBoardProps extends Shown {
  readonly graph: QuestGraph;
  readonly position: Position;
  /** To play on it; without, it is only looked at. */
  readonly model?: TowerModel;
  /** Fingers may look nearer: where one plays, and where nothing is to be scrolled. */
  readonly zooms?: boolean;
}

/** The whole tower, as large as its container allows. */
export function TowerBoard({ model, ...props }: TowerBoardProps) {
  return model?.table.value ? (
    <Shown state={model} model={model} hands="play" help={t(props.lang, 'tower.help.keys')} {...props} />
  ) : (
    <LookedAt {...props} />
  );
}

function LookedAt({ graph, position, zooms, ...props }: Omit<TowerBoardProps, 'model'>) {
  const top = useTop(graph, position, graph);
  const state = useLooked(top);
  return <Shown state={state} hands={zooms ? 'look' : 'none'} {...props} />;
}

function useTop(graph: QuestGraph, position: Position, game: unknown, all = false): TowerTop {
  const lies = position.arranged.join();
  const layout = useMemo(() => layoutOf(graph.quest, position.arranged), [graph, lies]);
  return useMemo(() => topOf({ graph, position, layout }, game, all), [graph, position, layout, game]);
}

type Hands = Pick<BoardConfig<TowerBoardGame>, 'pen' | 'hover'>;

/** One state as long as it is shown, whatever lies there. */
function useLooked(top: TowerTop, hands?: Hands): BoardState<TowerBoardGame> {
  const state = useMemo(() => lookedAt(top, hands), []);
  if (state.table.peek() !== top) state.table.value = top;
  return state;
}

export interface DrawnTowerProps extends Shown {
  readonly graph: QuestGraph;
  readonly position: Position;
  readonly hands: Hands;
  readonly help: string;
  readonly above: ComponentChildren;
}

/** A tower to draw on: illustrated areas are spaces too, and with every stroke it is another. */
export function DrawnTower({ graph, position, hands, ...props }: DrawnTowerProps) {
  const game = useRef({});
  const top = useTop(graph, position, game.current, true);
  const state = useLooked(top, hands);
  return <Shown state={state} hands="look" {...props} />;
}

interface ShownProps extends Shown {
  readonly state: BoardState<TowerBoardGame>;
  readonly model?: TowerModel;
  readonly hands: 'play' | 'look' | 'none';
  /** How the keyboard is used here. */
  readonly help?: string;
  readonly above?: ComponentChildren;
}

function Shown({
  state,
  model,
  hands,
  help,
  above,
  lang,
  lit = NOTHING_LIT,
  largest = 128,
  floor = null,
}: ShownProps) {
  const { graph, position, layout } = state.table.value as TowerTop;
  const { shape } = graph.quest;
  const rules = useMemo(() => rulesFor(shape, largest), [shape, largest]);
  const words = useMemo(() => wordsOf(state, lang, help ?? ''), [state, lang, help]);
  const { swaps } = state.offers.value;
  // Whom one chooses changes nothing of the drawing.
  const ground = useMemo(
    () => <Scene graph={graph} position={position} layout={layout} floor={floor} />,
    [graph, position, layout, floor],
  );
  // What a hint speaks of does not step back, whoever is chosen.
  const lights = (lit.spaces?.length ?? 0) > 0 ? ' board-lights' : '';
  return (
    <Board
      state={state}
      words={words}
      looks={`tower-board tower-${shape}${lights}`}
      size={layout.bounds}
      rules={rules}
      hands={hands}
      wheel="scrolls"
      figure={heroFigure}
      spaceLooks={(space) =>
        `${lit.spaces?.includes(space) ? 'cell-lit' : ''} ${PLAIN.has(graph.floor[space]?.kind) ? '' : 'cell-thing'}`
      }
      tokenLooks={(pawn) =>
        `${swaps.has(pawn) ? 'pawn-swaps' : ''} ${lit.pawns?.includes(pawn) ? 'pawn-lit' : ''}`
      }
      ground={
        <>
          {ground}
          <LitCards layout={layout} lit={lit} />
        </>
      }
      between={
        isPointing(state, lit) && <Currents graph={graph} arranged={position.arranged} layout={layout} />
      }
      feet={
        <>
          <Under graph={graph} position={position} layout={layout} />
          <Behind graph={graph} position={position} layout={layout} />
        </>
      }
      above={model === undefined ? above : <CardButtons model={model} layout={layout} lang={lang} />}
      spoken={useSpoken(model, lang)}
    />
  );
}

/** Floors on which there is nothing to be seen. */
const PLAIN = new Set<string | undefined>(['corridor', 'hollow', undefined]);

/** Beside a rotating epic there is room for the buttons that turn. */
const BESIDE = 48;

function rulesFor(shape: QuestGraph['quest']['shape'], largest: number) {
  const rules = { margin: { x: 0.32, y: 0.38 }, largest, nearest: 110, roams: false };
  return (window: Window) => ({ ...rules, window: shape === 'rotating' ? withRoom(window) : window });
}

function withRoom(window: Window): Window {
  const { left, top, width, height } = window;
  return width >= height
    ? { ...window, left: left + BESIDE, width: width - 2 * BESIDE }
    : { ...window, top: top + BESIDE, height: height - 2 * BESIDE };
}

function wordsOf(
  { table }: BoardState<TowerBoardGame>,
  lang: Lang,
  help: string,
): BoardWords<TowerBoardGame> {
  return {
    board: '',
    grid: t(lang, 'tower.board'),
    help,
    fit: t(lang, 'tower.whole'),
    space: (space: Space, offered) =>
      table.value === null ? '' : spaceLabel(lang, table.value, space, offered !== undefined),
    hint: (hint) => hintText(lang, hint),
    marker: (pawn) => t(lang, 'board.marker', { hero: heroName(lang, pawn) }),
  };
}

const isPointing = ({ offers }: BoardState<TowerBoardGame>, { spaces }: Lit) =>
  (spaces?.length ?? 0) + offers.value.targets.size + offers.value.others.size > 0;

function LitCards({ layout, lit }: { readonly layout: TowerLayout; readonly lit: Lit }) {
  return (
    <>
      {lit.cards?.map((card) => {
        const { x, y } = layout.cards[card] ?? { x: 0, y: 0 };
        return <div key={card} class="card-lit" style={{ '--x': x, '--y': y }} />;
      })}
    </>
  );
}
