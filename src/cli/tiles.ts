import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Lang, t } from '#content/locales/index.ts';
import { HEROES, PAWNS, type Tile } from '#engine/mall/index.ts';
import { backOf } from '#engine/mall/tile.ts';
import { drawPlan } from './draw/board.ts';
import { drawLegend } from './draw/legend.ts';
import { DIM, type Look, STRONG, shopName, shopsOf, shopTexture } from './draw/look.ts';
import { type PlacedSpace, planOfTile } from './draw/plan.ts';
import { printOf } from './draw/print.ts';
import { filled, type Line, line, paint, span } from './draw/text.ts';
import { knownTiles } from './knownTiles.ts';
import type { Terminal } from './term.ts';
import { Complaint } from './values.ts';

// `hushglass tiles [NAME…]`: the drawings of the tiles, with what stands on them in words.

const WIDTH = 5;
const COLUMN = 46;

export function tiles(names: readonly string[], terminal: Terminal): number {
  const set = knownTiles();
  const chosen = names.length === 0 ? [...set.values()] : names.map((name) => tileNamed(set, name));
  const { look, depth, columns } = terminal;
  const blocks = chosen.map((tile) => describeTile(tile, look));
  const lines = [
    ...drawLegend(look, names.length === 0 ? PAWNS : HEROES, columns, chosen.some(isOfExpansion)),
    line(''),
    ...inColumns(blocks, columns),
  ];
  process.stdout.write(lines.map((one) => `${paint(one, depth)}\n`).join(''));
  return 0;
}

const CHECK = fileURLToPath(new URL('./tiles-check.ts', import.meta.url));

/** The long check of the whole set is a program of its own, with options of its own. */
export function checkTiles(args: readonly string[], lang: Lang): number {
  const own = args.filter((arg) => arg !== '--check');
  const speaks = own.some((arg) => arg.startsWith('--lang')) ? [] : ['--lang', lang];
  return spawnSync(process.execPath, [CHECK, ...own, ...speaks], { stdio: 'inherit' }).status ?? 1;
}

const isOfExpansion = (tile: Tile) => backOf(tile) === 'expansion';

function tileNamed(set: ReadonlyMap<string, Tile>, name: string): Tile {
  const found = set.get(name) ?? set.get(name.toUpperCase());
  if (found !== undefined) return found;
  throw new Complaint('cli.error.tile', { name, names: [...set.keys()].join(' ') });
}

export function describeTile(tile: Tile, look: Look): readonly Line[] {
  const none = { pawn: null, captive: false, laid: '', broken: false, spent: false, number: undefined };
  const alone = (here: PlacedSpace) => ({ ...none, features: printOf(here) });
  const { lines } = drawPlan(planOfTile(tile), look, WIDTH, alone, []);
  const entry =
    tile.entry === null
      ? t(look.lang, 'cli.tiles.start')
      : t(look.lang, 'cli.tiles.entry', { side: t(look.lang, `game.direction.${tile.entry}`) });
  const title = line(
    span(t(look.lang, 'cli.tiles.title', { name: tile.name }), STRONG),
    span(`  ${entry}`, DIM),
  );
  return [title, ...lines, ...shopLines(tile, look), ...otherLines(tile, look), line('')];
}

function shopLines(tile: Tile, look: Look): readonly Line[] {
  return shopsOf(tile).map((shop) =>
    line(span(`${shopTexture(look, tile, shop).repeat(2)} ${shopName(look.lang, shop)}`, DIM)),
  );
}

/** What the board's signs do not show, in words: the symbols of the expansion. */
function otherLines(tile: Tile, look: Look): readonly Line[] {
  const shown = [
    'vortex',
    'item',
    'exit',
    'explore',
    'timer',
    'camera',
    'crystal',
    'code',
    'map',
    'auto',
    'captive',
  ];
  return tile.cells.flatMap(({ features }, cell) =>
    features
      .filter(({ kind }) => !shown.includes(kind))
      .map(({ kind }) => {
        const feature = t(look.lang, `game.feature.${kind}`);
        return line(
          span(t(look.lang, 'cli.plain.at', { feature, row: (cell >> 2) + 1, column: (cell & 3) + 1 }), DIM),
        );
      }),
  );
}

/** As many tiles beside each other as fit. */
function inColumns(blocks: readonly (readonly Line[])[], columns: number): readonly Line[] {
  const across = Math.max(1, Math.floor(columns / COLUMN));
  const rows = Array.from({ length: Math.ceil(blocks.length / across) }, (_, row) =>
    blocks.slice(row * across, (row + 1) * across),
  );
  return rows.flatMap((row) => {
    const height = Math.max(...row.map((block) => block.length));
    return Array.from({ length: height }, (_, index) =>
      row.flatMap((block) => filled(block[index] ?? [], COLUMN)),
    );
  });
}
