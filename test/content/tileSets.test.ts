import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setupFor } from '#content/scenarios.ts';
import { boxFor, shippedSets } from '#content/tileSets.ts';
import { tileSet, tileSets } from '#content/tiles.ts';
import { decodeLog } from '#engine/core/log.ts';
import {
  contentHash,
  isRefusal,
  logHash,
  type MallEvent,
  replay,
  type Setup,
  type Tile,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { boxWith, OLDER_TEXT, REDRAWN } from './redrawn.ts';

// Tiles may be drawn anew; games that were begun before are played on, and shown, with those of then.

const setup = setupFor({ scenario: 2, players: 2 }) as Setup;
const content = (set: ReadonlyMap<string, Tile>) => contentHash(boxWith(set, setup));

describe('a set of before', () => {
  const [present, before] = REDRAWN;

  it('has its own drawings, and for the rest those of today', () => {
    const others = [...present].filter(
      ([name]) => JSON.stringify(present.get(name)) !== JSON.stringify(before?.get(name)),
    );
    expect(others.map(([name]) => name)).toEqual(['2']);
    expect(before?.size).toBe(present.size);
    expect(present).toBe(tileSet());
  });

  it('comes after those of later releases', () => {
    const shops = { '0.9': 'of-nine', '0.10': 'of-ten', '0.2': 'of-two' };
    const texts = Object.entries(shops).map(([release, shop]) => ({
      file: `${release}/2.txt`,
      text: OLDER_TEXT.replace(/shop a .*/, `shop a ${shop}`),
    }));
    const found = shippedSets(tileSet(), texts).map(
      (set) => JSON.stringify(set.get('2')).match(/of-\w+/)?.[0],
    );
    expect(found).toEqual([undefined, 'of-ten', 'of-nine', 'of-two']);
  });

  it('that cannot be read is told with its place', () => {
    expect(() => shippedSets(tileSet(), [{ file: '0.0/2.txt', text: 'tile 2' }])).toThrow('0.0/2.txt:1:1');
  });
});

describe('a box', () => {
  it('[M26] is opened with the tiles that have the fingerprint', () => {
    const prints = REDRAWN.map(content);
    expect(new Set(prints).size).toBe(2);
    for (const [index, print] of prints.entries()) {
      const opened = boxFor(setup, print, REDRAWN, PIECES);
      expect('box' in opened && opened.box.tiles).toEqual(boxWith(REDRAWN[index] ?? tileSet(), setup).tiles);
    }
  });

  it('is not opened where no set has it, and what is wrong with the set-up is said', () => {
    expect(boxFor(setup, 'x', REDRAWN, PIECES)).toEqual({
      problems: [{ refused: 'log.content', params: {} }],
    });
    expect(boxFor({ ...setup, deck: ['?'] }, 'x', REDRAWN, PIECES)).toMatchObject({
      problems: [{ refused: 'setup.unknownTile' }],
    });
  });
});

const GOLDEN = new URL('../golden/', import.meta.url);
const releases = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(releases.map(({ name }) => name))('what was played with the tiles of release %s', (release) => {
  const folder = new URL(`${release}/`, GOLDEN);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  const heists = readdirSync(folder).filter((file) => file.startsWith('scenario-'));

  it('finds every one of them', () => {
    const tiles = new Map((JSON.parse(read('tiles.json')) as Tile[]).map((tile) => [tile.name, tile]));
    const isOfThen = (set: ReadonlyMap<string, Tile>) =>
      [...tiles].every(([name, tile]) => JSON.stringify(set.get(name)) === JSON.stringify(tile));
    expect(tileSets().filter(isOfThen)).not.toEqual([]);
  });

  it.each(heists)('[M26] %s replays to its fingerprint', (file) => {
    const log = decodeLog<Setup, MallEvent>(read(file));
    if (isRefusal(log)) throw new Error(log.refused);
    const opened = boxFor(log.header.setup, log.header.content, tileSets(), PIECES);
    if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
    expect(logHash(replay(opened.box, log.entries), log.entries, log.header.format)).toBe(log.hash);
  });
});
