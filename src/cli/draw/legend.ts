import { t } from '#content/locales/index.ts';
import { type PawnId, SYMBOL } from '#engine/mall/index.ts';
import { DIM, INKS, type Look, letterOf, lit, pawnColour, pawnStyle } from './look.ts';
import { type Line, line, type Span, span } from './text.ts';

// What the signs on the board mean.

export function drawLegend(look: Look, pawns: readonly PawnId[], width: number): readonly Line[] {
  const heroes = pawns.map((pawn): Span[] => [
    span(` ${letterOf(look.lang, pawn)} `, pawnStyle(pawn)),
    span(` ${t(look.lang, `game.hero.${pawn}`)}${describe(look, pawn)}`),
  ]);
  return flow([...heroes, ...signs(look)], width);
}

function describe({ lang }: Look, pawn: PawnId): string {
  const colour = pawnColour(pawn);
  if (colour === null) return '';
  return ` (${t(lang, `game.colour.${colour}`)}, ${t(lang, `game.symbol.${SYMBOL[colour] as 'bow'}`)})`;
}

function signs(look: Look): Span[][] {
  const { lang, marks } = look;
  const letter = letterOf(lang, 'elf').toLowerCase();
  const rows: readonly (readonly [string, string])[] = [
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
  return rows.map(([mark, words]) => [span(` ${mark} `, lit(INKS.pale)), span(` ${words}`, DIM)]);
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
