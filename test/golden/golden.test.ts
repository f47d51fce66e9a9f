import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOrder } from '#content/towerOrder.ts';
import { decodeLog } from '#engine/core/log.ts';
import {
  isRefusal,
  logHash,
  type MallEvent,
  openBox,
  replay,
  type Setup,
  type Tile,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import { replayTower, type TowerOrder, towerHash } from '#engine/tower/log.ts';

// Logs of earlier releases, with the tiles they were played with: they replay to their hash for ever.

const releases = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);

describe.each(releases.map(({ name }) => name))('logs of release %s', (release) => {
  const folder = join(import.meta.dirname, release);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const tiles = new Map((JSON.parse(read('tiles.json')) as Tile[]).map((tile) => [tile.name, tile]));
  const logs = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  const scenarios = logs.filter((file) => file.startsWith('scenario-'));
  // Since Maximum Security.
  const evenings = logs.filter((file) => file.startsWith('evening-'));
  const heists = [...scenarios, ...evenings];
  const quests = logs.filter((file) => file.startsWith('quest-'));

  it('are there for every scenario, and for quests of every shape', () => {
    expect(scenarios).toHaveLength(17);
    expect(quests).toHaveLength(12);
  });

  it.each(heists)('[M26] %s replays to its recorded hash', (file) => {
    const log = decodeLog<Setup, MallEvent>(read(file));
    if (isRefusal(log)) throw new Error(JSON.stringify(log));
    const opened = openBox(log.header.setup, tiles, PIECES);
    if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
    expect(logHash(replay(opened.box, log.entries), log.entries, log.header.format)).toBe(log.hash);
  });

  it.each(quests)('[T18] %s replays to its recorded hash', (file) => {
    const log = decodeLog<TowerOrder, TowerEvent>(read(file));
    if (isRefusal(log)) throw new Error(JSON.stringify(log));
    const opened = openOrder(log.header.setup);
    if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
    expect(towerHash(replayTower(opened.box, log.entries), log.entries)).toBe(log.hash);
  });
});
