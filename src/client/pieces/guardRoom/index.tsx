import { heroName } from '#client/heroName.ts';
import { capturesAt } from '#client/mall/security/meetings.ts';
import { CaptiveSign, CoffeeSign, WardenSign } from '#client/mall/security/signs.tsx';
import { codeUsed, STEEL } from '#client/mall/security/steel.tsx';
import { putText } from '#client/mall/security/watched.tsx';
import { capital, type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, PawnId, View } from '#engine/mall/index.ts';
import { watcherOn } from '#engine/mall/meeting.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnData, pawnName, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece } from '../piece.ts';
import { SetAside } from './aside.tsx';
import { Bars } from './bars.tsx';
import { Caught } from './caught.tsx';

/** [X5.1] who would be caught by whom on each of these spaces. */
function catchText(lang: Lang, view: View, spaces: readonly Space[], pawn: PawnId): string {
  const number = pawnNumber(view, pawn);
  return spaces
    .map((space) => {
      const other = pawnName(view, watcherOn(view, number, space));
      const [hero, by] = pawnData(view, number).hero ? [pawn, other] : [other, pawn];
      const tile = view.box.tiles[tileOf(space)]?.name ?? '?';
      return t(lang, 'board.wouldCatch', { hero: heroName(lang, hero), by: heroName(lang, by), tile });
    })
    .join(' ');
}

/** Who is where now is told of each; that somebody is inside needs no word of its own. */
function announce(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type === 'inGuardRoom') return '';
  if (event.type !== 'captured') return codeUsed(lang, view, event) ?? putText(lang, view, event);
  return capital(t(lang, 'game.event.captured', { hero: heroName(lang, event.hero) }));
}

export const guardRoom: PagePiece = {
  ...STEEL,
  id: 'guardRoom',
  signs: { ...STEEL.signs, captive: CaptiveSign, warden: WardenSign, coffee: CoffeeSign },
  OverPawns: [Bars, CautionSigns],
  caution: { spaces: capturesAt, thing: 'board.thing.wouldCatch', say: catchText },
  Moment: Caught,
  Acts: SetAside,
  announce,
  lies: (lang, view, space) => {
    const held = captives(view).some((hero) => spaceOfPawn(view, hero) === space);
    return [...(held ? [t(lang, 'board.thing.captive')] : []), ...STEEL.lies(lang, view, space)];
  },
  // A barred door falls shut.
  sounds: {
    captured: [
      { pitch: 140, to: 70, lasts: 0.3, wave: 'square', loud: 0.4 },
      { pitch: 1_200, to: 700, at: 0.05, lasts: 0.12, wave: 'triangle', loud: 0.4 },
      { pitch: 98, at: 0.3, lasts: 0.5, wave: 'triangle', loud: 0.6 },
    ],
  },
};
