import type { Tally } from '#bots/planner/survey.ts';
import { type Key, type Lang, t } from '#content/locales/index.ts';
import type { Row } from './textTable.ts';

// The three columns, and whether they are good enough.

/** Per cent won that we aim for; what fails the check each class says itself. */
export const AIM = 98;

const COLUMNS: readonly Key[] = [
  'decks.deck.class',
  'decks.deck.tiles',
  'decks.deck.decks',
  'decks.deck.won',
  'decks.deck.lost',
  'decks.deck.unknown',
  'decks.deck.share',
  'decks.deck.median',
  'decks.deck.most',
];

export function headRow(lang: Lang): Row {
  return COLUMNS.map((key) => t(lang, key));
}

export function rowOf(tally: Tally): Row {
  const { id, decks, won, lost, unknown, commands } = tally;
  const effort = [commands[commands.length >> 1], commands.at(-1)].map((count) => String(count ?? '–'));
  const figures = [decks, won, lost, unknown].map(String);
  return [id, tilesOf(tally), ...figures, share(tally).toFixed(2), ...effort];
}

function tilesOf({ setup }: Tally): string {
  const { start, onTop, deck, bottom = [] } = setup;
  return [start, ...onTop, ...inRuns(deck), ...bottom].join(' ');
}

/** Three tiles or more in a row are told by the first and the last. */
function inRuns(deck: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const tile of deck) {
    const run = runs.at(-1);
    if (run !== undefined && String(Number(run.at(-1)) + 1) === tile) run.push(tile);
    else runs.push([tile]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]}–${run.at(-1)}`]));
}

function share({ won, decks }: Tally): number {
  return (100 * won) / decks;
}

export function passes(tallies: readonly Tally[]): boolean {
  return !tallies.some(fails);
}

const fails = (tally: Tally) => share(tally) < tally.least;

export function conclusions(lang: Lang, tallies: readonly Tally[]): readonly string[] {
  const refused = tallies.reduce((sum, tally) => sum + tally.refused, 0);
  const short = namesOf(tallies.filter((tally) => share(tally) < AIM));
  const lines = [
    short === ''
      ? t(lang, 'decks.verdict.aim', { aim: AIM })
      : t(lang, 'decks.verdict.belowAim', { aim: AIM, classes: short }),
  ];
  for (const [least, failed] of Map.groupBy(tallies.filter(fails), (tally) => tally.least))
    lines.push(t(lang, 'decks.verdict.failed', { least, classes: namesOf(failed) }));
  if (refused > 0) lines.push(t(lang, 'decks.verdict.refused', { count: refused }));
  return lines;
}

const namesOf = (tallies: readonly Tally[]) => tallies.map(({ id }) => id).join(', ');
