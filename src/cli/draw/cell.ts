import type { Pawn } from '#engine/mall/index.ts';
import { cellOf } from '#engine/mall/spaces.ts';
import type { Colour, Feature } from '#engine/mall/tile.ts';
import { COLOUR_INKS, colourLetter, INKS, type Look, letterOf, pawnStyle } from './look.ts';
import { outwards, type Spot } from './plan.ts';
import type { Style } from './text.ts';

// What is written inside one space: its feature, and the pawn on it.

/** What the game says about a space, beside what is printed there. */
export interface Standing {
  readonly pawn: Pawn | null;
  readonly broken: boolean;
  /** No longer of use: an exploration space with a neighbour, a vortex after the theft. */
  readonly spent: boolean;
  readonly number: number | undefined;
}

export interface Written {
  readonly text: string;
  readonly style: Style;
}

export function writeSpot(look: Look, spot: Spot, standing: Standing, width: number): Written {
  // A pawn's letter takes one column of the room.
  const mark = markOf(look, spot, standing, standing.pawn === null ? width : width - 1);
  if (standing.pawn === null) return { text: centre(mark.text, width), style: mark.style };
  return { text: pawnText(look, standing.pawn, mark.text, width), style: pawnStyle(standing.pawn) };
}

/** The pawn's letter first, so that what it stands on stays readable. */
function pawnText(look: Look, pawn: Pawn, under: string, width: number): string {
  const letter = letterOf(look.lang, pawn);
  if (under !== '') return `${letter}${under}`.padEnd(width).slice(0, width);
  return centre(look.colour || width < 3 ? letter : `(${letter})`, width);
}

function centre(text: string, width: number): string {
  const left = Math.floor((width - [...text].length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width).slice(0, width);
}

function markOf(look: Look, spot: Spot, standing: Standing, width: number): Written {
  const features = spot.tile.cells[cellOf(spot.space)]?.features ?? [];
  const text = features.map((feature) => featureText(look, spot, feature, standing, width)).join('');
  const stairs = escalatorText(look, spot);
  const numbered = text === '' && stairs === '' ? String(standing.number ?? '') : text + stairs;
  const broken = standing.broken ? numbered.slice(0, width - 1) + look.marks.broken : numbered;
  return { text: broken, style: markStyle(features, standing) };
}

function escalatorText({ marks }: Look, { tile, space }: Spot): string {
  const number = tile.escalators.findIndex((ends) => ends.includes(cellOf(space)));
  return number < 0 ? '' : `${marks.escalator}${number + 1}`;
}

function featureText(look: Look, spot: Spot, feature: Feature, { number }: Standing, width: number): string {
  if ('colour' in feature) return colouredText(look, spot, feature, number, width);
  return plainText(look, feature);
}

function plainText({ marks }: Look, { kind }: Feature): string {
  const own: Readonly<Record<string, string>> = {
    timer: marks.timer,
    camera: marks.camera,
    crystal: marks.crystal,
  };
  return own[kind] ?? '';
}

const MARK = { vortex: '@', item: '$', exit: '!' } as const;

function colouredText(
  look: Look,
  spot: Spot,
  feature: Extract<Feature, { colour: Colour }>,
  number: number | undefined,
  width: number,
): string {
  const letter = colourLetter(look.lang, feature.colour);
  const digits = String(number ?? '');
  if (feature.kind === 'explore') return `${look.marks.arrows[outwards(spot)]}${letter}${digits}`;
  const short = feature.kind === 'vortex' && width < 3 && digits !== '';
  return short ? `${letter}${digits}` : `${MARK[feature.kind]}${letter}${digits}`;
}

function markStyle(features: readonly Feature[], { spent, broken }: Standing): Style {
  if (broken) return { ink: INKS.alarm };
  if (spent) return { ink: INKS.dim };
  const colour = features.flatMap((feature) => ('colour' in feature ? feature.colour : []))[0];
  if (colour !== undefined) return { ink: COLOUR_INKS[colour], bold: true };
  const timer = features.some(({ kind }) => kind === 'timer');
  return { ink: timer ? INKS.sand : INKS.pale, bold: true };
}
