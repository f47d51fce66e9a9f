import { mallModel } from '#client/mall/model.ts';
import { isHeld, pressKey } from '#client/tray/token.ts';
import { type Shown, Tray } from '#client/tray/tray.tsx';
import { t } from '#content/locales/index.ts';
import type { MallEvent, View } from '#engine/mall/index.ts';
import { type Token, tokensLeft, tokensOf } from '#engine/mall/rules/antiStress/index.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tilesOf } from '../../screens/game/facts.ts';
import { list, tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';
import { flashHands, SwapSheet } from './swap.tsx';
import { SAND, SWAP, TALK } from './token.ts';
import './antiStress.css';

const picture = (d: string) => () => <path class="tray-sign" d={d} />;
const SANDS = picture('M11 6h18M11 34h18M13 6c0 9 7 10 7 14s-7 5-7 14M27 6c0 9-7 10-7 14s7 5 7 14M17 30h6');
const HANDS = picture('M11 8L5 14l6 6M5 14h20M29 20l6 6-6 6M35 26H15');
const HORN = picture('M6 16v8h6l10 7V9l-10 7zM27 14a8 8 0 0 1 0 12M31 9a14 14 0 0 1 0 22');

const SHOWN = [
  { of: 'sand', token: SAND, cap: 'H', Picture: SANDS },
  { of: 'swap', token: SWAP, cap: 'X', Picture: HANDS },
  { of: 'loudspeaker', token: TALK, cap: 'L', Picture: HORN },
] as const satisfies readonly (Pick<Shown, 'token' | 'cap' | 'Picture'> & { readonly of: Token })[];

function Tokens(props: AtTable) {
  const { view, session } = props;
  const [all, left] = [tokensOf(view.box), tokensLeft(view)];
  const alone = view.box.setup.players === 1;
  const shown = SHOWN.map(({ of, ...look }) => ({
    // Alone there is nobody to swap or to talk with.
    ...{ ...look, all: alone && of !== 'sand' ? 0 : all[of], left: left[of] },
    ...({ name: `play.token.${of}`, help: `play.token.${of}.help` } as const),
  }));
  return (
    <>
      <Tray
        {...props}
        piece="antiStress"
        shown={shown}
        say={(now, event) => told({ ...props, view: now }, event)}
      />
      {isHeld(mallModel(session), SWAP) ? <SwapSheet {...props} /> : null}
    </>
  );
}

function told(seated: Seated, event: MallEvent): string | null {
  if (event.type !== 'tokenUsed') return null;
  const { view, nameOf } = seated;
  const { token, seat, target } = event;
  if (token === 'swap') return target === null ? null : swapped(seated, seat, target);
  return seat === view.seat ? null : tx(`play.told.${token}`, { name: nameOf(seat) });
}

/** Whoever holds something else now reads what. */
function swapped({ view, nameOf }: Seated, one: number, other: number): string {
  flashHands(view, [one, other]);
  const actions = heldBy(view);
  if (one === view.seat) return tx('play.youTold.swap', { name: nameOf(other), actions });
  if (other === view.seat) return tx('play.told.swapYou', { name: nameOf(one), actions });
  return tx('play.told.swap', { name: nameOf(one), other: nameOf(other) });
}

function heldBy(view: View): string {
  const actions = view.seat === null ? [] : tilesOf(view, view.seat).flat();
  return actions.length === 0
    ? tx('play.hold.nothing')
    : list(actions.map((action) => tx(`game.action.${action}`)));
}

const TAKEN = [
  { pitch: 880, lasts: 0.08, loud: 0.4 },
  { pitch: 1175, at: 0.07, lasts: 0.16, loud: 0.4 },
] as const;

export const antiStress: PagePiece = {
  id: 'antiStress',
  sounds: { tokenUsed: TAKEN },
  Tray: Tokens,
  keys: { KeyH: pressKey(SAND), KeyX: pressKey(SWAP), KeyL: pressKey(TALK) },
  // What the others read is read aloud where it stands.
  announce: (lang, { seat }, event) => {
    if (event.type !== 'tokenUsed') return null;
    const own = event.seat === seat && event.token !== 'swap';
    return own ? t(lang, `play.youTold.${event.token}`) : '';
  },
};
