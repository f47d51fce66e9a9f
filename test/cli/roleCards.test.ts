import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import type { Flags } from '#cli/args.ts';
import { ASCII } from '#cli/draw/look.ts';
import { paint } from '#cli/draw/text.ts';
import { chooseGame, chooseOwn } from '#cli/play/choose.ts';
import { pacedClock } from '#cli/play/clock.ts';
import { drawEnd } from '#cli/play/end.ts';
import { playLines } from '#cli/play/lines.ts';
import { showSecret } from '#cli/play/show.ts';
import { type Complaint, complaintText } from '#cli/values.ts';
import { TEXTS } from '#content/locales/all.ts';
import { CARD_IDS, type CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { hushglass } from './process.ts';
import { begun, roleTable, typed } from './roleTables.ts';

// Who sees which card at one keyboard.

const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const LOOK = { lang: 'en', marks: ASCII, colour: false } as const;
const TERMINAL = { look: LOOK, depth: 1, columns: 100 } as const;
const nameOf = (id: CardId) => TEXTS.en.role[`name.${id}`];

describe('one’s own card', () => {
  const own = (table: ReturnType<typeof begun>, seat: number) =>
    showSecret(table, seat, TERMINAL).own.map((one) => paint(one, 1));

  test('[H3.5] has its name, side and text, how it stands, and that one keeps it to oneself', () => {
    const table = begun('C', ['C12', 'C03', 'C07']);
    expect(own(table, 1)).toEqual([
      'Seat 2: Taking Turns (loyal)',
      'Three different pawns must turn the glass.',
      'mission: open',
      '',
      'Neither tell what it says nor lie about it; suspicions are fine, when you may talk.',
    ]);
    expect(own(table, 0).slice(0, 2)).toEqual([
      'Seat 1: Sand in the Gears (traitor)',
      'Let the sand win, or an innocent be condemned. Be seen doing neither.',
    ]);
    expect(own(table, 2)).toContain('rule broken so far: 0');
  });

  test('[H4.1] is on the side it is on now', () => {
    const table = begun('D', ['D01', 'D02', 'D05']);
    expect(own(table, 1)[0]).toBe('Seat 2: Thin Skin (loyal)');
    expect(own(typed(table, 'eye 2').table, 1)[0]).toBe('Seat 2: Thin Skin (traitor)');
  });

  test('is asked for by seat, where there are cards', () => {
    const table = begun('B', ['B01', 'B02', 'B03']);
    expect(typed(table, '2: card').table).toMatchObject({ said: [], wish: { kind: 'card', seat: 1 } });
    expect(typed(table, '2:', 'card').table.wish).toEqual({ kind: 'card', seat: 1 });
    expect(typed(table, '9: card').said[0]).toEqual(['There is no such seat.']);
  });
});

describe('a card where others sit at the same keyboard', () => {
  test('[H0.1] is printed on a page of its own, after everyone has looked away, and gone with the next line', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const setting = { terminal: TERMINAL, plain: true, live: true, clock: pacedClock(0), title: {} };
    const over = playLines(begun('B', ['B01', 'B09', 'B03']), { ...setting, input, output });
    const heard = async (text: string) => {
      input.write(`${text}\n`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return String(output.read() ?? '');
    };
    await heard('board');
    const away = await heard('2: card');
    expect(away).toContain('\u001b[?1049h');
    expect(away).toContain('A card for seat 2 alone');
    expect(away).not.toContain('Cold Hands');
    expect(await heard('')).toContain('Seat 2: Cold Hands (traitor)');
    expect(await heard('')).toBe('\u001b[?1049lseat 1> ');
    await heard('card');
    input.end('quit\n');
    await over;
    expect(String(output.read())).toContain('\u001b[?1049l');
  });
});

describe('a whole game with hidden roles, piped in', () => {
  const log = at('roles.log');
  const flags = [
    '--scenario',
    '3',
    '--players',
    '4',
    '--roles',
    'E',
    '--last',
    '14',
    '--token',
    '--seed',
    'e',
  ];

  test('[H0.1] [H0.2] names no card before the end, and every card in its replay', async () => {
    const lines = ['start', 'eye 2', 'accuse 2', '3: down', '4: up', 'pause', 'resume', 'n', `save ${log}`];
    const { out, err } = await hushglass(['play', '--yes', '--pace', '10', ...flags], lines);
    expect(err).toBe('');
    expect(out).toContain('Hidden roles, level E: Traitors with missions.');
    const [intro = '', play = ''] = out.split('Deal: e');
    // [H5.2] the seven that everyone may know of.
    expect(intro).toContain('E04 Wizard’s Hourglass: The mage must turn the glass.');
    expect(play).toContain('The accusation is rejected (3 down, 4 up).');
    expect(CARD_IDS.filter((id) => play.includes(nameOf(id)))).toEqual([]);
    expect(play).toContain('tiles left: 13');
    const replayed = await hushglass(['replay', log, '--plain']);
    expect(replayed.code).toBe(0);
    const shown = CARD_IDS.filter((id) => new RegExp(`Seat \\d: ${nameOf(id)} \\(`).test(replayed.out));
    expect(shown).toHaveLength(4);
    expect(replayed.out).toMatch(/Seat 1: .*; mission: open/);
  });

  test('ends with who won, why, and what was kept secret till then', () => {
    const table = begun('D', ['D01', 'D06', 'D10', 'D08']);
    const { table: over } = typed(table, '1: accuse 3', 'up 2 4');
    const text = drawEnd(over, LOOK).map((one) => paint(one, 1));
    expect(text).toContain('  seat 1: lost, the heist failed (Weathercock, loyal); Stayed loyal');
    expect(text).toContain('  seat 2: lost, the heist failed (Guilty Conscience, loyal); 0:01 Turned loyal');
    expect(text).toContain(
      '  seat 3: lost, the heist failed (Even Keel, loyal); Mission done, as the end showed',
    );
  });
});

describe('set up in a terminal', () => {
  const asker = { lang: 'en', columns: 100, ask: null } as const;
  const choose = (flags: Flags) => chooseGame(asker, flags);
  const complaint = async (flags: Flags) =>
    complaintText('en', (await choose(flags).catch((error: unknown) => error)) as Complaint);

  test('[H0.1] [H0.2] a level joins from scenario 3 on, with more or fewer tiles and a token', async () => {
    expect(await choose({ scenario: '3', roles: 'b' })).toMatchObject({
      choice: { roles: { level: 'B' } },
      players: 3,
    });
    const { choice } = await choose({ scenario: '8', players: '5', roles: 'C', last: '20', token: true });
    expect(choice).toMatchObject({ roles: { level: 'C', last: 20, token: true } });
    expect((await choose({ scenario: '8', players: '5' })).choice).not.toHaveProperty('roles');
  });

  test('what does not go with it is said', async () => {
    expect(await complaint({ scenario: '2', roles: 'A' })).toContain('--roles does not apply here');
    expect(await complaint({ scenario: '3', last: '20' })).toContain('--last does not apply here');
    expect(await complaint({ evening: 'XF1', roles: 'A' })).toContain('--roles does not apply here');
    expect(await complaint({ scenario: '3', roles: 'F' })).toContain('one of A, B, C, D, E');
    expect(await complaint({ scenario: '3', roles: 'A', last: '25' })).toContain('12 to 24');
    expect(
      (await hushglass(['play', '--scenario', '3', '--players', '2', '--roles', 'A', '--yes'])).err,
    ).toContain('This game is for 3 to 8 players.');
  });

  test('what is left open is asked, and no is an answer', async () => {
    const answers = (roles: readonly string[]) => {
      const left = [...roles];
      return async (question: string, preset: string) =>
        /Hidden roles|Up to which|first sand timer|one of A, B|12 to 24/.test(question)
          ? (left.shift() ?? preset)
          : preset;
    };
    const asked = (...roles: readonly string[]) =>
      chooseGame({ ...asker, ask: answers(roles) }, { scenario: '3', players: '4' });
    expect((await asked('no')).choice).not.toHaveProperty('roles');
    expect((await asked('d', 'no', 'yes')).choice).toMatchObject({ roles: { level: 'D', token: true } });
    expect((await asked('x', 'e', '30', '13')).choice).toMatchObject({ roles: { level: 'E', last: 13 } });
  });

  test('a scenario of one’s own has them as well', async () => {
    const tiles = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
    writeFileSync(at('own.json'), JSON.stringify({ name: 'Ours', start: '1B', tiles, pieces: ['ownExits'] }));
    const { setup, title } = await chooseOwn(asker, { roles: 'A', players: '4' }, at('own.json'));
    expect(setup).toMatchObject({ roles: 'A', players: 4 });
    expect(title).toMatchObject({ roles: 'A' });
  });

  test('without cards there is nothing to look at', async () => {
    const { out } = await hushglass(['play', '--scenario', '3', '--yes', '--pace', '1'], ['card']);
    expect(out).toContain('Nobody holds a secret card in this game.');
    expect(roleTable('B', 3, { token: true }).game.box.setup.pieces).toContain('brokenTimer');
  });
});
