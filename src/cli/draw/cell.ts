import { DIRECTIONS } from '#engine/family/directions.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { cellOf } from '#engine/mall/spaces.ts';
import type { Feature } from '#engine/mall/tile.ts';
import { COLOUR_INKS, colourLetter, INKS, type Look, letterOf, pawnStyle } from './look.ts';
import { outwards, type PlacedSpace } from './plan.ts';
import type { Style } from './text.ts';

// What is written inside one space: its feature, and the pawn on it.

/** What the game says about a space, beside what is printed there. */
export interface Standing {
  readonly pawn: PawnId | null;
  readonly captive: boolean;
  /** What can be seen of the print, and what a piece has laid on it. */
  readonly features: readonly Feature[];
  readonly laid: string;
  readonly broken: boolean;
  /** No longer of use: an exploration space with a neighbour, a vortex after the theft. */
  readonly spent: boolean;
  readonly number: number | undefined;
}

export interface Written {
  readonly text: string;
  readonly style: Style;
}

export function writeSpace(look: Look, here: PlacedSpace, standing: Standing, width: number): Written {
  // A pawn's letter takes one column of the room.
  const mark = markOf(look, here, standing, standing.pawn === null ? width : width - 1);
  if (standing.pawn === null) return { text: centre(mark.text, width), style: mark.style };
  const style = standing.captive ? CAPTIVE : pawnStyle(standing.pawn);
  return { text: pawnText(look, standing.pawn, mark.text, width), style };
}

const CAPTIVE: Style = { ink: INKS.dark, ground: INKS.alarm, bold: true };

/** The pawn's letter first, so that what it stands on stays readable. */
function pawnText(look: Look, pawn: PawnId, under: string, width: number): string {
  const letter = letterOf(look.lang, pawn);
  if (under !== '') return `${letter}${under}`.padEnd(width).slice(0, width);
  return centre(look.colour || width < 3 ? letter : `(${letter})`, width);
}

function centre(text: string, width: number): string {
  const left = Math.floor((width - [...text].length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width).slice(0, width);
}

function markOf(look: Look, here: PlacedSpace, standing: Standing, width: number): Written {
  const { features, laid } = standing;
  const printed = features.map((feature) => featureText(look, here, feature, width)).join('');
  const text = laid + printed + escalatorText(look, here);
  const after = standing.broken ? look.marks.broken : String(standing.number ?? '');
  return { text: `${text.slice(0, width - after.length)}${after}`, style: markStyle(features, standing) };
}

function escalatorText({ marks }: Look, { tile, space }: PlacedSpace): string {
  const number = tile.escalators.findIndex((ends) => ends.includes(cellOf(space)));
  return number < 0 ? '' : `${marks.escalator}${number + 1}`;
}

const MARK = { vortex: '@', item: '$', exit: '!' } as const;

function featureText(look: Look, here: PlacedSpace, feature: Feature, width: number): string {
  if (feature.kind === 'command')
    return `${look.marks.arrows[DIRECTIONS.indexOf(feature.direction)]}${look.marks.eye}`;
  if (feature.kind === 'auto') return `${look.marks.arrows[outwards(here)]}${look.marks.auto}`;
  if (!('colour' in feature)) return plainText(look, feature);
  const letter = colourLetter(look.lang, feature.colour);
  if (feature.kind === 'explore') return `${look.marks.arrows[outwards(here)]}${letter}`;
  // Where there is no room for the sign, a letter with a number is a vortex.
  return feature.kind === 'vortex' && width < 3 ? letter : `${MARK[feature.kind]}${letter}`;
}

function plainText({ marks }: Look, { kind }: Feature): string {
  const { timer, camera, crystal } = marks;
  const own: Readonly<Record<string, string>> = { timer, camera, crystal, ...marks.prints };
  return own[kind] ?? '';
}

function markStyle(features: readonly Feature[], { spent, broken }: Standing): Style {
  if (broken) return { ink: INKS.alarm };
  if (spent) return { ink: INKS.dim };
  const colour = features.flatMap((feature) => ('colour' in feature ? feature.colour : []))[0];
  if (colour !== undefined) return { ink: COLOUR_INKS[colour], bold: true };
  const timer = features.some(({ kind }) => kind === 'timer');
  return { ink: timer ? INKS.sand : INKS.pale, bold: true };
}
