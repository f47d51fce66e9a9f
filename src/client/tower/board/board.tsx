import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Lang, t } from '#content/locales/index.ts';
import { COLOUR, type Pawn } from '#engine/family/pawns.ts';
import type { Chart } from '#engine/tower/chart.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { Cells } from './cells.tsx';
import { Currents } from './currents.tsx';
import { EditLayer, type EditTaps } from './edit.tsx';
import { hitAt } from './hit.ts';
import { listenToKeys } from './keyboard.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { Offers, TowerModel } from './model.ts';
import { CardButtons, DragLine, RefusedBubble } from './overlay.tsx';
import { Pawns } from './pawns.tsx';
import { listenToPointers, pointOn } from './pointer.ts';
import { Scene } from './scene.tsx';
import { Speaker } from './speaker.tsx';
import { type Zoom, zoomOf } from './zoom.ts';
import '#client/board/board.css';
import './board.css';

/** Something to be looked at: what a hint speaks of. */
export interface Lit {
  readonly pawns?: readonly Pawn[];
  readonly spaces?: readonly number[];
  readonly cards?: readonly number[];
}

export interface TowerBoardProps {
  readonly chart: Chart;
  readonly stand: Stand;
  readonly lang: Lang;
  /** To play on it; without, it is only looked at. */
  readonly model?: TowerModel;
  /** To draw on it. */
  readonly edit?: EditTaps;
  readonly lit?: Lit;
  /** Fingers may look nearer: where one plays, and where nothing is to be scrolled. */
  readonly zooms?: boolean;
}

const NOTHING_LIT: Lit = {};

/** The whole tower, as large as its container allows. */
export function TowerBoard({ chart, stand, lang, model, edit, lit = NOTHING_LIT, zooms }: TowerBoardProps) {
  const lies = stand.arranged.join();
  const layout = useMemo(() => layoutOf(chart.quest, stand.arranged), [chart, lies]);
  const world = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const zoom = useHands({ model, board, world, chart, zooms: zooms ?? model !== undefined });
  const zoomed = zoom?.zoomed.value ?? false;
  const chosen = model?.chosen.value ?? null;
  const offers = model?.offers.value;
  const style = { '--wide': layout.width, '--high': layout.height };
  const seen = { chart, stand, layout };
  // Whom one chooses changes nothing of the drawing.
  const scene = useMemo(() => <Scene {...seen} />, [chart, stand, layout]);
  const looks = (pawn: Pawn) =>
    [
      chosen === pawn ? 'pawn-chosen' : '',
      offers?.swaps.has(pawn) ? 'pawn-swaps' : '',
      lit.pawns?.includes(pawn) ? 'pawn-lit' : '',
    ].join(' ');
  // What a hint speaks of does not step back, whoever is chosen.
  const lights = (lit.spaces?.length ?? 0) > 0 ? ' board-lights' : '';
  const chosens = chosen === null ? '' : ` board-for-${COLOUR[chosen]}`;
  return (
    <div
      class={`tower-board tower-${chart.quest.shape}${chosens}${lights}`}
      data-zooms={zoom === null ? undefined : zoomed}
      ref={board}
    >
      <div class="tower-world" style={style} data-wide={layout.width} ref={world}>
        {scene}
        <LitCards layout={layout} lit={lit} />
        <Cells
          {...seen}
          lang={lang}
          all={edit !== undefined}
          looks={(space) => cellLook(model, lit, space)}
          tabbable={(space) => isTabbable(model, stand, layout, space)}
        />
        {isPointing(offers, lit) && <Currents chart={chart} arranged={stand.arranged} layout={layout} />}
        {model !== undefined && <DragLine model={model} layout={layout} />}
        <Pawns {...seen} looks={looks} />
        {model !== undefined && <CardButtons model={model} layout={layout} lang={lang} />}
        {edit !== undefined && <EditLayer edit={edit} layout={layout} world={world} />}
      </div>
      {zoomed && <WholeButton lang={lang} onClick={() => zoom?.whole()} />}
      {model !== undefined && <RefusedBubble model={model} lang={lang} />}
      {model !== undefined && <Speaker model={model} lang={lang} />}
    </div>
  );
}

interface Hands {
  readonly model: TowerModel | undefined;
  readonly board: Held;
  readonly world: Held;
  readonly chart: Chart;
  readonly zooms: boolean;
}

interface Held {
  readonly current: HTMLElement | null;
}

/** Another quest is seen as a whole again. */
function useHands({ model, board, world, chart, zooms }: Hands): Zoom | null {
  const [zoom, setZoom] = useState<Zoom | null>(null);
  useLayoutEffect(() => {
    const [room, tower] = [board.current, world.current];
    if (room === null || tower === null || !zooms) return;
    const found = zoomOf(room, tower, zoomHands(model, tower));
    setZoom(found);
    const stops = [found.stop];
    if (model !== undefined)
      stops.push(
        listenToPointers(model, tower, found.leads),
        listenToKeys(model, tower),
        model.chosen.subscribe((pawn) => reveal(found, tower, pawn)),
      );
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, chart, zooms]);
  return zoom;
}

/** Whoever is chosen beside the board is looked for on it. */
function reveal(zoom: Zoom, world: HTMLElement, pawn: Pawn | null): void {
  const found = pawn === null ? null : world.querySelector(`[data-pawn=${pawn}]`);
  if (found !== null) zoom.reveal(found);
}

function zoomHands(model: TowerModel | undefined, world: HTMLElement) {
  if (model === undefined) return { meant: () => false, drags: () => false };
  const meant = (event: PointerEvent) => {
    const { unit, ...at } = pointOn(world, event);
    return hitAt(model, at, unit) !== null;
  };
  return { meant, drags: () => model.drag.value !== null };
}

function WholeButton({ lang, onClick }: { readonly lang: Lang; readonly onClick: () => void }) {
  return (
    <button type="button" class="fit" aria-label={t(lang, 'tower.whole')} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />
      </svg>
    </button>
  );
}

const isPointing = (offers: Offers | undefined, { spaces }: Lit) =>
  (spaces?.length ?? 0) + (offers?.targets.size ?? 0) + (offers?.others.size ?? 0) > 0;

function cellLook(model: TowerModel | undefined, lit: Lit, space: number) {
  const offers = model?.offers.value;
  const offered = offers?.targets.has(space) ?? false;
  const classes = [
    offered ? 'target' : offers?.others.has(space) ? 'target-others' : '',
    lit.spaces?.includes(space) ? 'cell-lit' : '',
  ];
  return { class: classes.join(' '), offered };
}

/** Heroes, or where the chosen one can go; and where the keyboard was last. */
function isTabbable(model: TowerModel | undefined, stand: Stand, layout: Layout, space: number): boolean {
  if (model === undefined) return space === layout.spots.keys().next().value;
  const { focus, offers } = model;
  if (focus.value === space || offers.value.targets.has(space)) return true;
  return offers.value.targets.size === 0 && stand.pawns.includes(space);
}

function LitCards({ layout, lit }: { readonly layout: Layout; readonly lit: Lit }) {
  return (
    <>
      {lit.cards?.map((card) => {
        const { x, y } = layout.cards[card] ?? { x: 0, y: 0 };
        return <div key={card} class="card-lit" style={{ '--x': x, '--y': y }} />;
      })}
    </>
  );
}
