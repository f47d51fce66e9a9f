import { describe, expect, test } from 'vitest';
import { tableActs } from '#cli/draw/acts.ts';
import { ASCII, type Look } from '#cli/draw/look.ts';
import { statesOf } from '#cli/draw/panel.ts';
import { endText, narrate } from '#cli/narrate.ts';
import { commandFor } from '#cli/play/command.ts';
import { parse } from '#cli/play/parse.ts';
import { passTime } from '#cli/play/tableState.ts';
import { LANGS, type Lang } from '#content/locales/index.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { begun, typed } from './roleTables.ts';

// Hidden roles in a terminal: what is typed, printed and told.

const LOOK: Look = { lang: 'en', marks: ASCII, colour: false };
const FOUR = ['B09', 'B01', 'B02', 'B03'] as const;

describe('accusing in a terminal', () => {
  const table = begun('B', FOUR);

  test('[H1.3] [H1.5] a cry, thumbs and the glass, told one after the other', () => {
    const { said, game } = typed(table, '2: accuse 1', '3: up', '3: down', '3: up', '4: +', '2: turn');
    expect(said[0]).toEqual(['Seat 2 accuses: seat 1. Five seconds to vote.']);
    // A change of mind is nobody else's business.
    expect(said.slice(1, 4)).toEqual([['Answered: 1 of 2.'], [], []]);
    expect(said[4]?.slice(0, 2)).toEqual([
      'All agree (3 up, 4 up).',
      'Seat 1 is out, unmasked: Cold Hands, traitor.',
    ]);
    expect(said[4]).toContain('Seat 2 may turn the glass.');
    expect(said[5]?.[0]).toMatch(/^The sand timer turns/);
    expect(statesOf(game, LOOK)).toContain('seat 1 is a phantom (Cold Hands)');
  });

  test('[H1.4] a thumb down, or none in time, rejects it', () => {
    const { said, table: open } = typed(table, '1: accuse 2', 'up 3', '4: -', '2: accuse 3');
    expect(said[2]).toEqual(['The accusation is rejected (3 up, 4 down).']);
    expect(statesOf(open.game, LOOK)).toContain('vote: seat 2 accuses seat 3; answered 0 of 2 (up, down)');
    expect(passTime(open, 9_300).said).toEqual(['The accusation is rejected (1 no answer, 4 no answer).']);
  });

  test('thumbs of several seats are typed at once, each judged by itself', () => {
    const { said } = typed(table, '1: accuse 2', 'up 2 3 4');
    expect(said[1]?.[0]).toBe('You have no say in this vote.');
    expect(said[1]?.[2]).toBe('All agree (3 up, 4 up).');
    expect(said[1]?.at(-2)).toBe('Somebody loyal was condemned. The heist has failed.');
    expect(said[1]?.at(-1)).toMatch(/^The cards: seat 1 Cold Hands, seat 2 Bag Packer/);
  });

  test('[H2.2] several are accused in one line', () => {
    expect(typed(table, '4: accuse 1 2').said[0]).toEqual([
      'Seat 4 accuses: seat 1, seat 2. Five seconds to vote.',
    ]);
  });

  test('[H1.6] who is out has no say when the table pauses', () => {
    const lines = ['2: accuse 1', 'up 3 4', '2: leave', 'pause', 'resume', '2: eye 1'];
    const { said } = typed(table, ...lines);
    expect(said[3]?.at(-1)).toBe('The game is paused.');
    expect(said[4]?.at(-1)).toBe('The sand runs on.');
    expect(said[5]).toEqual(['That player is out of the game.']);
  });

  test('[H2.5] a phantom talks in silence, and not in a window', () => {
    const { said } = typed(
      table,
      '2: accuse 1',
      'up 3 4',
      '1: say boo',
      '2: say hush',
      '2: turn',
      '1: say boo',
    );
    expect(said[2]).toContain('Seat 1: boo');
    expect(said[3]).toEqual(['Silence! No words now.']);
    expect(said[5]).toEqual(['Silence! No words now.']);
  });
});

describe('the eye card, and giving up', () => {
  test('[H1.7] eye 3 puts it there, and it stays in sight', () => {
    const { said, game } = typed(begun('A', ['A08', 'A01', 'A02']), 'eye 3', 'eye 9');
    expect(said).toEqual([['Seat 1 puts the eye card before seat 3.'], ['There is no such seat.']]);
    expect(statesOf(game, LOOK)).toContain('eye card: before seat 3, put there by seat 1');
  });

  test('[H2.3] the only loyal one abandons, and is said to be away in time', () => {
    const { said, game } = typed(begun('B', ['B09', 'B01', 'B10']), '2: abandon');
    expect(said[0]?.slice(0, 2)).toEqual([
      'Seat 2 abandons the heist.',
      endText('en', true, 'abandonedAlone'),
    ]);
    expect(game.shared.result?.seats.map(({ outcome }) => outcome)).toEqual(['lost', 'won', 'lost']);
  });

  test('[H0.1] what is offered to type is the same whatever somebody holds', () => {
    const loyal = tableActs(begun('B', FOUR).game, LOOK, 1);
    const traitor = tableActs(begun('B', ['B01', 'B09', 'B02', 'B03']).game, LOOK, 1);
    expect(loyal).toEqual(traitor);
    expect(loyal).toEqual(expect.arrayContaining(['accuse', 'eye', 'abandon']));
    expect(tableActs(begun('A', ['A08', 'A01', 'A02']).game, LOOK, 1)).not.toContain('abandon');
  });
});

describe('the end of it', () => {
  const last: MallEvent = { type: 'lastAsked', seat: 1, until: 60_000 };

  test('[H3.4] the last one decides', () => {
    const table = begun('C', ['C12', 'C07', 'C08'], last);
    expect(narrate('en', table.game, last)).toBe('Only seat 2 is left, and decides how it ends.');
    expect(statesOf(table.game, LOOK)).toContain('seat 2 decides how it ends (succeed, fail)');
    expect(tableActs(table.game, LOOK, 1)).toEqual(['succeed', 'fail']);
    expect(typed(table, '1: fail').said[0]).toEqual(['It is not for you to decide.']);
    expect(typed(table, '2: succeed').said[0]?.[0]).toBe('The last one left brought it off.');
    expect(typed(table, '2: fail').said[0]?.[0]).toContain('let it fail');
  });

  const opened: MallEvent = {
    type: 'diviningOpened',
    traitors: [0, 1],
    cards: ['E08', 'E10'],
    until: 60_000,
  };

  test('[H5.2] traitors guess a mission of the seven, or none', () => {
    const table = begun('E', ['E08', 'E10', 'E04', 'E01'], opened);
    expect(narrate('en', table.game, opened)).toContain('seat 1 Encore, seat 2 Frame Job');
    expect(statesOf(table.game, LOOK).join()).toContain('E04 Wizard’s Hourglass');
    const { said } = typed(table, '1: guess 3 E05', '2: guess 3 4', '2: forgo');
    expect(said[0]).toEqual(['Seat 1 takes seat 3 for Family Photo, and is wrong: Wizard’s Hourglass.']);
    expect(said[1]).toEqual(['This card is open already; your guess is not spent.']);
    expect(said[2]?.[0]).toBe('Seat 2 does not guess.');
    expect(typed(table, '2: guess 4 1').said[0]?.[0]).toBe('Seat 2 sees through seat 4: Battering Ram.');
  });

  test('[R27] a vote that lapses, and a mission that failed', () => {
    const { game } = begun('C', ['C12', 'C05', 'C08']);
    const out: MallEvent = {
      ...{ type: 'eliminated', seat: 1, why: 'failed', card: 'C05' },
      ...{ side: 'loyal', status: 'failed', at: 0 },
    };
    expect(narrate('en', game, { type: 'voteLapsed' })).toBe('The vote is void.');
    expect(narrate('en', game, out)).toBe('Seat 2 is out, and has failed: Mousehole, loyal.');
    const silent: readonly MallEvent[] = [
      { type: 'noted', at: 0, seat: 0, act: true },
      { type: 'glassTaken' },
    ];
    expect(silent.map((event) => narrate('en', game, event))).toEqual([null, null]);
    const after = begun('C', ['C12', 'C05', 'C08'], out);
    expect(statesOf(after.game, LOOK)).toContain('seat 2 is out, failed (Mousehole)');
  });
});

describe('the words for it', () => {
  const { game } = begun('B', FOUR);
  const command = (lang: Lang, text: string) => {
    const intent = parse(lang, text);
    return intent.kind === 'act' ? commandFor(game, 0, intent.act, intent.seat) : intent;
  };
  const WORDS: Readonly<Record<Lang, readonly string[]>> = {
    en: [
      'accuse 2 4',
      'eye 3',
      'up',
      'down',
      'turn',
      'leave',
      'abandon',
      'succeed',
      'fail',
      'guess 2 E04',
      'forgo',
    ],
    fr: [
      ...['accuser 2, 4', 'œil 3', 'pour', 'contre', 'retourner', 'laisser', 'abandonner'],
      ...['réussir', 'échouer', 'deviner 2 e04', 'renoncer'],
    ],
    nl: [
      ...['beschuldig 2 4', 'oog 3', 'voor', 'tegen', 'draai', 'laat', 'opgeven'],
      ...['lukken', 'mislukken', 'raad 2 4', 'afzien'],
    ],
  };

  test.each(LANGS)('are typed in %s, and in English always', (lang) => {
    const expected = [
      { type: 'accuse', seat: 0, accused: [1, 3] },
      { type: 'putEye', seat: 0, target: 2 },
      [{ type: 'vote', seat: 0, up: true }],
      [{ type: 'vote', seat: 0, up: false }],
      { type: 'turnGlass', seat: 0, turn: true },
      { type: 'turnGlass', seat: 0, turn: false },
      { type: 'abandon', seat: 0 },
      { type: 'decideHeist', seat: 0, success: true },
      { type: 'decideHeist', seat: 0, success: false },
      { type: 'divine', seat: 0, target: 1, card: 'E04' },
      { type: 'forgo', seat: 0 },
    ];
    expect(WORDS[lang].map((text) => command(lang, text))).toEqual(expected);
    expect(WORDS.en.map((text) => command(lang, text))).toEqual(expected);
  });

  test.each([
    'accuse',
    'accuse x',
    'eye',
    'eye 1 2',
    'turn 2',
    'guess 2',
    'guess 2 E08',
    'guess 2 9',
    'abandon 1',
  ])('%s is nothing one can do', (text) => {
    expect(command('en', text)).toMatchObject({ kind: 'unclear' });
  });
});
