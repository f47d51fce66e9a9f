import { useEffect, useMemo } from 'preact/hooks';
import { heroFigure } from '#client/art/heroes.tsx';
import { symbolPath } from '#client/art/symbols.ts';
import { Board } from '#client/board/board.tsx';
import type { Window } from '#client/board/camera.ts';
import type { Cameraman, Shown } from '#client/board/cameraman.ts';
import type { Near } from '#client/board/framing.ts';
import type { Spot } from '#client/board/spots.ts';
import type { BoardWords } from '#client/board/words.ts';
import { heroName } from '#client/heroName.ts';
import { drawnBy, figureOf, piecesOf } from '#client/pieces/index.ts';
import type { Session } from '#client/state/session.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { type Box, COLOUR, type PawnId, type View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { about } from './about.ts';
import type { NameOf } from './announce.ts';
import { hintText, type Listener, spaceLabel } from './labels.ts';
import { fetchLate, late } from './late.ts';
import { around } from './layout.ts';
import { Mall } from './mall.tsx';
import { type MallGame, type MallModel, type MallTable, mallModel } from './model.ts';
import { useSpoken } from './spoken.tsx';
import './mall.css';

interface Speech {
  readonly lang: Lang;
  readonly nameOf: NameOf;
  /** All of it is in sight unless a hand moves it, however small: in a replay and a lesson. */
  readonly whole?: boolean;
}

/** The live game, filling its container. */
export function MallBoard({ session, ...speech }: { readonly session: Session } & Speech) {
  const model = useMemo(() => mallModel(session), [session]);
  return model.table.value === null ? (
    <div class="board mall-board" />
  ) : (
    <OpenMall model={model} {...speech} />
  );
}

const HAND_WIDE = 600;
const rules = (window: Window) => ({
  window,
  ...{ margin: { x: 0.8, y: 0.8 }, largest: 132, nearest: 220, roams: true },
  // On a phone a mall soon becomes too small to touch.
  least: window.width < HAND_WIDE ? 26 : 0,
});

/** The same for whoever has a mall already. */
export function OpenMall({ model, lang, nameOf, whole }: { readonly model: MallModel } & Speech) {
  model.speech.current = { lang, nameOf };
  const asked = late.value;
  useLate(model);
  const words = useMemo(() => wordsOf(model, lang), [model, lang, model.view.value?.seat]);
  const pointing = model.pointing.value;
  const { view } = model.table.value as MallTable;
  const { box } = view;
  useAbout(box);
  return (
    <Board
      state={model}
      words={words}
      looks={pointing ? 'mall-board board-pointing' : 'mall-board'}
      rules={rules}
      hands="play"
      wheel="zooms"
      markers={(pawn) => sign(box, pawn)}
      figure={(pawn) => dressed(view, pawn)}
      tokenLooks={(pawn) => (model.offers.value.movable.has(pawn) ? 'pawn-movable' : '')}
      spaceLooks={(space) => promisedLook(model, space)}
      ground={<Mall model={model} lang={lang} />}
      between={asked && <asked.LitExits model={model} />}
      above={
        <>
          {drawnBy(piecesOf(box), 'OverPawns').map((OverPawns, place) => (
            <OverPawns key={place} model={model} lang={lang} />
          ))}
          {asked && <asked.MarksOnBoard model={model} />}
          {asked && <asked.Movers model={model} nameOf={nameOf} />}
        </>
      }
      over={(camera) => (
        <>
          {asked && <asked.MarksBeyond model={model} camera={camera} />}
          {asked && !whole && <asked.OutOfSight model={model} lang={lang} />}
          {pointing && <p class="pointing-help">{t(lang, 'board.pointing')}</p>}
        </>
      )}
      shown={shownOf(model, whole)}
      spoken={useSpoken(model, lang, nameOf)}
      onResize={(camera) => turn(model, camera)}
    />
  );
}

/** What is not needed for a first move comes with it, or with the first who points. */
function useLate({ underWay, marks, pointing }: MallModel): void {
  const needed = underWay.value || pointing.value || marks.seen.value.length > 0;
  useEffect(() => {
    if (needed) fetchLate();
  }, [needed]);
}

function useAbout({ pawns }: Box): void {
  useEffect(() => {
    about.value = pawns;
    return () => {
      about.value = [];
    };
  }, [pawns]);
}

/** Lit for a hero who need not be chosen. */
function promisedLook({ promised }: MallModel, space: Space): string {
  const { value } = promised;
  return value?.space === space ? `target target-promised for-${COLOUR[value.token] ?? 'none'}` : '';
}

export function listenerOf({ view, speech }: MallModel): Listener | undefined {
  if (view.value === null || speech.current === null) return undefined;
  return { view: view.value, nameOf: speech.current.nameOf };
}

function figure(box: Box, pawn: string) {
  const Own = figureOf(box, pawn);
  return Own === undefined ? heroFigure(pawn) : <Own />;
}

/** With what it wears. */
const dressed = (view: View, pawn: string) => [
  figure(view.box, pawn),
  piecesOf(view.box).map(({ id, Worn }) => Worn && <Worn key={id} view={view} pawn={pawn} />),
];

/** By its symbol; whoever has none by its looks. */
function sign(box: Box, pawn: PawnId) {
  const colour = COLOUR[pawn];
  return colour === undefined ? (
    <g transform="translate(-14 -13) scale(.28)">{figure(box, pawn)}</g>
  ) : (
    <path class="marker-symbol" d={symbolPath(colour)} transform="translate(-13 -12)" />
  );
}

function turn({ upright }: MallModel, camera: Cameraman): void {
  const { width, height } = camera.window();
  upright.value = height > width;
}

/** The mall; while a tile waits to be laid, also where it may go. */
function shownOf(model: MallModel, whole?: boolean): Shown {
  const { view, layout } = model.table.value as MallTable;
  const open = view.shared.drawn === null ? [model.tool.value?.beyond?.(view)] : places(view);
  const ghosts = layout.ghosts.filter(({ from }) => open.includes(from));
  const asked = late.value;
  const near = asked === null || whole ? {} : { near: () => nearOf(asked.actableOf(model), ghosts) };
  return { bounds: ghosts.reduce(around, layout.bounds), kept: layout.kept, ...near };
}

const nearOf = ({ bounds, tokens }: Near, ghosts: readonly Spot[]): Near => ({
  ...{ bounds: ghosts.reduce(around, bounds), tokens },
});

function wordsOf(model: MallModel, lang: Lang): BoardWords<MallGame> {
  const { view, offers, tool } = model;
  return {
    board: t(lang, view.value?.seat === null ? 'board.watching' : 'board.name'),
    grid: t(lang, 'board.name'),
    help: t(lang, 'board.help'),
    fit: t(lang, 'board.fit'),
    space: (space, offered) =>
      view.value === null
        ? ''
        : [
            spaceLabel(lang, view.value, space, offered, offers.value.cautions.get(space), tool.value?.doing),
            ...(late.value?.laidOn(lang, view.value, space) ?? []),
          ].join(', '),
    hint: (hint) => hintText(lang, hint, listenerOf(model)),
    marker: (pawn) => t(lang, 'board.marker', { hero: heroName(lang, pawn) }),
  };
}
