import { GuardSign } from '#client/mall/security/signs.tsx';
import { putText, WATCH, Watchman } from '#client/mall/security/watched.tsx';
import { t } from '#content/locales/index.ts';
import type { PagePiece } from '../piece.ts';

/** [X1.1] [X1.2] he comes with his tile, and wherever he goes that tile is watched. */
export const guard: PagePiece = {
  ...WATCH,
  id: 'guard',
  figures: { guard: Watchman },
  signs: { guard: GuardSign },
  announce: (lang, view, event) =>
    event.type === 'guardCame' ? t(lang, 'game.event.guardCame') : putText(lang, view, event),
  // A whistle, twice.
  sounds: {
    guardCame: [0, 0.2].map((at) => ({ pitch: 1_320, to: 1_480, at, lasts: 0.14, loud: 0.35 })),
  },
};
