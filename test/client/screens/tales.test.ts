// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardRoom } from '#client/pieces/guardRoom/index.tsx';
import { type Course, openReplay } from '#client/replay/replay.ts';
import { Book } from '#client/screens/book/book.tsx';
import { End } from '#client/screens/end/end.tsx';
import { linesOf } from '#client/screens/end/records.ts';
import { linesOf as brokenInto } from '#client/screens/end/share/draw.ts';
import { sceneOf } from '#client/screens/end/share/scene.ts';
import { storyOf } from '#client/screens/end/story.ts';
import { ReplayControls } from '#client/screens/replay/controls.tsx';
import { momentsOf } from '#client/screens/replay/moments.ts';
import { ReplayScreen } from '#client/screens/replay/screen.tsx';
import { shortDate, spokenTime } from '#client/ui/dates.ts';
import { minutes, tx } from '#client/ui/text.ts';
import { EVENINGS } from '#content/evenings.ts';
import type { MallEntry, MallEvent, PawnId } from '#engine/mall/index.ts';
import type { Records } from '#protocol/records.ts';
import { button, buttons, done, gone, key, nameOf, press, shown, stageOf, textOf } from '../browser.ts';
import { pageOf, STARTED } from '../page.ts';

// What is told after a game: the end with its awards and records, the marks of a replay, the Book.

beforeEach(() => {
  stageOf(1_200, 800);
  sessionStorage.clear();
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the server answers, by the beginning of the address. */
function answers(by: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = Object.keys(by)
      .filter((start) => path.startsWith(start))
      .toSorted((one, other) => other.length - one.length)[0];
    return found === undefined
      ? new Response('{}', { status: 404 })
      : new Response(JSON.stringify(by[found]), { status: 200 });
  });
  return asked;
}

/** What is fetched late comes as late as the machine is busy. */
const IN_TIME = { timeout: 15_000 };

const soon = async (isSo: () => boolean) => {
  await vi.waitFor(() => {
    done(() => undefined);
    expect(isSo()).toBe(true);
  }, IN_TIME);
};

const FIRST: Records = {
  ...{ won: true, time: 60_000, timers: 1, wins: 1, isFirst: true },
  others: { time: null, timers: null },
};

describe('the records of a group', () => {
  const kinds = (change: Partial<Records>) =>
    linesOf({ ...FIRST, isFirst: false, others: { time: 60_001, timers: 1 }, ...change }).map(
      ({ kind }) => kind,
    );

  test('a first win is one; a better time is a record, the same is none', () => {
    expect(linesOf(FIRST)).toEqual([{ kind: 'first' }]);
    expect(kinds({})).toEqual(['time']);
    expect(kinds({ time: 60_001 })).toEqual(['best', 'fewest']);
    expect(kinds({ time: null })).toEqual(['best', 'fewest']);
  });

  test('fewer sand timer spaces are a record, as many are none', () => {
    expect(kinds({ timers: 0 })).toEqual(['time', 'timers']);
    expect(kinds({ time: 70_000, timers: 0 })).toEqual(['timers']);
  });

  test('after a loss one reads what there is to beat, if anything', () => {
    expect(kinds({ won: false })).toEqual(['best', 'fewest']);
    expect(kinds({ won: false, others: { time: null, timers: null } })).toEqual([]);
  });
});

describe('the end', () => {
  const ENDED: MallEvent = { type: 'ended', won: true, reason: 'escaped' };
  const entries: readonly MallEntry[] = [
    { at: 0, seat: 0, events: [STARTED] },
    { at: 100_000, seat: 1, events: [{ type: 'moved', seat: 1, pawn: 'elf', to: 1, by: 'walk' }, ENDED] },
  ];
  const end = (scenario: number, players = 2, game = 'g') => {
    const view = pageOf(scenario, { players, events: [STARTED, ENDED] }).view();
    const name = (seat: number) => ['Ada', 'Bo', 'Cy'][seat] ?? '';
    const story = storyOf(entries, players);
    return h(End, { view, game, story, nameOf: name, children: h('button', { type: 'button' }, 'on') });
  };
  const celebrates = (root: Element) => root.querySelector('.moment') !== null;

  test('is celebrated once a game, however often one comes back to it', () => {
    answers({});
    expect(celebrates(shown(end(3)))).toBe(true);
    expect(celebrates(shown(end(3)))).toBe(false);
    expect(celebrates(shown(end(3, 2, 'another')))).toBe(true);
  });

  test.each([
    [3, 2, 'play.end.wonHint'],
    [1, 2, 'play.end.wonFree'],
    [3, 1, 'play.end.wonAlone'],
  ] as const)('[C5] of scenario %d for %d praises what was done', (scenario, players, words) => {
    answers({});
    shown(end(scenario, players));
    expect(textOf(shown(end(scenario, players)).querySelector('header'))).toContain(tx(words));
  });

  test('tells awards with the names of who earned them, and the news of the group', async () => {
    const asked = answers({ '/api/book/records': FIRST });
    shown(end(3));
    const root = shown(end(3));
    await soon(
      () => root.querySelectorAll('.awards > li').length > 0 && root.querySelector('.record-news') !== null,
    );
    expect(asked).toContain('/api/book/records?game=g');
    const awards = [...root.querySelectorAll('.awards > li')].map(textOf);
    expect(awards.some((award) => award.includes(tx('tales.award.longBreath')) && award.includes('Bo'))).toBe(
      true,
    );
    expect(textOf(root.querySelector('.record-news'))).toBe(tx('tales.record.first'));
    expect(root.querySelectorAll('.end-acts tr').length).toBe(2);
  });
});

describe('the picture of a game', () => {
  test('has the mall as it lay, who stands there, and who is out', () => {
    const page = pageOf(1, { events: [STARTED, { type: 'escaped', pawn: 'elf', stays: false }] });
    const { squares, figures, width } = sceneOf(page.view());
    expect(squares.length).toBe(16 * page.view().shared.board.placed.length);
    expect(Math.min(...squares.map(({ x }) => x))).toBe(0);
    expect(Math.max(...squares.map(({ x }) => x))).toBe(width - 1);
    expect(figures.map(({ at }) => at === null).filter((out) => out).length).toBe(1);
    expect(figures.length).toBe(4);
  });

  test('breaks long words into lines, and says where it left something out', () => {
    const pen = { measureText: (text: string) => ({ width: [...text].length }) as TextMetrics };
    expect(brokenInto(pen, 'Ada, Bo and Cy', 8, 3)).toEqual(['Ada, Bo', 'and Cy']);
    expect(brokenInto(pen, 'Ada, Bo and Cy and Di', 8, 2)).toEqual(['Ada, Bo', 'and Cy…']);
    expect(brokenInto(pen, 'Maximiliane', 8, 2)).toEqual(['Maximil…']);
  });
});

describe('the marks of a replay', () => {
  const log: readonly MallEntry[] = [
    { at: 0, seat: null, events: [{ type: 'talkOpened' }] },
    { at: 5_000, seat: 0, events: [{ type: 'started', at: 5_000 }] },
    { at: 6_000, seat: 0, events: [{ type: 'moved', seat: 0, pawn: 'elf', to: 1, by: 'walk' }] },
    {
      ...{ at: 8_000, seat: 0 },
      events: [{ type: 'flipped', space: 3, at: 8_000, end: 99_000 }, { type: 'talkOpened' }],
    },
    { at: 9_000, seat: 1, events: [{ type: 'talkOpened' }] },
    { at: 10_000, seat: 1, events: [{ type: 'stolen', seat: 1 }] },
    { at: 12_000, seat: 0, events: [{ type: 'escaped', pawn: 'mage', stays: false }] },
    {
      ...{ at: 15_000, seat: 0 },
      events: [
        { type: 'escaped', pawn: 'elf', stays: false },
        { type: 'ended', won: true, reason: 'escaped' },
      ],
    },
    { at: 20_000, seat: 0, events: [{ type: 'talkOpened' }] },
  ];

  test('are turns, talk, the theft, exits and the end, one for each command', () => {
    expect(momentsOf(log, 5_000)).toEqual([
      { at: 3_000, kind: 'flip' },
      { at: 4_000, kind: 'talk' },
      { at: 5_000, kind: 'theft' },
      { at: 7_000, kind: 'exit', pawn: 'mage' },
      { at: 10_000, kind: 'won' },
    ]);
  });

  test('[X5.1] [X5.4] are captures and rescues too, and two captives are an end of their own', () => {
    const caught = (at: number, hero: 'elf' | 'mage', pawns: readonly PawnId[]): MallEntry => ({
      ...{ at, seat: 0 },
      events: [
        { type: 'moved', seat: 0, pawn: 'guard', to: 1, by: 'walk' },
        { type: 'captured', hero, by: 'guard' },
        { type: 'inGuardRoom', pawns },
      ],
    });
    const left = (at: number, pawn: PawnId, pawns: readonly PawnId[]): MallEntry => ({
      ...{ at, seat: 0 },
      events: [
        { type: 'moved', seat: 0, pawn, to: 1, by: 'walk' },
        { type: 'inGuardRoom', pawns },
      ],
    });
    const second = caught(9_000, 'mage', ['guard', 'elf', 'mage']);
    const entries = [
      caught(1_000, 'elf', ['guard', 'elf']),
      left(2_000, 'elf', ['guard']),
      left(3_000, 'guard', []),
      caught(4_000, 'elf', ['guard', 'elf']),
      {
        ...second,
        events: [...second.events, { type: 'ended', won: false, reason: 'captives' } as const],
      },
    ];
    expect(momentsOf(entries, 0, [guardRoom])).toEqual([
      { at: 1_000, kind: 'caught', pawn: 'elf' },
      { at: 2_000, kind: 'freed', pawn: 'elf' },
      { at: 4_000, kind: 'caught', pawn: 'elf' },
      { at: 9_000, kind: 'captives' },
    ]);
  });

  const COURSE: Course = {
    length: 10_000,
    marks: [0, 1_000, 3_000, 10_000],
    pace: 1,
    grain: 100,
    jumps: false,
  };
  const MARKS = [3_000, 5_000, 10_000].map((at) => ({
    ...({ at, what: `what ${at}`, pic: 'bag', time: minutes(at) } as const),
  }));
  const controls = () => {
    const replay = openReplay(COURSE);
    const spokenOf = (at: number) => `spoken ${at}`;
    const root = shown(
      h(ReplayControls, { replay, label: 'Moment', placeOf: String, spokenOf, marks: MARKS }),
    );
    return { replay, root, slider: root.querySelector('input[type=range]') as HTMLInputElement };
  };

  test('are buttons with a name and a time, and lead there', () => {
    const { replay, root } = controls();
    const theft = button(tx('tales.mark.at', { what: 'what 5000', time: '0:05' }), root);
    press(theft);
    expect(replay.at.value).toBe(5_000);
    expect(theft.getAttribute('aria-current')).toBe('true');
    expect(buttons(root).filter((one) => one.getAttribute('aria-current')).length).toBe(1);
    expect(root.querySelectorAll('.replay-ticks i').length).toBe(3);
  });

  test('keys lead from mark to mark, from act to act and to both ends, wherever the focus is', () => {
    const { replay, slider } = controls();
    const leads = (code: string, on: Element = document.body) => {
      key(code, {}, on);
      return replay.at.value;
    };
    expect(['PageDown', 'PageDown', 'PageUp'].map((code) => leads(code))).toEqual([3_000, 5_000, 3_000]);
    expect(leads('ArrowLeft')).toBe(1_000);
    expect(leads('ArrowRight')).toBe(3_000);
    expect(leads('End')).toBe(10_000);
    expect(leads('Home')).toBe(0);
    // The slider and the choice of speeds have keys of their own.
    const speed = slider.closest('.replay-controls')?.querySelector('[type=radio]') as Element;
    expect([leads('ArrowRight', slider), leads('ArrowRight', speed)]).toEqual([0, 0]);
  });

  test('the slider speaks time', () => {
    const { slider } = controls();
    expect(slider.getAttribute('aria-valuetext')).toBe('spoken 0');
    expect(spokenTime(192_000)).toBe('3 minutes 12 seconds');
    expect([spokenTime(61_000), spokenTime(0)]).toEqual(['1 minute 1 second', '0 seconds']);
  });

  test('who moved is lit, and whoever belongs to the room finds back to it', async () => {
    answers({ '/api/games/g/room': { room: 'abc' } });
    const replay = openReplay(COURSE);
    const root = shown(
      h(ReplayScreen, {
        ...{ replay, label: 'Moment', placeOf: String, game: 'g', title: 'Replay', names: ['Ada', 'Bo'] },
        ...{ mover: 1, faces: [], children: null },
      }),
    );
    expect([...root.querySelectorAll('[data-moved]')].map(textOf).join()).toContain('Bo');
    await soon(() => root.querySelector('a[href="/r/abc"]') !== null);
    expect(nameOf(root.querySelector('a[href="/r/abc"]') as Element)).toBe(tx('tales.toRoom'));
  });
});

const PLAYED = { timers: 1, time: 90_000, names: ['Ada'], when: 0 };

describe('the Book', () => {
  const line = (game: string, change: object = {}) => ({
    ...{ scenario: 3, level: 1, timers: 2, time: 192_000, names: ['Ada', 'Bo'], faces: [], game, when: 0 },
    ...change,
  });
  const challenge = {
    ...{ challenge: '0/0003/0001', count: 7, after: null },
    lines: [line('a', { sand: 60_000, joined: ['sister'] }), line('b')],
    first: line('b'),
    fastest: line('z', { time: 65_000 }),
  };
  const server = {
    '/api/book': { challenges: [challenge], next: null },
    '/api/book/open': { won: [3], evenings: ['XT1'], tried: [3, 5] },
    '/api/book/past': {
      games: [
        { ...{ game: 'p', title: { scenario: 5, level: 1 }, won: false, reason: 'sand' }, ...PLAYED },
        { ...{ game: 'q', title: { quest: '1-2' }, won: true, reason: 'out' }, ...PLAYED },
      ],
      next: '5.1',
    },
  };

  test('has a page for each scenario: who, when, how, the best time, a ribbon for the first win', async () => {
    answers(server);
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelector('.book-page') !== null);
    const page = textOf(root.querySelector('.book-page'));
    for (const words of [
      tx('tales.book.wins', { count: 7 }),
      tx('tales.book.bestTime', { time: '1:05' }),
      tx('tales.book.sand', { time: '1:00' }),
      shortDate(0),
    ])
      expect(page).toContain(words);
    expect(page).toContain(tx('tales.book.joined', { what: tx('game.piece.sister') }));
    const [other, first] = [...root.querySelectorAll('.book-line')].map(textOf);
    expect([other?.includes(tx('tales.book.firstWin')), first?.includes(tx('tales.book.firstWin'))]).toEqual([
      false,
      true,
    ]);
  });

  test('says what is still open, and what was at least tried', async () => {
    answers(server);
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelectorAll('.book-open').length === 2);
    const open = [...root.querySelectorAll('.book-blank')].map(textOf);
    expect(open.length).toBe(16 + EVENINGS.length - 1);
    expect(open.some((page) => page.includes(tx('security.evening.XT1')))).toBe(false);
    expect(open.some((page) => page.includes(tx('security.evening.XF1')))).toBe(true);
    expect(open.filter((page) => page.includes(tx('tales.book.tried'))).length).toBe(1);
    expect(textOf(root.querySelector('.book-progress'))).toBe(tx('tales.book.progress', { won: 1, all: 17 }));
  });

  test('[R15c] tells what was played in this room, and of the host nothing but wins', async () => {
    const asked = answers(server);
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelectorAll('.book-played').length === 2);
    const [lost, quest] = [...root.querySelectorAll('.book-played')].map(textOf);
    expect(lost).toContain(tx('tales.book.lost'));
    expect(quest).toContain('1-2');
    press(button(tx('tales.book.furtherBack'), root));
    await soon(() => asked.includes('/api/book/past?room=abc&after=5.1'));
    const before = asked.length;
    const host = shown(h(Book, { room: null }));
    await soon(() => host.querySelector('.book-open') !== null);
    expect(asked.slice(before).filter((path) => path.includes('past'))).toEqual([]);
  });

  test('[X0.7] has the evenings under their own names, and says which modules were in play', async () => {
    const {
      level: _,
      scenario: __,
      ...won
    } = line('e', { evening: 'XT3', hardcore: 1, joined: ['antiStress'] });
    const evening = { challenge: '0x/XT0003/1', count: 1, after: null, lines: [won], first: won };
    const title = { scenario: 5, level: 1, modules: 'guard,maps' };
    const guarded = { ...PLAYED, game: 'r', title, joined: ['guard', 'maps'], won: true, reason: 'out' };
    answers({
      ...server,
      '/api/book': { challenges: [challenge, evening], next: null },
      '/api/book/past': { games: [guarded], next: null },
    });
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelectorAll('.book-played').length === 1);
    const [, page] = [...root.querySelectorAll('.book-page')].map(textOf);
    expect(page).toContain(tx('security.evening.XT3'));
    expect(page).toContain(tx('security.hardcore'));
    expect(page).toContain(tx('tales.book.joined', { what: tx('game.piece.antiStress') }));
    const modules = [tx('game.piece.guard'), tx('game.piece.maps')];
    for (const name of modules) expect(textOf(root.querySelector('.book-played'))).toContain(name);
  });

  test('is an invitation while it is empty', async () => {
    answers({
      ...server,
      '/api/book': { challenges: [], next: null },
      '/api/book/open': { won: [], evenings: [], tried: [] },
    });
    const root = shown(h(Book, { room: 'abc' }));
    await soon(() => root.querySelectorAll('.book-open').length === 2);
    expect(root.querySelector('.book-white')).not.toBeNull();
    expect(root.querySelectorAll('.book-blank').length).toBe(17 + EVENINGS.length);
  });
});
