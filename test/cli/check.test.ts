import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { examineFile, mendCopy } from '#server/check/index.ts';
import { FILE_VERSION } from '#server/file.ts';
import { clear, damage, dataFile, folder, LENGTH, newName, rows, solved } from './damage.ts';
import { hushglass } from './process.ts';

afterAll(clear);

const codes = (file: string) => examineFile(file).faults.map(({ code }) => code);

const AT_9 = 'WHERE game = HEIST AND place = 9';
const entryAt9 = (entry: string) => `UPDATE entries SET entry = '${entry}' ${AT_9}`;

const FORK = `INSERT INTO fresh (game, place, entry) SELECT game, place, '{"at":0,"events":[]}' FROM entries
  WHERE game = HEIST AND place > 8`;

// What was done to it, what is said of it, and what is left in the mended copy.
const DAMAGES = [
  ['nothing', '', [], []],
  ['an entry that is no JSON', entryAt9('{"at":'), ['log.unreadable'], []],
  ['an entry that is none', entryAt9('{"at":1}'), ['log.unreadable'], []],
  ['an event nobody knows', entryAt9('{"at":1,"seat":0,"events":[{"type":"flown"}]}'), ['log.unknown'], []],
  ['a note that is none', entryAt9('{"at":1,"seat":0,"events":[{"type":"noted"}]}'), ['log.unknown'], []],
  [
    'an event that makes no sense',
    entryAt9('{"at":1,"seat":0,"events":[{"type":"readied","seat":77,"ready":true}]}'),
    ['log.replay'],
    [],
  ],
  ['a hole', `DELETE FROM entries ${AT_9}`, ['log.hole'], []],
  ['a fork', FORK, ['log.fork'], []],
  [
    'an entry that has moved and is still there',
    'INSERT INTO fresh (game, place, entry) SELECT game, place, entry FROM entries WHERE place = 5',
    [],
    [],
  ],
  [
    'a log without its first entry',
    'DELETE FROM entries WHERE game = HEIST AND place = 0',
    ['log.hole'],
    ['game.broken', 'log.hole'],
  ],
  [
    'no log',
    'DELETE FROM entries WHERE game = SOLVED; DELETE FROM fresh WHERE game = SOLVED',
    ['log.empty'],
    ['game.broken', 'log.empty'],
  ],
  [
    'a log of no game',
    `INSERT INTO entries (game, place, entry) VALUES ('gone', 0, '{}')`,
    ['file.orphans'],
    [],
  ],
  [
    'a header that is no JSON',
    `UPDATE games SET header = 'x' WHERE id = HEIST`,
    ['game.header'],
    ['game.broken', 'game.header'],
  ],
  [
    'rules nobody knows',
    `UPDATE games SET header = replace(header, 'ownExits', 'openDoors') WHERE id = HEIST`,
    ['game.rules'],
    ['game.broken', 'game.rules'],
  ],
  [
    'tiles nobody has',
    `UPDATE games SET header = json_set(header, '$.content', 'x') WHERE id = HEIST`,
    ['game.rules'],
    ['game.broken', 'game.rules'],
  ],
  [
    'seats that are none',
    `UPDATE games SET seats = '[1,' WHERE id = HEIST`,
    ['game.seats'],
    ['game.broken', 'game.seats'],
  ],
  [
    'too few seats',
    `UPDATE games SET seats = '[1]' WHERE id = HEIST`,
    ['game.seats'],
    ['game.broken', 'game.seats'],
  ],
  [
    'somebody nobody knows',
    'DELETE FROM people WHERE room = ROOM AND id = 2',
    ['game.person'],
    ['game.person'],
  ],
  ['an ending that is none', `UPDATE games SET ending = '{' WHERE id = SOLVED`, ['game.ending'], []],
  ['an ending that is missing', 'UPDATE games SET ending = NULL WHERE id = SOLVED', ['game.unended'], []],
  ['a lobby that is no JSON', `UPDATE rooms SET lobby = '{' WHERE code = ROOM`, ['room.lobby'], []],
  ['a lobby that is none', `UPDATE rooms SET lobby = '{}' WHERE code = ROOM`, ['room.lobby'], []],
  ['no room', 'DELETE FROM rooms WHERE code = ROOM', ['room.missing'], []],
  [
    'a table without its game',
    'DELETE FROM games WHERE id = HEIST; DELETE FROM entries WHERE game = HEIST; DELETE FROM fresh WHERE game = HEIST',
    ['room.game'],
    [],
  ],
  [
    'a game on no table',
    `UPDATE rooms SET lobby = json_set(lobby, '$.game', NULL) WHERE code = ROOM`,
    ['game.adrift'],
    [],
  ],
] as const;

describe.each(['0.1', 'this version'] as const)('in a data file of %s', (version) => {
  it.each(DAMAGES)('%s is told, and mended where it can be', (_name, sql, told, left) => {
    const file = damage(dataFile(version), sql);
    const bytes = readFileSync(file);
    expect(codes(file)).toEqual(told);
    const copy = newName();
    mendCopy(file, copy);
    expect(codes(copy)).toEqual(left);
    expect(examineFile(copy).version).toBe(FILE_VERSION);
    // Nothing is thrown away, and nothing is done to the file itself or beside it.
    const [before, after] = [examineFile(file), examineFile(copy)];
    expect(after.entries + after.setAside).toBeGreaterThanOrEqual(distinct(file));
    expect([before.games, readFileSync(file).equals(bytes)]).toEqual([after.games, true]);
    expect(readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}-`))).toEqual([]);
  });
});

/** How many entries there are, of which none is another one. */
function distinct(file: string): number {
  const all = 'SELECT game, place, entry FROM entries UNION SELECT game, place, entry FROM fresh';
  return rows(file, all).length;
}

describe('a mended copy', () => {
  it('has the log up to what did not fit; the rest is set aside', () => {
    const copy = newName();
    mendCopy(damage(dataFile(), `DELETE FROM entries ${AT_9}`), copy);
    expect(examineFile(copy)).toMatchObject({ setAside: LENGTH.heist - 10 });
    const [log] = rows(copy, 'SELECT max(place) AS last FROM entries GROUP BY game HAVING count(*) = 10');
    // One more than fitted: the sand is held where the last entry left it [M26].
    expect(log).toEqual({ last: 9 });
  });

  it('has a fork cut before its first place, also where a server has set the game aside for it', () => {
    const upgraded = damage(dataFile('this version'), `${FORK}; ${SETTLED}`);
    expect(codes(upgraded)).toEqual(['game.broken', 'log.fork']);
    const copy = newName();
    mendCopy(upgraded, copy);
    expect(codes(copy)).toEqual([]);
    expect(rows(copy, 'SELECT min(place) AS first FROM set_aside')).toEqual([{ first: 9 }]);
  });

  /** As the server does it (freshEntries.ts). */
  const SETTLED = `
    UPDATE games SET broken = 'forked' WHERE id = HEIST;
    INSERT INTO set_aside (game, place, entry) SELECT game, place, entry FROM fresh;
    DELETE FROM fresh`;

  it('knows how a game ended whose ending was missing, and that one was broken off', () => {
    const copy = newName();
    const ended = 'UPDATE games SET ending = NULL WHERE id = SOLVED';
    const brokenOff = `UPDATE games SET ending = '' WHERE ending LIKE '%abandoned%'`;
    mendCopy(damage(dataFile(), `${ended}; ${brokenOff}`), copy);
    const endings = rows(copy, 'SELECT id, ending FROM games WHERE ending IS NOT NULL').map(
      ({ id, ending }) => [id, JSON.parse(String(ending))],
    );
    expect(Object.fromEntries(endings)).toMatchObject({
      [solved.game]: { won: true, reason: 'solved', actions: 5, names: ['Vera'] },
      '8eMPuY_bbFye': { won: false, reason: 'abandoned', names: ['Yara', 'Zoe'] },
    });
  });

  it('has one game on a table, and those before it broken off', () => {
    const twice = `INSERT INTO games (id, room, header, seats) SELECT 'later', room, header, seats FROM games WHERE id = HEIST;
      INSERT INTO entries (game, place, entry) SELECT 'later', place, entry FROM entries WHERE game = HEIST;
      UPDATE rooms SET lobby = json_set(lobby, '$.game', NULL) WHERE code = ROOM`;
    const copy = newName();
    mendCopy(damage(dataFile(), twice), copy);
    expect(codes(copy)).toEqual([]);
    expect(rows(copy, `SELECT lobby ->> 'game' AS game FROM rooms WHERE code = '9q6k3mf'`)).toEqual([
      { game: 'later' },
    ]);
  });
});

describe('pages of the file that SQLite cannot read', () => {
  /** Overwrites the page where a table or an index begins, or the rest of the first. */
  function wreck(name: string | null): string {
    const file = dataFile();
    const found = rows(file, `SELECT rootpage AS page FROM sqlite_master WHERE name = '${name}'`)[0];
    const [{ size }] = rows(file, 'SELECT page_size AS size FROM pragma_page_size') as [{ size: number }];
    const end = Number(found?.page ?? 1) * size;
    const bytes = readFileSync(file);
    bytes.fill(0, name === null ? 100 : end - size, end);
    writeFileSync(file, bytes);
    return file;
  }

  function mendedCopy(file: string): string {
    const copy = newName();
    mendCopy(file, copy);
    return copy;
  }

  it('are told; an index is made again in the copy', () => {
    const file = wreck('running');
    expect(codes(file)).toContain('file.damaged');
    const copy = mendedCopy(file);
    expect(examineFile(copy)).toMatchObject({ faults: [], rooms: 6, games: 5, entries: 155 });
  });

  it('are told; what can still be reached of the tables is in the copy', () => {
    const file = wreck('people');
    expect(codes(file)).toContain('file.damaged');
    const copy = mendedCopy(file);
    expect(examineFile(copy)).toMatchObject({ rooms: 6, games: 5, entries: 155 });
    expect(new Set(codes(copy))).toEqual(new Set(['game.person']));
  });

  it('are told; where nothing can be reached, no copy is left behind', async () => {
    const file = wreck(null);
    const copy = newName();
    const { code, out, err } = await hushglass(['check', file, '--mend', copy]);
    expect(code).toBe(1);
    expect(out).toContain('not all of it could be read: ');
    expect(err).toMatch(/^The file .* cannot be copied and mended as .*\n$/);
    expect(existsSync(copy)).toBe(false);
  });
});

describe('hushglass check', () => {
  it('says that a file is sound', async () => {
    const { code, out, err } = await hushglass(['check', dataFile()]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('(version 0): rooms: 6, games: 5, entries: 155, set aside: 0.');
    expect(out).toContain('Nothing is wrong with it.');
  });

  it('says what is wrong, room by room, in the language of the terminal', async () => {
    const file = damage(
      dataFile(),
      `DELETE FROM entries ${AT_9}; UPDATE rooms SET lobby = '' WHERE code = ROOM`,
    );
    const { code, out } = await hushglass(['check', file], [], { LANG: 'nl_NL.UTF-8' });
    expect(code).toBe(1);
    expect(out.split('\n').slice(1)).toEqual([
      'Fouten: 2.',
      'Kamer 9q6k3mf',
      '  de lobby is onleesbaar',
      '  spel RyjFFkfFYYMS: de regel op plaats 9 ontbreekt',
      '',
    ]);
  });

  it('says what is left in a mended copy, and ends as that is', async () => {
    const file = damage(dataFile(), `DELETE FROM entries ${AT_9}`);
    const mended = await hushglass(['check', file, '--mend', newName()]);
    expect([mended.code, mended.err]).toEqual([0, '']);
    expect(mended.out).toMatch(
      /the entry at place 9 is missing.*Mended as far as possible.*Nothing is wrong/s,
    );
    damage(file, `UPDATE games SET header = '' WHERE id = SOLVED`);
    const rest = await hushglass(['check', file, '--mend', newName()]);
    expect(rest.code).toBe(1);
    expect(rest.out).toMatch(/What is left:.*Faults: 2\.\nRoom ad5nv36\n/s);
  });

  it('takes nothing for a data file that is none, and overwrites nothing', async () => {
    const note = newName();
    writeFileSync(
      note,
      'a letter, long enough to be taken for a database, were it not for what it says'.repeat(9),
    );
    const empty = newName();
    writeFileSync(empty, '');
    const newer = damage(dataFile(), 'PRAGMA user_version = 99');
    const beside = newName();
    writeFileSync(`${beside}-wal`, '');
    const calls = [
      [['check'], 'Which file?'],
      [['check', newName()], 'cannot be read'],
      [['check', folder], 'cannot be read'],
      [['check', note], 'is no data file of Hushglass'],
      [['check', empty], 'is no data file of Hushglass'],
      [['check', newer], 'was written by a newer Hushglass'],
      [['check', dataFile(), '--mend', note], 'There is a file'],
      [['check', dataFile(), '--mend', beside], 'There is a file'],
      [['check', dataFile(), '--mend', join(folder, 'none', 'copy.db')], 'cannot be written'],
    ] as const;
    for (const [args, said] of calls) {
      const { code, out, err } = await hushglass(args);
      expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
      expect(err).toContain(said);
    }
  });
});
