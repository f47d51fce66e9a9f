import { pressKey } from '#client/tray/token.ts';
import { Tray } from '#client/tray/tray.tsx';
import { t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import { TOKENS, telekinesisLeft } from '#engine/mall/rules/telekinesis/index.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';
import { Moving } from './drawn.tsx';
import { TELEKINESIS } from './token.ts';
import './telekinesis.css';

/** A tile in the air, and where it goes. */
const Picture = () => (
  <>
    <path class="tray-fill" d="M15 4H35V24H15Z" />
    <path class="tray-line" d="M15 11H22M28 4V12M35 18H29" />
    <path class="tray-sign" d="M5 22V14M10 27V18M5 36H25M31 30V28" />
  </>
);

function Tokens(props: AtTable) {
  const { view, nameOf } = props;
  return (
    <Tray
      {...props}
      piece="telekinesis"
      shown={[
        {
          ...{ token: TELEKINESIS, cap: 'N', all: TOKENS, left: telekinesisLeft(view), Picture },
          ...{ name: 'play.token.telekinesis', help: 'play.token.telekinesis.help' },
        },
      ]}
      say={(now, event) =>
        event.type !== 'tileMoved' || event.seat === now.seat
          ? null
          : tx('play.told.telekinesis', { name: nameOf(event.seat), tile: tileName(now, event) })
      }
    />
  );
}

const tileName = ({ box }: View, { tile }: Extract<MallEvent, { readonly type: 'tileMoved' }>) =>
  box.tiles[tile]?.name ?? '?';

const LIFTED = [
  { pitch: 110, to: 330, lasts: 0.5, wave: 'triangle', loud: 0.4 },
  { pitch: 130, to: 80, at: 0.62, lasts: 0.22, wave: 'square', loud: 0.3 },
] as const;

export const telekinesis: PagePiece = {
  id: 'telekinesis',
  sounds: { tileMoved: LIFTED },
  OnTiles: Moving,
  Tray: Tokens,
  tools: [TELEKINESIS.type],
  keys: { KeyN: pressKey(TELEKINESIS) },
  // What the others read is read aloud where it stands.
  announce: (lang, view, event) => {
    if (event.type !== 'tileMoved') return null;
    const own = event.seat === view.seat;
    return own ? t(lang, 'play.youTold.telekinesis', { tile: tileName(view, event) }) : '';
  },
};
