import { pressKey } from '#client/tray/token.ts';
import { Tray } from '#client/tray/tray.tsx';
import { t } from '#content/locales/index.ts';
import { BREACHES, breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';
import { Breaches, Walls } from './drawn.tsx';
import { BREACH } from './token.ts';
import './breaches.css';

const Picture = () => (
  <>
    <path class="tray-fill" d="M4 8h32v24H4z" />
    <path class="tray-line" d="M4 16h32M4 24h32M14 8v8M27 8v8M9 16v8M31 24v8M14 24v8" />
    <path class="tray-hole" d="M16 5l3 8-4 7 5 6-3 9h8l-2-9 4-6-4-7 3-8z" />
  </>
);

function Tokens(props: AtTable) {
  const { view, nameOf } = props;
  const { left } = breachesOf(view);
  return (
    <Tray
      {...props}
      piece="breaches"
      shown={[
        {
          ...{ token: BREACH, cap: 'B', all: BREACHES, left, Picture },
          ...{ name: 'play.token.breach', help: 'play.token.breach.help' },
        },
      ]}
      say={({ seat }, event) => {
        if (event.type === 'breachLost') return tx('game.event.breachLost');
        if (event.type !== 'breached') return null;
        return event.seat === seat ? null : tx('play.told.breach', { name: nameOf(event.seat) });
      }}
    />
  );
}

const CRASH = [
  { pitch: 130, to: 55, lasts: 0.28, wave: 'square', loud: 0.35 },
  { pitch: 90, to: 60, at: 0.16, lasts: 0.3, wave: 'triangle', loud: 0.7 },
  { pitch: 240, to: 110, at: 0.3, lasts: 0.12, wave: 'triangle', loud: 0.3 },
] as const;
const FILLED = [{ pitch: 110, to: 70, lasts: 0.3, wave: 'triangle', loud: 0.5 }] as const;

export const breaches: PagePiece = {
  id: 'breaches',
  sounds: { breached: CRASH, breachLost: FILLED },
  OnTiles: Breaches,
  OverPawns: Walls,
  Tray: Tokens,
  keys: { KeyB: pressKey(BREACH) },
  lies: (lang, view, space) =>
    breachesOf(view).made.some(({ from, to }) => from === space || to === space)
      ? [t(lang, 'board.thing.breach')]
      : [],
  // What the others read is read aloud where it stands.
  announce: (lang, { seat }, event) => {
    if (event.type === 'breached') return event.seat === seat ? t(lang, 'play.youTold.breach') : '';
    return event.type === 'breachLost' ? '' : null;
  },
};
