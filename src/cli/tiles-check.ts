import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PACE } from '#bots/planner/run.ts';
import { DECK_CLASSES, type DeckClass, decksOf, survey, type Tally } from '#bots/planner/survey.ts';
import '#content/locales/all.ts';
import { LANGS, type Lang, t } from '#content/locales/index.ts';
import type { Tile } from '#engine/mall/tile.ts';
import { conclusions, headRow, passes, rowOf } from './check/decks.ts';
import { alignRow, markdownTable, type Row, widthsOf, wrap } from './check/textTable.ts';
import { reportTiles } from './check/tiles.ts';

// `npm run tiles`: is every tile sound, and can shuffled malls be won? `--full` takes more decks and
// renews the table in docs/decks.md. `--decks` sets their number, `--only` takes the classes with such a
// word in their name, `--lang` is the language.

const DECKS = { quick: 200, full: 2_000 };
const [OPEN, CLOSE] = ['<!-- table -->', '<!-- end of table -->'];
const KEPT = new URL('../../docs/decks.md', import.meta.url);

/** Rows are printed as they come, so the widest is told beforehand. */
const WIDEST = ['S10/24/A+L', '1A 2* 3–5 6* 7* 8* 9* 10* 11* 12* 25–29', '00000', '00000', '', '', '100.00'];

interface Wish {
  readonly full: boolean;
  readonly decks: number;
  readonly classes: readonly DeckClass[];
  readonly lang: Lang;
}

/** What was asked for, or the part of it that means nothing. */
function wishOf(args: readonly string[]): Wish | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        full: { type: 'boolean' },
        decks: { type: 'string' },
        only: { type: 'string' },
        lang: { type: 'string' },
      },
    });
    const lang = LANGS.find((known) => known === (values.lang ?? 'en'));
    const decks = Number(values.decks ?? (values.full ? DECKS.full : DECKS.quick));
    if (lang === undefined) return `--lang ${values.lang}`;
    if (!Number.isInteger(decks) || decks < 1) return `--decks ${values.decks}`;
    const classes = DECK_CLASSES.filter(({ id }) => id.includes(values.only ?? ''));
    if (classes.length === 0) return `--only ${values.only}`;
    return { full: values.full ?? false, decks, classes, lang };
  } catch (error) {
    return /'([^']+)'/.exec(String(error))?.[1] ?? args.join(' ');
  }
}

function main(wish: Wish): boolean {
  const { lang } = wish;
  const report = reportTiles(lang);
  print(`${t(lang, 'decks.tiles.heading')}\n`, report.text);
  if (report.tiles === undefined) return false;
  const tallies = surveyAll(report.tiles, wish);
  if (wish.full && tallies.length > 0) keep(tallies);
  return report.sound && tallies.length === wish.classes.length && passes(tallies);
}

function surveyAll(tiles: ReadonlyMap<string, Tile>, { lang, decks, classes }: Wish): readonly Tally[] {
  const started = performance.now();
  print(t(lang, 'decks.decks.heading'), wrap(t(lang, 'decks.decks.how', { pace: PACE })), '');
  const head = headRow(lang);
  const widths = widthsOf([head, WIDEST]);
  print(alignRow(head, widths));
  const tallies = classes.flatMap((deckClass) => {
    const tally = survey(deckClass, tiles, decksOf(deckClass, decks));
    print(
      tally === null
        ? t(lang, 'decks.deck.unopened', { class: deckClass.id })
        : alignRow(rowOf(tally), widths),
    );
    return tally ?? [];
  });
  const seconds = Math.round((performance.now() - started) / 1_000);
  print('', ...conclusions(lang, tallies), t(lang, 'decks.verdict.time', { seconds }));
  return tallies;
}

/** The page explains; between its two marks stands the table, each row as of the last full run of its class. */
function keep(tallies: readonly Tally[]): void {
  const page = readFileSync(KEPT, 'utf8');
  const [before, after] = [page.split(OPEN)[0], page.split(CLOSE)[1]];
  const rows = new Map([...keptRows(page), ...tallies.map(rowOf)].map((row) => [row[0], row]));
  const table = markdownTable([
    headRow('en'),
    ...DECK_CLASSES.flatMap(({ id }) => (rows.has(id) ? [rows.get(id) as Row] : [])),
  ]);
  writeFileSync(KEPT, `${before}${OPEN}\n\n${table}\n${CLOSE}${after}`);
}

function keptRows(page: string): Row[] {
  const lines = page.split('\n').filter((line) => /^\| [SX]/.test(line));
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

const wish = wishOf(process.argv.slice(2));
if (typeof wish === 'string') {
  process.stderr.write(`${t('en', 'decks.error.option', { found: wish })}\n`);
  process.exitCode = 2;
} else process.exitCode = main(wish) ? 0 : 1;
