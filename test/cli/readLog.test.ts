import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { obey } from '#cli/play/tableState.ts';
import { type Replay, readLog } from '#cli/readLog.ts';
import { refusalText } from '#content/locales/refusal.ts';
import { encodeLog } from '#engine/core/log.ts';
import { isRefusal, logHash, logHeader } from '#engine/mall/index.ts';
import { tableFor } from './heist.ts';

// Logs as an enemy might write them: each is refused with the line at fault.

const opened = tableFor({ scenario: 1, players: 2 }, 'a');
const table = ['start', 'd n', 'd v'].reduce((at, line) => obey(at, line, 0), opened);
const header = logHeader(table.game.box, { scenario: 1 });
const text = encodeLog({ header, entries: table.entries, hash: logHash(table.game, table.entries) });
const [head = '', dealt = ''] = text.split('\n');

const GOLDEN = new URL('../golden/0.1/', import.meta.url);
const setup = (change: object) => JSON.stringify({ ...header, setup: { ...header.setup, ...change } });
const event = (value: unknown) =>
  [head, dealt, JSON.stringify({ at: 1, seat: 0, events: [value] })].join('\n');

function refusalOf(log: string): string {
  const read = readLog(log);
  return isRefusal(read) ? refusalText('en', read) : `replayed ${read.good}`;
}

describe('a log from anywhere', () => {
  test('that is sound gives every step', () => {
    const read = readLog(text) as Replay;
    expect(read.good).toBe(true);
    expect(read.steps).toHaveLength(table.entries.length);
    expect(read.steps.at(-1)?.game.shared).toEqual(table.game.shared);
  });

  test.each(readdirSync(GOLDEN).filter((file) => file.startsWith('scenario-')))(
    'of release 0.1 is replayed with the tiles of then: %s',
    (file) => {
      expect(refusalOf(readFileSync(new URL(file, GOLDEN), 'utf8'))).toBe('replayed true');
    },
  );

  test.each([
    ['no log at all', 'hello\n', 'line 1 makes'],
    ['nothing', '', 'line 1 makes'],
    ['a header alone', head, 'line 1 makes'],
    ['a broken line', `${head}\n${dealt}\n{"at":`, 'line 3 makes'],
    ['a set-up without a deck', setup({ deck: null }), 'line 1 makes'],
    ['a set-up of nothing', JSON.stringify({ ...header, setup: [] }), 'line 1 makes'],
    ['an unknown tile', setup({ deck: ['\u001b[31mX'] }), 'There is no tile [31mX.'],
    ['a million players', setup({ players: 1e6 }), 'for 2 to 8 players'],
    ['tiles of nobody', JSON.stringify({ ...header, content: 'x' }), 'played with other tiles'],
    ['an unknown rule', setup({ pieces: ['cheating'] }), 'no rule called cheating'],
    ['a quest of the tower', JSON.stringify({ ...header, game: 'tower' }), 'of a quest in the tower'],
    ['a later format', head.replace('"format":2', '"format":99'), 'format 99'],
    ['an unknown event', event({ type: 'bribed' }), 'line 3 makes'],
    ['a note of nobody', event({ type: 'noted' }), 'line 3 makes'],
    ['a tile that lies twice', event({ type: 'placed', tile: 0, space: 2, paid: 'hero' }), 'line 3 makes'],
    [
      'a tile turned for ever',
      dealt.includes('"turn":0') ? `${head}\n${dealt.replace('"turn":0', '"turn":1e9')}` : '',
      'line 2 makes',
    ],
    ['an inherited event', event({ type: 'constructor' }), 'line 3 makes'],
    ['an event of no type', event({}), 'line 3 makes'],
    ['no event', event(null), 'line 3 makes'],
    [
      'a pawn off the map',
      event({ type: 'moved', pawn: 'elf', to: 9e9, by: 'walk', seat: 0 }),
      'line 3 makes',
    ],
    [
      'a pawn nobody knows',
      event({ type: 'moved', pawn: 'ogre', to: 5, by: 'walk', seat: 0 }),
      'line 3 makes',
    ],
    ['a tile on the moon', event({ type: 'placed', tile: 77, space: 999, paid: 'hero' }), 'line 3 makes'],
    ['a tile drawn from nowhere', event({ type: 'drawn', tile: 77, next: null }), 'line 3 makes'],
    ['hands that are none', event({ type: 'handed', hands: [[1], null] }), 'line 3 makes'],
    ['sand without end', event({ type: 'flipped', space: null, at: 'now', end: null }), 'line 3 makes'],
    ['a clock without hands', event({ type: 'resumed', shift: 'x' }), 'line 3 makes'],
    ['a result of nothing', event({ type: 'ended', won: 3, reason: {} }), 'line 3 makes'],
  ])('%s', (_name, log, sentence) => {
    expect(refusalOf(log)).toContain(sentence);
  });
});
