import * as en from '#content/locales/en/tileErrors.ts';
import * as fr from '#content/locales/fr/tileErrors.ts';
import { type Key, type Lang, t } from '#content/locales/index.ts';
import * as nl from '#content/locales/nl/tileErrors.ts';
import { checkTiles } from '#content/tile-format/check.ts';
import { describeTiles, type TileRow } from '#content/tile-format/describe.ts';
import { loadTiles } from '#content/tile-format/load.ts';
import { sentenceOf } from '#content/tile-format/sentence.ts';
import { tileTexts } from '#content/tiles.ts';
import type { Tile } from '#engine/mall/tile.ts';
import { alignTable, type Row } from './textTable.ts';

// Whether every tile is sound, in words, and how each one plays, in figures.

const ERRORS = { en, fr, nl };

export interface TileReport {
  /** Undefined where a drawing cannot be read. */
  readonly tiles: ReadonlyMap<string, Tile> | undefined;
  readonly sound: boolean;
  readonly text: string;
}

export function reportTiles(lang: Lang): TileReport {
  const loaded = loadTiles(tileTexts());
  if (loaded.ok) return reportSet(lang, loaded.tiles);
  const lines = loaded.errors.map((error) => {
    const { file, line, column } = error;
    return t(lang, 'decks.tiles.unreadable', {
      file,
      line,
      column,
      problem: sentenceOf(ERRORS[lang], error),
    });
  });
  return { tiles: undefined, sound: false, text: `${lines.join('\n')}\n` };
}

function reportSet(lang: Lang, tiles: ReadonlyMap<string, Tile>): TileReport {
  const problems = checkTiles(tiles.values());
  const sound = problems.length === 0;
  const summary = sound ? 'decks.tiles.sound' : 'decks.tiles.problems';
  const lines = [
    t(lang, summary, { count: tiles.size, problems: problems.length }),
    ...problems.map((problem) =>
      t(lang, 'decks.tiles.problem', { tile: problem.tile, problem: sentenceOf(ERRORS[lang], problem) }),
    ),
  ];
  return { tiles, sound, text: `${figures(lang, tiles)}\n${lines.join('\n')}\n` };
}

const COLUMNS: readonly Key[] = [
  'decks.tile.name',
  'decks.tile.corridor',
  'decks.tile.deadEnds',
  'decks.tile.chokePoints',
  'decks.tile.passingPlaces',
  'decks.tile.longestRun',
  'decks.tile.between',
];

function figures(lang: Lang, tiles: ReadonlyMap<string, Tile>): string {
  return alignTable([COLUMNS.map((key) => t(lang, key)), ...describeTiles(tiles.values()).map(rowOf)]);
}

function rowOf(row: TileRow): Row {
  const { tile, corridor, deadEnds, chokePoints, passingPlaces, longestRun, between } = row;
  const numbers = [corridor, deadEnds, chokePoints, passingPlaces, longestRun];
  return [tile, ...numbers.map(String), between.map(({ steps }) => steps).join(' ')];
}
