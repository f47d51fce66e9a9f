import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heist } from './heist.ts';
import { hushglass } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = ['play', '--scenario', '1', '--players', '2', '--pace', '10', '--yes'];

/** A game that the players win, from the first deal that a simple way of playing solves. */
function solvableDeal(): { readonly seed: string; readonly lines: readonly string[] } {
  for (const seed of 'bfghacdeijklmnop') {
    const lines = heist({ scenario: 1, players: 2 }, seed);
    if (lines !== null) return { seed, lines };
  }
  throw new Error('none of the deals could be won');
}

describe('a whole game, piped in', () => {
  const { seed, lines } = solvableDeal();
  const log = at('won.log');
  let out = '';
  beforeAll(async () => {
    const ran = await hushglass([...GAME, '--seed', seed, '--log', log], lines);
    expect(ran).toMatchObject({ code: 0, err: '' });
    out = ran.out;
  });

  test('is won, and the end tells it in numbers', () => {
    expect(out).toContain('YOU GOT AWAY WITH IT!');
    expect(out).toContain('heroes out: 4 of 4');
    expect(out).toContain('tiles placed: 9');
    expect(out).toMatch(/seat 1: moves \d+/);
    expect(out).toContain(`Saved: ${log}`);
  });

  test('replays to the result it records', async () => {
    const { out: replayed, code } = await hushglass(['replay', log]);
    expect(code).toBe(0);
    expect(replayed).toContain('Scenario 1: First visit. Players: 2.');
    expect(replayed).toContain('The log replays to the result it records.');
    expect(replayed).toContain('Everyone is out: the heist is yours.');
  });

  test('played with other tiles is not believed', async () => {
    const text = readFileSync(log, 'utf8').replace(/"content":"\w+"/, '"content":"0000"');
    writeFileSync(at('other.log'), text);
    const { err, code } = await hushglass(['replay', at('other.log'), '--lang', 'nl']);
    expect({ err, code }).toEqual({
      err: 'Dit logboek is met andere tegels gespeeld dan de jouwe.\n',
      code: 1,
    });
  });
});

describe('a game saved halfway', () => {
  const log = at('half.log');
  beforeAll(async () => {
    const ran = await hushglass(
      [...GAME, '--seed', 'a'],
      ['start', 'd n', 'd v', 'm n', `save ${log}`, 'quit'],
    );
    expect(ran.out).toContain(`Saved: ${log}`);
  });

  test('with one event changed does not replay, and says so', async () => {
    const text = readFileSync(log, 'utf8');
    const last = text.lastIndexOf('"to":');
    writeFileSync(at('changed.log'), `${text.slice(0, last)}"to":3${text.slice(text.indexOf(',', last))}`);
    const [good, changed] = await Promise.all(
      [log, at('changed.log')].map((file) => hushglass(['replay', file])),
    );
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(changed?.code).toBe(1);
    expect(changed?.err).toBe(
      'This log does not replay to the result it records: it was damaged or changed.\n',
    );
  });

  test('cut off before its result is shown, with a remark', async () => {
    const text = readFileSync(log, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n');
    writeFileSync(at('short.log'), `${text}\n`);
    const { out, code } = await hushglass(['replay', at('short.log'), '--plain']);
    expect(code).toBe(0);
    expect(out).toContain('ends without a result to compare with');
    expect(out).toContain('Elf (E, green, bow): tile 1A');
  });

  test('damaged ends with a sentence, not with a stack trace', async () => {
    const text = readFileSync(log, 'utf8');
    const forged = text.replace(
      '{"type":"started"',
      '{"type":"noted","piece":"solo","value":{"pile":7}},{"type":"started"',
    );
    writeFileSync(at('damaged.log'), text.replace('"moved"', '"bribed"'));
    writeFileSync(at('forged.log'), forged);
    const files = [at('damaged.log'), at('forged.log')];
    for (const { err, code } of await Promise.all(files.map((file) => hushglass(['replay', file])))) {
      expect(code).toBe(1);
      expect(err).toMatch(/^This is not a readable log: line \d+ makes no sense\.\n$/);
    }
  });
});

describe('commands', () => {
  test('a refusal shows its sentence, and what was refused changes nothing', async () => {
    const { out } = await hushglass(
      [...GAME, '--seed', 'a', '--talk', 'no'],
      ['x', 'start', 'x', 't', 'say hello', '!9'],
    );
    const [, ...answers] = out.split(/^> .*\n/m).map((part) => part.split('\n')[0]);
    expect(answers).toEqual([
      'The game has not started yet.',
      'The sand runs.',
      'No hero stands where a tile could be added.',
      'Not every hero stands on the right item.',
      'Silence! No words now.',
      'There is no such seat.',
    ]);
  });

  test('the sand runs out by the pace of the commands', async () => {
    const args = ['play', '--scenario', '2', '--players', '3', '--seed', 'a', '--sand', '2', '--pace', '900'];
    const { out, err } = await hushglass(args, ['start', 'legend', 'board', 'x', 'x']);
    expect(err).toBe('');
    expect(out).toContain('CAUGHT.');
    expect(out).toContain('The last grain has fallen.');
    expect(out).toContain('The game is over.');
  });

  test('alone, actions are revealed one by one', async () => {
    const args = ['play', '--scenario', '1', '--players', '1', '--seed', 'a', '--pace', '1'];
    const { out } = await hushglass(args, ['start', 'r', 'r']);
    expect(out).toContain('action deck: 7 left, revealed: nothing yet (r)');
    expect(out).toMatch(/Action revealed: \w+\./);
    expect(out).toMatch(/action deck: 5 left, revealed: \w+ \w+/);
  });

  test('a pause stops the sand', async () => {
    const { out } = await hushglass(
      [...GAME, '--seed', 'a', '--pace', '1000'],
      ['start', 'pause', 'x', 'legend', 'resume'],
    );
    expect(out).toContain('The game is paused.');
    expect(out).toContain('The sand runs on.');
    expect(out.match(/►◄ \d:\d\d/g)?.at(-1)).toBe('►◄ 2:59');
  });

  test('the same seed deals the same mall', async () => {
    const [one, same, other] = await Promise.all(
      ['x', 'x', 'y'].map((seed) => hushglass([...GAME, '--seed', seed], [])),
    );
    expect(same?.out).toBe(one?.out);
    expect(other?.out).not.toBe(one?.out);
  });
});

describe('what a person sees', () => {
  test('French by flag or by environment', async () => {
    const [flag, env] = await Promise.all([
      hushglass([...GAME, '--seed', 'a', '--lang', 'fr'], ['départ', 'n n', 'x']),
      hushglass([...GAME, '--seed', 'a'], ['start', 'n n', 'x'], { LANG: 'fr_BE.UTF-8' }),
    ]);
    expect(flag.out).toContain('Le sable coule.');
    expect(flag.out).toContain('Aucun héros ne se trouve là où une tuile pourrait être ajoutée.');
    expect(env.out).toContain('La place 1 déplace le nain.');
  });

  test('colour only where it is wanted, letters always', async () => {
    const [plain, colour, none] = await Promise.all([
      hushglass([...GAME, '--seed', 'a']),
      hushglass([...GAME, '--seed', 'a', '--color', 'always'], [], { COLORTERM: 'truecolor' }),
      hushglass([...GAME, '--seed', 'a'], [], { NO_COLOR: '1', FORCE_COLOR: '3' }),
    ]);
    expect(plain.out).not.toContain('\u001b');
    expect(plain.out).toContain('(E)');
    expect(none.out).not.toContain('\u001b');
    expect(colour.out).toContain('\u001b[1;38;2;18;20;26;48;2;60;205;150m E  ');
  });

  test('words instead of a drawing with --plain', async () => {
    const { out } = await hushglass([...GAME, '--seed', 'a', '--plain'], ['start']);
    expect(out).toContain('Elf (E, green, bow): tile 1A, row 3, column');
    expect(out).toMatch(/Beside: north .*, east .*, south .*, west .*\./s);
    expect(out).toMatch(/Can: .*\(seat [12]\)/);
    expect(out).not.toMatch(/[┃━]/);
  });

  test('plain characters with --ascii', async () => {
    const { out } = await hushglass([...GAME, '--seed', 'a', '--ascii'], ['start']);
    const board = out.split('> start')[1] ?? '';
    expect(board).toContain('+1A---');
    expect([...board].filter((char) => char > '\u007f')).toEqual([]);
  });

  test('the tiles: all forty, or the one asked for, with the names of their shops', async () => {
    const [all, one, wrong] = await Promise.all([
      hushglass(['tiles']),
      hushglass(['tiles', '14', '--lang', 'fr']),
      hushglass(['tiles', '99']),
    ]);
    expect(all.out.match(/Tile [\dL][\w*]* /g)).toHaveLength(40);
    expect(one.out.match(/Tuile /g)).toHaveLength(1);
    expect(one.out).toContain('entrée : est');
    expect(wrong).toMatchObject({ code: 2 });
    expect(wrong.err).toContain('There is no tile “99”');
  });

  test('what was typed wrong is answered with a sentence', async () => {
    const cases = [
      [['--help'], 0, /hushglass play/],
      [['dance'], 2, /There is no command “dance”/],
      [['play', '--frob'], 2, /I do not understand “--frob”/],
      [['play', '--scenario', '13', '--sister', '--yes'], 1, /do not go together: .*two dimensions/],
      [['replay', 'no-such-file'], 2, /cannot be read/],
      [['play', '--lang', 'xx'], 2, /--lang cannot be “xx”/],
    ] as const;
    const ran = await Promise.all(cases.map(([args]) => hushglass(args)));
    for (const [index, [, code, sentence]] of cases.entries()) {
      expect(ran[index]?.code).toBe(code);
      expect(`${ran[index]?.out}${ran[index]?.err}`).toMatch(sentence);
      expect(ran[index]?.err).not.toMatch(/\n\s+at /);
    }
  });
});
