import { shippedQuest } from '#content/questSet.ts';
import { towerHeader } from '#content/towerOrder.ts';
import type { TowerEvent } from '#engine/tower/game.ts';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/openStore.ts';
import { writes } from '#server/store.ts';
import type { Fort } from './fort.ts';

// A quest that somebody has played up and down for days, where a server keeps it that is stopped meanwhile.

export const LONG = { room: 'longest', game: 'siege-long' };
const ACTS = 20_000;
const QUEST = '0-1';
const [THERE, BACK] = [18, 20];

export async function bringLongGame(fort: Fort): Promise<void> {
  await fort.kill();
  const { store } = await openStore({ ...readConfig({}), data: fort.data, database: fort.database });
  await store.takeOver();
  const { room, game: id } = LONG;
  const order = { players: 1, drawing: shippedQuest(QUEST).drawing, tongue: 'beginner' } as const;
  const person = { id: 1, name: 'Sisyphus', chair: 0 };
  store.keep([
    writes.newRoom(room, { people: [person], host: 1, choice: null, game: id }),
    writes.game({ id, room, header: towerHeader(order, { quest: QUEST }), seats: [1] }),
  ]);
  const hands = [['north', 'east', 'south', 'west']] as const;
  const log: readonly TowerEvent[] = [
    { type: 'dealt', hands, common: [] },
    ...Array.from({ length: ACTS }, (_, act): TowerEvent => {
      const to = act % 2 === 0 ? THERE : BACK;
      return { type: 'moved', seat: 0, pawn: 'elf', to, by: 'walk' };
    }),
  ];
  log.forEach((event, place) => {
    const seat = place === 0 ? null : 0;
    store.keep([writes.append(id, place, { at: 0, seat, events: [event] })]);
  });
  const when = Date.now();
  const ending = { won: false, reason: 'skipped', timers: 0, actions: ACTS, names: [person.name], when };
  store.keep([writes.ending(id, ending)]);
  await store.close();
  await fort.start();
}
