import { aimAmong } from '#client/board/acts.ts';
import { explain } from '#client/board/state.ts';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import { pressKey, whyNot } from '#client/tray/token.ts';
import { Tray } from '#client/tray/tray.tsx';
import { t } from '#content/locales/index.ts';
import type { MallCommand, PawnId, View } from '#engine/mall/index.ts';
import { PAIRS, shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { linksFrom, spaceOfPawn } from '#engine/mall/ways.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';
import { Grating, Shafts } from './drawn.tsx';
import { LETTERS, looksOf, nextPair, pairsOf } from './pairs.ts';
import { SHAFT } from './token.ts';
import './shafts.css';

function Tokens(props: AtTable) {
  const { view, nameOf } = props;
  const next = Math.min(nextPair(view), PAIRS - 1);
  return (
    <Tray
      {...props}
      piece="shafts"
      shown={[
        {
          ...{ token: SHAFT, cap: 'F', all: PAIRS, left: shaftsOf(view).left },
          ...{ name: 'play.token.shaft', help: 'play.token.shaft.help', pip: looksOf },
          Picture: () => (
            <g class={`shaft ${looksOf(next)}`} transform="translate(20 20) scale(0.4)">
              <Grating index={next} />
            </g>
          ),
        },
      ]}
      say={({ seat }, event) => {
        if (event.type === 'shaftLost') return tx('game.event.shaftLost');
        if (event.type !== 'shaftLaid') return null;
        return event.seat === seat ? null : tx('play.told.shaft', { name: nameOf(event.seat) });
      }}
    />
  );
}

const isSameType = (one: MallCommand, other: MallCommand) => one.type === other.type;

/** [X3.2] as the key of the vortex: shows where the chosen one would come out, and Enter sends it there. */
function crawl(model: MallModel): void {
  const pawn = model.chosen.value;
  const view = model.view.value as View;
  const ways = model.options.value.filter((one) => one.type === 'shaft' && one.pawn === pawn);
  if (ways.length > 0) aimAmong(model, ways, isSameType);
  else if (pawn === null || view.seat === null) explain(model, null, 'chooseFirst');
  else explain(model, pawn, whyNoWay(view, view.seat, pawn) ?? 'chooseFirst');
}

function whyNoWay(view: View, seat: number, pawn: PawnId) {
  const from = spaceOfPawn(view, pawn);
  return whyNot(view, { type: 'shaft', seat, pawn, from, to: linksFrom(view, from)[0] ?? from });
}

const OPENED = [
  { pitch: 420, to: 160, lasts: 0.22, wave: 'square', loud: 0.18 },
  { pitch: 160, to: 420, at: 0.24, lasts: 0.22, wave: 'square', loud: 0.18 },
] as const;
const FALLEN = [{ pitch: 260, to: 70, lasts: 0.4, wave: 'triangle', loud: 0.5 }] as const;

export const shafts: PagePiece = {
  id: 'shafts',
  sounds: { shaftLaid: OPENED, shaftLost: FALLEN },
  motifs: { shaft: 'vortex' },
  OnTiles: Shafts,
  Tray: Tokens,
  keys: { KeyF: pressKey(SHAFT), KeyG: (session) => crawl(mallModel(session)) },
  lies: (lang, view, space) =>
    pairsOf(view)
      .filter(({ ends }) => ends.includes(space))
      .map(({ index }) => t(lang, 'board.thing.shaft', { letter: LETTERS[index] ?? '' })),
  // What the others read is read aloud where it stands.
  announce: (lang, { seat }, event) => {
    if (event.type === 'shaftLaid') return event.seat === seat ? t(lang, 'play.youTold.shaft') : '';
    return event.type === 'shaftLost' ? '' : null;
  },
};
