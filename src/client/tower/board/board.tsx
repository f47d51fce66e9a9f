import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Lang } from '#content/locales/index.ts';
import { COLOUR, type Pawn } from '#engine/mall/pawns.ts';
import type { Chart } from '#engine/tower/chart.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { Cells } from './cells.tsx';
import { EditLayer, type EditTaps } from './edit.tsx';
import { listenToKeys } from './keyboard.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { TowerModel } from './model.ts';
import { CardButtons, DragLine, RefusedBubble } from './overlay.tsx';
import { Pawns } from './pawns.tsx';
import { listenToPointers } from './pointer.ts';
import { Scene } from './scene.tsx';
import { Speaker } from './speaker.tsx';
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
}

const NOTHING_LIT: Lit = {};

/** The whole tower, as large as its container allows. */
export function TowerBoard({ chart, stand, lang, model, edit, lit = NOTHING_LIT }: TowerBoardProps) {
  const lies = stand.arranged.join();
  const layout = useMemo(() => layoutOf(chart.quest, stand.arranged), [chart, lies]);
  const world = useRef<HTMLDivElement>(null);
  useHands(model, world);
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
  return (
    <div
      class={`tower-board tower-${chart.quest.shape}${chosen === null ? '' : ` board-for-${COLOUR[chosen]}`}`}
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
        {model !== undefined && <DragLine model={model} layout={layout} />}
        <Pawns {...seen} looks={looks} />
        {model !== undefined && <CardButtons model={model} layout={layout} lang={lang} />}
        {edit !== undefined && <EditLayer edit={edit} layout={layout} world={world} />}
      </div>
      {model !== undefined && <RefusedBubble model={model} lang={lang} />}
      {model !== undefined && <Speaker model={model} lang={lang} />}
    </div>
  );
}

function useHands(model: TowerModel | undefined, world: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (model === undefined || world.current === null) return;
    const stops = [listenToPointers(model, world.current), listenToKeys(model, world.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
}

function cellLook(model: TowerModel | undefined, lit: Lit, space: number) {
  const offers = model?.offers.value;
  const offered = offers?.targets.has(space) ?? false;
  const classes = [
    offered ? 'target' : offers?.others.has(space) ? 'target-others' : '',
    lit.spaces?.includes(space) ? 'cell-lit' : '',
  ];
  return { class: classes.join(' '), offered };
}

/** Heroes, and where the chosen one can go; else where the keyboard was last. */
function isTabbable(model: TowerModel | undefined, stand: Stand, layout: Layout, space: number): boolean {
  if (model === undefined) return space === layout.spots.keys().next().value;
  return model.focus.value === space || stand.pawns.includes(space) || model.offers.value.targets.has(space);
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
