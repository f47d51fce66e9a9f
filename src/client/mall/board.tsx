import { useMemo } from 'preact/hooks';
import { heroFigure } from '#client/art/heroes.tsx';
import { symbolPath } from '#client/art/symbols.ts';
import { Board } from '#client/board/board.tsx';
import type { Window } from '#client/board/camera.ts';
import type { Cameraman, Shown } from '#client/board/cameraman.ts';
import type { BoardWords } from '#client/board/words.ts';
import { heroName } from '#client/heroName.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Session } from '#client/state/session.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { COLOUR, type Pawn } from '#engine/mall/index.ts';
import type { NameOf } from './announce.ts';
import { hintText, spaceLabel } from './labels.ts';
import { around } from './layout.ts';
import { Mall } from './mall.tsx';
import { MarksBeyond, MarksOnBoard } from './marks.tsx';
import { type MallGame, type MallModel, type MallTable, mallModel } from './model.ts';
import { useSpoken } from './spoken.tsx';
import './mall.css';

interface Speech {
  readonly lang: Lang;
  readonly nameOf: NameOf;
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

const rules = (window: Window) => ({
  window,
  ...{ margin: { x: 0.8, y: 0.8 }, largest: 132, nearest: 220, roams: true },
});

/** The same for whoever has a mall already. */
export function OpenMall({ model, lang, nameOf }: { readonly model: MallModel } & Speech) {
  const words = useMemo(() => wordsOf(model, lang), [model, lang, model.view.value?.seat]);
  const pointing = model.pointing.value;
  const { box } = (model.table.value as MallTable).view;
  return (
    <Board
      state={model}
      words={words}
      looks={pointing ? 'mall-board board-pointing' : 'mall-board'}
      rules={rules}
      hands="play"
      wheel="zooms"
      markers={sign}
      figure={heroFigure}
      tokenLooks={(pawn) => (model.offers.value.movable.has(pawn) ? 'pawn-movable' : '')}
      ground={<Mall model={model} lang={lang} />}
      above={
        <>
          {piecesOf(box).map(({ id, OverPawns }) =>
            OverPawns === undefined ? null : <OverPawns key={id} model={model} lang={lang} />,
          )}
          <MarksOnBoard model={model} />
        </>
      }
      over={(camera) => (
        <>
          <MarksBeyond model={model} camera={camera} />
          {pointing && <p class="pointing-help">{t(lang, 'board.pointing')}</p>}
        </>
      )}
      shown={shownOf(model.table.value as MallTable)}
      spoken={useSpoken(model, lang, nameOf)}
      onResize={(camera) => turn(model, camera)}
    />
  );
}

function sign(pawn: Pawn) {
  return <path class="marker-symbol" d={symbolPath(COLOUR[pawn])} transform="translate(-13 -12)" />;
}

function turn({ upright }: MallModel, camera: Cameraman): void {
  const { width, height } = camera.window();
  upright.value = height > width;
}

/** The mall; while a tile waits to be laid, also where it may go. */
function shownOf({ view, layout }: MallTable): Shown {
  const open = view.shared.drawn === null ? [] : places(view);
  const ghosts = layout.ghosts.filter(({ from }) => open.includes(from));
  return { bounds: ghosts.reduce(around, layout.bounds), kept: layout.kept };
}

function wordsOf(model: MallModel, lang: Lang): BoardWords<MallGame> {
  const { view, offers } = model;
  return {
    board: t(lang, view.value?.seat === null ? 'board.watching' : 'board.name'),
    grid: t(lang, 'board.name'),
    help: t(lang, 'board.help'),
    fit: t(lang, 'board.fit'),
    space: (space, offered) =>
      view.value === null
        ? ''
        : spaceLabel(lang, view.value, space, offered, offers.value.cautions.get(space)),
    hint: (hint) => hintText(lang, hint),
    marker: (pawn) => t(lang, 'board.marker', { hero: heroName(lang, pawn) }),
  };
}
