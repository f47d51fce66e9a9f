// node test/golden/recordTower.ts NAME: keeps a wandering game of quests of every shape, with 1 to 4 players, in
// test/golden/NAME beside the heists. Done once for each release; what is kept is never recorded again.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedQuest } from '#content/questSet.ts';
import { openOrder, towerHeader } from '#content/towerOrder.ts';
import { encodeLog } from '#engine/core/log.ts';
import { below, type Random, randomFrom } from '#engine/core/random.ts';
import { isRefusal } from '#engine/core/refusal.ts';
import { decideTower, towerOptions } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { dealDirections, emptyTower, type TowerGame } from '#engine/tower/game.ts';
import { type TowerEntry, type TowerOrder, towerHash } from '#engine/tower/log.ts';

const QUESTS = [
  '0-1',
  '0-6',
  '1-1',
  '3-8',
  '5-2',
  '8-3',
  '12-1',
  '15-7',
  '1-epic',
  '3-epic',
  '11-epic',
  '14-epic',
];
const ACTS = 240;

const folder = join(import.meta.dirname, process.argv[2] ?? '');
if (process.argv[2] === undefined || !existsSync(folder)) throw new Error('record the heists first');
for (const [index, id] of QUESTS.entries()) {
  const file = join(folder, `quest-${id}.jsonl`);
  if (existsSync(file)) throw new Error('a new name, please');
  const order: TowerOrder = {
    players: 1 + (index % 4),
    drawing: shippedQuest(id).drawing,
    tongue: 'beginner',
  };
  const { end, entries } = wander(order, randomFrom(`golden ${id}`));
  const header = towerHeader(order, { quest: id });
  writeFileSync(file, encodeLog({ header, entries, hash: towerHash(end, entries) }));
}

/** Mostly moves, now and then something taken back, seldom all of it; the last act of some is to skip the quest. */
function wander(order: TowerOrder, seed: Random) {
  const opened = openOrder(order);
  if (!('box' in opened)) throw new Error('does not open');
  let random = seed;
  const roll = (sides: number) => {
    const [value, next] = below(random, sides);
    random = next;
    return value;
  };
  const dealt = dealDirections(opened.box, random);
  let game: TowerGame = evolveTower(emptyTower(opened.box), dealt);
  const entries: TowerEntry[] = [{ at: 0, seat: null, events: [dealt] }];
  for (let act = 0; act < ACTS && game.won === null; act++) {
    const seat = roll(order.players);
    const decided = decideTower(game, act === ACTS - 1 ? { type: 'skip', seat } : nextOf(game, seat, roll));
    if (isRefusal(decided) || decided.events.length === 0) continue;
    entries.push({ at: 0, seat, id: `${seat} ${act}`, events: decided.events });
    game = decided.game;
  }
  return { end: game, entries };
}

function nextOf(game: TowerGame, seat: number, roll: (sides: number) => number): object {
  const what = roll(40);
  if (what === 0) return { type: 'restart', seat };
  if (what < 5) return { type: 'undo', seat };
  if (what === 5) return { type: 'presence', seat: null, of: seat, away: roll(2) === 0 };
  const options = towerOptions(game, seat);
  const swap = options.find(({ type }) => type === 'swap');
  return (
    (what < 20 ? swap : undefined) ?? options[roll(Math.max(1, options.length))] ?? { type: 'undo', seat }
  );
}
