import { heroName } from '#client/heroName.ts';
import { CaptiveSign, CoffeeSign, WardenSign } from '#client/mall/security/signs.tsx';
import { codeUsed, STEEL } from '#client/mall/security/steel.tsx';
import { putText } from '#client/mall/security/watched.tsx';
import { type Lang, t } from '#content/locales/index.ts';
import { COLOUR, type MallEvent, type PawnId, type View } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece, Recalled } from '../piece.ts';
import { SetAside } from './aside.tsx';
import { Bars } from './bars.tsx';
import { type Capture, capturesAt, capturesOf } from './captures.ts';
import { Caught, capturedText } from './caught.tsx';

/** [X5.1] [X5.4] who would be caught where, and what a second captive means. */
function catchText(lang: Lang, view: View, _spaces: readonly Space[], pawn: PawnId): string {
  const found = [...capturesOf(view, pawn)];
  const told = found.flatMap(([space, caught]) => caught.map((one) => caughtText(lang, view, space, one)));
  const isSecond = found.some(([, caught]) => captives(view).length + caught.length > 1);
  return [...new Set(told), ...(isSecond ? [t(lang, 'board.secondCaptive')] : [])].join(' ');
}

function caughtText(lang: Lang, view: View, space: Space, { hero, by }: Capture): string {
  const where = { hero: heroName(lang, hero), tile: view.box.tiles[tileOf(space)]?.name ?? '?' };
  if (by === null) return t(lang, 'board.wouldBeCaptive', where);
  return t(lang, 'board.wouldCatch', { ...where, by: heroName(lang, by) });
}

/** Who is where now is told of each; that somebody is inside needs no word of its own. */
function announce(lang: Lang, view: View, event: MallEvent): string | null {
  if (event.type === 'inGuardRoom') return '';
  if (event.type !== 'captured') return codeUsed(lang, view, event) ?? putText(lang, view, event);
  return capturedText(lang, view, event);
}

/** [X5.1] whoever moves and is not in the room after that, while those there are counted anew, has left it. */
function recalls(event: MallEvent, all: readonly MallEvent[]): Recalled | null {
  if (event.type === 'captured') return { kind: 'caught', pawn: event.hero };
  if (event.type !== 'moved' || COLOUR[event.pawn] === undefined) return null;
  const { pawn } = event;
  const hasLeft = all.some((one) => one.type === 'inGuardRoom' && !one.pawns.includes(pawn));
  return hasLeft ? { kind: 'freed', pawn } : null;
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
  recalls,
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
