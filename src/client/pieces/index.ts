import type { ComponentType } from 'preact';
import type { Lang, PageKey } from '#content/locales/index.ts';
import type { Box, MallCommand, MallEvent, PawnId, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { dimensions } from './dimensions/index.ts';
import { roles, security } from './here.ts';
import { leader } from './leader/index.tsx';
import { loudspeaker } from './loudspeaker/index.tsx';
import type { AboutSeat, OnBoard, PagePiece } from './piece.ts';
import { rearrangement } from './rearrangement/index.tsx';
import { sister } from './sister/index.ts';
import { solo } from './solo/index.tsx';
import { trickTheGuards } from './trickTheGuards/index.tsx';

// Every piece with something to show, sound or say at the table, and the questions the page has for those in play.

export const PAGE_PIECES: readonly PagePiece[] = [
  dimensions,
  leader,
  loudspeaker,
  rearrangement,
  sister,
  solo,
  trickTheGuards,
];

const OF_BOX = new WeakMap<Box, readonly PagePiece[]>();

/** The same list for the same box, so that what is drawn from it is drawn once. */
export function piecesOf(box: Box): readonly PagePiece[] {
  const known = OF_BOX.get(box);
  if (known !== undefined) return known;
  const late = [...(security.value?.SECURITY_PIECES ?? []), ...(roles.value?.ROLES_PIECES ?? [])];
  const every = [...PAGE_PIECES, ...late];
  const found = every.filter(({ id }) => box.setup.pieces.includes(id));
  OF_BOX.set(box, found);
  return found;
}

/** How this pawn looks, where it is none of the family. */
export function figureOf(box: Box, pawn: string): ComponentType | undefined {
  return piecesOf(box).find(({ figures }) => figures?.[pawn as PawnId])?.figures?.[pawn as PawnId];
}

/** Whether this is done with something from the tray, and with nothing else. */
export const isTool = (box: Box, { type }: MallCommand): boolean =>
  piecesOf(box).some(({ tools }) => tools?.includes(type));

/** Each once, however many pieces share it. */
export function drawnBy(
  pieces: readonly PagePiece[],
  part: 'OnTiles' | 'OverPawns',
): readonly ComponentType<OnBoard>[] {
  return [...new Set(pieces.flatMap((piece) => piece[part] ?? []))];
}

export function announced(lang: Lang, view: View, event: MallEvent): string | null {
  for (const { announce } of piecesOf(view.box)) {
    const told = announce?.(lang, view, event) ?? null;
    if (told !== null) return told;
  }
  return null;
}

/** How this seat is seen, where some rule has something to say of it. */
export function aboutSeat(view: View, seat: number): AboutSeat | null {
  return piecesOf(view.box).flatMap(({ about }) => about?.(view, seat) ?? [])[0] ?? null;
}

/** Where this hero had better not go, and what is said of each such space. */
export function cautionsFor(view: View, pawn: PawnId | null): ReadonlyMap<Space, PageKey> {
  const found = piecesOf(view.box).flatMap(({ caution }) =>
    pawn === null || caution === undefined
      ? []
      : caution.spaces(view, pawn).map((space) => [space, caution.thing] as const),
  );
  return new Map(found);
}

export function cautionText(lang: Lang, view: View, pawn: PawnId): string {
  const told = piecesOf(view.box).map(({ caution }) =>
    caution?.say(lang, view, caution.spaces(view, pawn), pawn),
  );
  return told.filter((text) => text !== undefined && text !== '').join(' ');
}
