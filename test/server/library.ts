import { setupOf } from '#content/choices.ts';
import { shippedQuest } from '#content/questSet.ts';
import { towerHeader } from '#content/towerOrder.ts';
import type { Setup } from '#engine/mall/index.ts';
import type { WinningSide } from '#room/sides.ts';
import { makeBook } from '#server/bookFile.ts';
import { openFile, together } from '#server/file.ts';
import { move } from '#server/postgres/move.ts';
import { scratch } from '../../bench/load/child.ts';
import type { Where } from './place.ts';

// Games that were played long ago, written straight to where no server is yet.

export const DAY = 86_400_000;

export interface Played {
  readonly id: string;
  readonly room: string;
  readonly title?: Readonly<Record<string, string | number>>;
  /** Null while it is being played. */
  readonly won?: boolean | null;
  readonly when?: number;
  readonly timers?: number;
  readonly actions?: number;
  /** Milliseconds; not written down where it is left out. */
  readonly time?: number;
  /** With hidden roles: whose it was. */
  readonly side?: WinningSide;
  /** The seats that bots played. */
  readonly bots?: readonly number[];
  readonly change?: Partial<Setup>;
  readonly entries?: number;
}

const QUEST = towerHeader({ players: 1, drawing: shippedQuest('0-1').drawing, tongue: 'beginner' }, {});
const SCENARIO = { ...QUEST, setup: setupOf({ scenario: 1 }, 2) };

const eveningOf = ({ evening, hardcore }: NonNullable<Played['title']>) =>
  setupOf({ evening: String(evening), hardcore: hardcore !== undefined }, 2);

function headerOf({ title = { quest: '0-1' }, change }: Played): string {
  const isHeist = 'scenario' in title || 'own' in title || 'evening' in title;
  const setup = { ...('evening' in title ? eveningOf(title) : SCENARIO.setup), ...change };
  const header = isHeist ? { ...SCENARIO, game: 'mall', setup } : QUEST;
  return JSON.stringify({ ...header, title });
}

function endingOf({ won = true, when = 0, timers = 0, actions, time, side, bots }: Played): string | null {
  const rest = {
    ...(actions === undefined ? {} : { actions }),
    ...(time === undefined ? {} : { time }),
    ...(bots === undefined ? {} : { bots }),
    ...(side === undefined ? {} : { side, winners: side === 'nobody' ? [] : [0] }),
  };
  return won === null
    ? null
    : JSON.stringify({
        won,
        reason: 'told',
        timers,
        names: bots === undefined ? ['Ada'] : ['Ada', 'Pebble'],
        when,
        ...rest,
      });
}

/** What makes a data file one of a version that counted nothing: steps back from the seventh. */
export const UNCOUNTED = [
  'DROP TABLE tallies',
  ...['newest', 'liked', 'unsolved'].map((name) => `DROP INDEX puzzles_${name}`),
  ...['listed', 'solved', 'liked', 'fewest'].map((name) => `ALTER TABLE puzzles DROP COLUMN ${name}`),
].join(';');

/** Rooms by when somebody was there last, and what was played in them; into an empty database a file of them is moved. */
export async function shelve({ data, database }: Where, ...what: Shelf): Promise<void> {
  if (database === undefined) return shelveInFile(data, ...what);
  const place = scratch();
  shelveInFile(place.data, ...what);
  await move(place.data, database);
  place.clear();
}

type Shelf = readonly [rooms: Readonly<Record<string, number>>, games: readonly Played[]];

function shelveInFile(file: string, ...[rooms, games]: Shelf): void {
  const db = openFile(file);
  const room = db.prepare('INSERT INTO rooms (code, lobby, visited) VALUES (?, ?, ?)');
  const person = db.prepare('INSERT INTO people (room, token, id) VALUES (?, ?, 1)');
  const game = db.prepare('INSERT INTO games (id, room, header, seats, ending) VALUES (?, ?, ?, ?, ?)');
  const entry = db.prepare("INSERT INTO entries (game, place, entry) VALUES (?, ?, '{}')");
  const error = together(db, () => {
    for (const [code, visited] of Object.entries(rooms)) {
      const played = games.filter((one) => one.room === code).at(-1)?.id ?? null;
      room.run(code, JSON.stringify({ people: [], host: null, choice: null, game: played }), visited);
      person.run(code, `token of ${code}`);
    }
    for (const played of games) {
      game.run(played.id, played.room, headerOf(played), '[1]', endingOf(played));
      for (let place = 0; place < (played.entries ?? 3); place++) entry.run(played.id, place);
    }
    makeBook(db);
  });
  db.close();
  if (error !== undefined) throw error;
}
