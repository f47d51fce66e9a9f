import type { Session } from '#client/state/session.ts';
import { pressKey } from '#client/tray/token.ts';
import type { PagePiece } from '../piece.ts';
import { CastMoments } from './cast.tsx';
import { FrogsAndDiners, LitShops, Returns } from './drawn.tsx';
import { SpellLegend } from './legend.tsx';
import { laidBy } from './lies.ts';
import { BurgerSign } from './sign.tsx';
import { slotsOf } from './slots.ts';
import { TOKEN_OF, TOKENS } from './tokens/index.ts';
import { announce } from './told.ts';
import { SpellTray } from './tray.tsx';
import { UntilFlip } from './untilFlip.tsx';
import { WornByMage } from './worn.tsx';
import './spells.css';

const CAST = [0, 0.07, 0.14, 0.21].map((at, note) => ({
  ...{ pitch: 784 * 1.26 ** note, at, lasts: 0.22, loud: 0.4 },
}));
const ENDED = [0, 0.09, 0.18].map((at, note) => ({ pitch: 880 / 1.26 ** note, at, lasts: 0.16, loud: 0.25 }));
const BACK = [
  { pitch: 196, lasts: 0.12, wave: 'triangle', loud: 0.6 },
  { pitch: 147, at: 0.13, lasts: 0.2, wave: 'triangle', loud: 0.6 },
] as const;

/** By its place in the tray. */
const castKey = (place: number) => (session: Session) => {
  const view = session.play.value?.view;
  const spell = view === undefined ? undefined : slotsOf(view)[place];
  if (spell != null) pressKey(TOKEN_OF[spell])(session);
};

export const spells: PagePiece = {
  id: 'spells',
  sounds: { spellCast: CAST, spellGoes: ENDED, guardBack: BACK },
  motifs: { teleport: 'vortex', swap: 'hop' },
  signs: { burger: BurgerSign },
  OnTiles: [Returns, LitShops],
  OverPawns: [FrogsAndDiners, CastMoments],
  Worn: WornByMage,
  Tray: SpellTray,
  Legend: () => <SpellLegend />,
  tools: TOKENS.map(({ type }) => type),
  UntilFlip,
  keys: { KeyJ: castKey(0), KeyK: castKey(1), KeyI: castKey(2) },
  lies: laidBy,
  announce,
};
