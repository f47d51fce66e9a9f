// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Book } from '#client/screens/book/book.tsx';
import { achievedAlone } from '#client/screens/cabinet/alone.ts';
import { ICONS } from '#client/screens/cabinet/icons.ts';
import { keepAlone, keptAlone } from '#client/screens/cabinet/keptAlone.ts';
import { filtered, grouped, shelfOf } from '#client/screens/cabinet/shelf.ts';
import { End } from '#client/screens/end/end.tsx';
import { storyOf } from '#client/screens/end/story.ts';
import { shortDate } from '#client/ui/dates.ts';
import { tx } from '#client/ui/text.ts';
import { isDoing } from '#content/achievements/doers.ts';
import { ACHIEVEMENT_IDS, CROWN, GOALS } from '#content/achievements/goals.ts';
import { randomFrom, viewFor } from '#engine/mall/index.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import { AWAY, tell } from '../../content/achievements/game.ts';
import { done, gone, press, shown, stageOf, textOf } from '../browser.ts';

// [XA0] the cabinet: of somebody in a room, of who plays alone in this browser, and what is new in it after a game.

beforeEach(() => {
  stageOf(1_200, 800);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

/** Null: whoever asks does not belong to the room. */
const answer = (kept: readonly KeptAchievement[] | null) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const status = kept !== null && path.endsWith('/achievements') ? 200 : 404;
    return new Response(JSON.stringify({ kept }), { status });
  });

const soon = (isSo: () => boolean) =>
  vi.waitFor(
    () => {
      done(() => undefined);
      expect(isSo()).toBe(true);
    },
    { timeout: 15_000 },
  );

const DAY = Date.UTC(2026, 10, 3);
const KEPT: readonly KeptAchievement[] = [
  { id: 'XA10', best: 1, game: 'talked', won: DAY },
  { id: 'XA16', best: 5, game: null, won: null },
];

const cards = (root: Element) => [...root.querySelectorAll('.feat')];
const cardOf = (root: Element, id: 'XA1' | 'XA10' | 'XA16') =>
  cards(root).find((card) => textOf(card.querySelector('h3')).endsWith(tx(`cabinet.${id}`))) as Element;

async function cabinetOf(room: string | null): Promise<Element> {
  const root = shown(h(Book, { room, cabinet: true }));
  await soon(() => root.querySelector('.feat, [role=alert]') !== null);
  return root;
}

describe('the cabinet of a room', () => {
  test('[XA0] has all forty-two, by name, picture and what each takes', async () => {
    answer(KEPT);
    const root = await cabinetOf('abc');
    expect(cards(root)).toHaveLength(42);
    expect(new Set(Object.values(ICONS)).size).toBe(42);
    for (const card of cards(root)) expect(card.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
    expect(new Set(cards(root).map(textOf)).size).toBe(42);
    expect(textOf(root)).toContain(tx('cabinet.count', { won: 1, all: 42 }));
    expect(textOf(root)).toContain(tx('cabinet.room', { room: 'abc' }));
  });

  test('[XA0] says when one was won, and leads to that game; how far one was where it is open', async () => {
    answer(KEPT);
    const root = await cabinetOf('abc');
    const won = cardOf(root, 'XA10');
    expect(textOf(won)).toContain(tx('cabinet.won', { when: shortDate(DAY) }));
    expect(won.querySelector('a')?.getAttribute('href')).toBe('/replay/talked');
    expect(textOf(cardOf(root, 'XA16'))).toContain(tx('cabinet.best', { count: 5, all: 6 }));
    expect(textOf(cardOf(root, 'XA1'))).toContain(tx('cabinet.open'));
    expect(cardOf(root, 'XA1').querySelector('a')).toBeNull();
  });

  test('shows those that are won, or those that are open', async () => {
    answer(KEPT);
    const root = await cabinetOf('abc');
    const choose = (label: string) =>
      press(
        [...root.querySelectorAll('label')]
          .find((one) => textOf(one) === label)
          ?.querySelector('input') as Element,
      );
    choose(tx('cabinet.filter.won'));
    expect(cards(root)).toHaveLength(1);
    choose(tx('cabinet.filter.open'));
    expect(cards(root)).toHaveLength(41);
  });

  test('is nobody’s who does not belong there; what cannot be fetched is said', async () => {
    answer(null);
    expect(textOf(await cabinetOf('abc'))).toContain(tx('cabinet.stranger'));
    gone();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    expect(textOf(await cabinetOf('abc'))).toContain(tx('cabinet.failed'));
  });
});

describe('the cabinet of this browser', () => {
  test('[XA0] keeps the first time, and the farthest one was', () => {
    expect(keepAlone([{ id: 'XA16', count: 5 }], 1)).toEqual([]);
    expect(keepAlone([{ id: 'XA16', count: 3 }], 2)).toEqual([]);
    expect(keptAlone()).toMatchObject([{ id: 'XA16', best: 5, won: null }]);
    expect(keepAlone([{ id: 'XA16', count: 6 }], 3)).toEqual(['XA16']);
    expect(keepAlone([{ id: 'XA16', count: 6 }], 4)).toEqual([]);
    expect(keptAlone()).toMatchObject([
      { id: 'XA16', best: 6, won: 3 },
      { id: CROWN, best: 1, won: null },
    ]);
  });

  test('[XA42] the last comes with the forty-first', () => {
    const [first, ...others] = ACHIEVEMENT_IDS.filter((id) => id !== CROWN).map((id) => ({
      id,
      count: GOALS[id],
    }));
    expect(keepAlone(others, 1)).not.toContain(CROWN);
    expect(keepAlone(first === undefined ? [] : [first], 2)).toEqual([first?.id, CROWN]);
  });

  test('is empty where what is kept is no such thing', async () => {
    localStorage.setItem('hushglass.achievedAlone', '[{"id":"toString","best":1,"won":1},{"id":"XA1"},7]');
    expect(keptAlone()).toEqual([]);
    const root = await cabinetOf(null);
    expect(textOf(root)).toContain(tx('cabinet.alone'));
    expect(textOf(root)).toContain(tx('cabinet.count', { won: 0, all: 42 }));
  });

  test('[XA0] has what a game alone was won with, from its deal on', () => {
    const game = lonely();
    expect(achievedAlone(game, game.box, {})).toContain('XA15');
    expect(achievedAlone(game, game.box, {})).toEqual([]);
    expect(keptAlone().find(({ id }) => id === 'XA15')).toMatchObject({ won: expect.any(Number) });
  });

  test('[XA0] has nothing that bots alone did, and all of it where one act was a person’s', () => {
    const game = lonely();
    const byBots = game.entries.map((entry) =>
      entry.seat === null ? entry : { ...entry, bot: true as const },
    );
    expect(achievedAlone({ ...game, entries: byBots }, game.box, {})).toEqual([]);
    expect(keptAlone()).toEqual([]);
    const first = game.entries.findIndex(isDoing);
    const mixed = byBots.map((entry, index) => (index === first ? (game.entries[first] ?? entry) : entry));
    expect(achievedAlone({ ...game, entries: mixed }, game.box, {})).toContain('XA15');
  });
});

/** Acts without a deal: whoever plays alone has that from chance. Telekinesis there and back, and a win by hand. */
function lonely() {
  const told = tell({
    pieces: ['telekinesis'],
    lies: { ...AWAY, P0: [1, 0] },
    stands: { elf: ['T1', 0, 2] },
  });
  const moves = () =>
    told.gives({ type: 'telekinesis', seat: 0, from: told.spaceOf('elf'), tile: told.tile('P0') });
  moves();
  told.puts({ elf: ['T1', 2, 3] });
  moves();
  told.wins();
  return { ...told, random: randomFrom('seed') };
}

describe('the end of a won game', () => {
  const end = (kept: readonly KeptAchievement[]) => {
    answer(kept);
    const told = lonely();
    const view = viewFor(told.now(), 0);
    sessionStorage.setItem('hushglass.celebrated', '"now"');
    return shown(
      h(End, {
        ...{ game: 'now', view, story: storyOf(told.entries, 2), nameOf: String, children: null },
        achiever: { room: 'abc' },
      }),
    );
  };

  test('[XA0] tells what is new for whoever looks, and the way to it', async () => {
    const root = end([...KEPT, { id: 'XA15', best: 1, game: 'now', won: DAY }]);
    await soon(() => root.querySelector('.new-feats') !== null);
    const fresh = textOf(root.querySelector('.new-feats'));
    expect(fresh).toContain(tx('cabinet.new', { count: 1 }));
    expect(fresh).toContain(tx('cabinet.XA15'));
    expect(fresh).not.toContain(tx('cabinet.XA10'));
    expect(root.querySelector('.new-feats a')?.getAttribute('href')).toBe('/book/cabinet?room=abc');
  });

  test('says nothing where nothing is new', async () => {
    const root = end(KEPT);
    await soon(() => root.querySelector('.end-numbers') !== null);
    expect(root.querySelector('.new-feats')).toBeNull();
  });
});

describe('the shelf', () => {
  test('has groups in the order of the books, and none that is empty', () => {
    const shelf = shelfOf(KEPT);
    expect(grouped(shelf).map(([, feats]) => feats.length)).toEqual([8, 11, 9, 13, 1]);
    expect(grouped(filtered(shelf, 'won')).map(([group]) => group)).toEqual(['mall']);
  });
});
