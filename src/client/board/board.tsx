import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { piecesOf } from '#client/pieces/index.ts';
import type { Session } from '#client/state/session.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { COLOUR } from '#engine/mall/index.ts';
import { type Cameraman, cameraman } from './cameraman.ts';
import { Cells } from './cells.tsx';
import { around, type Rect } from './geometry.ts';
import { listenToKeys } from './keyboard.ts';
import { Mall } from './mall.tsx';
import { MarksBeyond, MarksOnBoard } from './marks.tsx';
import { aimedAt, type BoardModel, boardModel } from './model.ts';
import { DragPath, HintBubble, Markers } from './overlay.tsx';
import { Pawns } from './pawns.tsx';
import { listenToPointers } from './pointer.ts';
import { Speaker, type Tongue } from './speaker.tsx';
import './board.css';

/**
 * The live game, filling its container. Screens that lay something over the board say so by the
 * custom properties --board-top, --board-right, --board-bottom and --board-left; a panel in the top left
 * corner of what is left by --board-corner-wide and --board-corner-high.
 */
export function Board({ session, lang, nameOf }: { readonly session: Session } & Tongue) {
  const model = useMemo(() => boardModel(session), [session]);
  const open = model.view.value !== null && model.layout.value !== null;
  return open ? <OpenBoard model={model} lang={lang} nameOf={nameOf} /> : <div class="board" />;
}

function OpenBoard({ model, lang, nameOf }: { readonly model: BoardModel } & Tongue) {
  const board = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useCamera(model, board, world);
  const chosen = model.chosen.value;
  const pieces = model.view.value === null ? [] : piecesOf(model.view.value.box);
  const looks = [
    'board',
    chosen === null ? '' : `board-choosing board-for-${COLOUR[chosen]}`,
    model.pointing.value ? 'board-pointing' : '',
  ];
  return (
    <section class={looks.join(' ')} ref={board} aria-label={t(lang, boardName(model))}>
      <div class="world" ref={world}>
        <Mall model={model} lang={lang} />
        <Cells model={model} lang={lang} />
        <DragPath model={model} />
        <Pawns model={model} />
        {pieces.map(({ id, OverPawns }) =>
          OverPawns === undefined ? null : <OverPawns key={id} model={model} lang={lang} />,
        )}
        <MarksOnBoard model={model} />
      </div>
      {camera !== null && <Markers model={model} camera={camera} lang={lang} />}
      {camera !== null && <MarksBeyond model={model} camera={camera} />}
      {model.pointing.value && <p class="pointing-help">{t(lang, 'board.pointing')}</p>}
      {camera?.taken.value && <FitButton camera={camera} lang={lang} />}
      <HintBubble model={model} lang={lang} />
      <Speaker model={model} lang={lang} nameOf={nameOf} />
    </section>
  );
}

const boardName = ({ view }: BoardModel) => (view.value?.seat === null ? 'board.watching' : 'board.name');

function FitButton({ camera, lang }: { readonly camera: Cameraman; readonly lang: Lang }) {
  return (
    <button type="button" class="fit" aria-label={t(lang, 'board.fit')} onClick={camera.fitAll}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />
      </svg>
    </button>
  );
}

interface Element {
  readonly current: HTMLElement | null;
}

function useCamera(model: BoardModel, board: Element, world: Element): Cameraman | null {
  const [camera, setCamera] = useState<Cameraman | null>(null);
  useLayoutEffect(() => {
    if (board.current === null || world.current === null) return;
    const made = cameraman(board.current, world.current);
    const stops = [
      listenToPointers(model, board.current, made),
      listenToKeys(model, board.current, made),
      watchSize(board.current, made, model),
    ];
    setCamera(made);
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
  const bounds = boundsToShow(model);
  const key = bounds === undefined ? '' : Object.values(bounds).join();
  useLayoutEffect(() => {
    if (bounds !== undefined) camera?.show(bounds, model.layout.value?.placed ?? []);
  }, [camera, key]);
  // What is aimed at is in sight.
  const aimed = aimedAt(model.aim.value);
  useLayoutEffect(() => {
    const spot = aimed === null ? undefined : model.layout.value?.spots.get(aimed);
    if (spot !== undefined) camera?.reveal(spot);
  }, [camera, aimed]);
  // Another game is seen whole again, wherever the camera was.
  const box = model.view.value?.box;
  useLayoutEffect(() => camera?.fitAll(), [camera, box]);
  return camera;
}

/** The mall; while a tile waits to be laid, also where it may go. */
function boundsToShow({ view, layout }: BoardModel): Rect | undefined {
  if (view.value === null || layout.value === null) return undefined;
  const { bounds, ghosts } = layout.value;
  const open = view.value.shared.drawn === null ? [] : places(view.value);
  return ghosts.filter(({ from }) => open.includes(from)).reduce(around, bounds);
}

function watchSize(board: HTMLElement, camera: Cameraman, { upright }: BoardModel): () => void {
  const observer = new ResizeObserver(() => {
    camera.resized();
    const { width, height } = camera.window();
    upright.value = height > width;
  });
  observer.observe(board);
  return () => observer.disconnect();
}
