import { t } from '#content/locales/index.ts';
import { type PawnId, SYMBOL } from '#engine/mall/index.ts';
import type { PlainFeature } from '#engine/mall/tile.ts';
import { DIM, INKS, type Look, letterOf, lit, pawnColour, pawnStyle } from './look.ts';
import { type Line, line, type Span, span } from './text.ts';

// What the signs on the board mean.

/** `more`: with the signs of Maximum Security. */
export function drawLegend(
  look: Look,
  pawns: readonly PawnId[],
  width: number,
  more = false,
): readonly Line[] {
  const heroes = pawns.map((pawn): Span[] => [
    span(` ${letterOf(look.lang, pawn)} `, pawnStyle(pawn)),
    span(` ${t(look.lang, `game.hero.${pawn}`)}${describe(look, pawn)}`),
  ]);
  return flow([...heroes, ...written(signs(look)), ...(more ? written(moreSigns(look)) : [])], width);
}

function describe({ lang }: Look, pawn: PawnId): string {
  const colour = pawnColour(pawn);
  if (colour === null) return '';
  return ` (${t(lang, `game.colour.${colour}`)}, ${t(lang, `game.symbol.${SYMBOL[colour] as 'bow'}`)})`;
}

type Sign = readonly [mark: string, words: string];

const written = (rows: readonly Sign[]): Span[][] =>
  rows.map(([mark, words]) => [span(` ${mark} `, lit(INKS.pale)), span(` ${words}`, DIM)]);

function moreSigns({ lang, marks }: Look): readonly Sign[] {
  return [
    ...Object.entries(marks.prints).map(
      ([kind, sign]): Sign => [sign, t(lang, `game.feature.${kind as PlainFeature}`)],
    ),
    [`${marks.arrows[0]}${marks.auto}`, t(lang, 'game.feature.auto')],
    [marks.doors.shut.join(''), t(lang, 'cli.legend.shut')],
    [marks.doors.open.join(''), t(lang, 'cli.legend.open')],
    [`${marks.shaft}A`, t(lang, 'cli.legend.shaft')],
    [marks.breach, t(lang, 'cli.legend.breach')],
    [`9*${marks.watched}`, t(lang, 'cli.legend.watched')],
    [`7*${marks.watched}${marks.eye}`, t(lang, 'cli.legend.hovering')],
    [`${marks.arrows[0]}${marks.eye}`, t(lang, 'game.feature.command')],
    [marks.frog, t(lang, 'cli.legend.frog')],
    [marks.beam, t(lang, 'board.thing.sensor')],
  ];
}

function signs(look: Look): readonly Sign[] {
  const { lang, marks } = look;
  const letter = letterOf(lang, 'elf').toLowerCase();
  return [
    [`${marks.arrows[0]}${letter}`, t(lang, 'cli.legend.explore')],
    [`@${letter}2`, `${t(lang, 'game.feature.vortex')} (${t(lang, 'cli.legend.number')})`],
    [`$${letter}`, t(lang, 'game.feature.item')],
    [`!${letter}`, t(lang, 'game.feature.exit')],
    [marks.timer, t(lang, 'game.feature.timer')],
    [marks.camera, t(lang, 'game.feature.camera')],
    [marks.crystal, t(lang, 'game.feature.crystal')],
    [`${marks.escalator}1`, `${t(lang, 'game.feature.escalator')} (${t(lang, 'cli.legend.stairs')})`],
    [marks.broken, t(lang, 'cli.legend.broken')],
    [marks.small, t(lang, 'cli.legend.small')],
    [marks.shops[0]?.repeat(3) ?? '', t(lang, 'cli.legend.shop')],
  ];
}

/** As many entries on a line as fit. */
function flow(entries: readonly Span[][], width: number): readonly Line[] {
  const lines: Span[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = entry.reduce((sum, { text }) => sum + [...text].length, 3);
    if (used + size > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...entry, span('   '));
    used += size;
  }
  return lines.map((spans) => line(...spans));
}
