// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs } from '#client/prefs.ts';
import { QuestAlone } from '#client/screens/tower/alone/questAlone.tsx';
import { WithBot } from '#client/screens/tower/alone/withBot.tsx';
import { isHelped, noteHelped, readHelped, withHelp } from '#client/screens/tower/helped.ts';
import { Storey } from '#client/screens/tower/map/storey.tsx';
import { type QuestDone, QuestScreen } from '#client/screens/tower/play/questScreen.tsx';
import { feats } from '#client/screens/tower/progress.ts';
import { type Earned, type Price, priceOf, silverUpTo, starFor } from '#client/screens/tower/starRules.ts';
import { fetchQuest } from '#client/state/quests.ts';
import { localTable } from '#client/tower/local.ts';
import { tx } from '#client/ui/text.ts';
import { toasts } from '#client/ui/toasts.tsx';
import { ADVENTURES, type Adventure } from '#content/adventures.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { button, done, gone, press, shown, stageOf, textOf } from '../browser.ts';
import { BY_SWAP, shippedOf, TWO_DOORS } from '../towerTables.ts';

beforeEach(() => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  localStorage.clear();
  feats.value = {};
  toasts.value = [];
});
afterEach(() => {
  gone();
  vi.unstubAllGlobals();
});

describe('stars', () => {
  test('gold for the fewest actions, silver for two more or a fifth, none for more', () => {
    expect([3, 10, 14, 15, 33].map(silverUpTo)).toEqual([5, 12, 16, 18, 39]);
    expect([10, 11, 12, 13].map((actions) => starFor(actions, 10, false))).toEqual([
      'gold',
      'silver',
      'silver',
      null,
    ]);
    expect(starFor(10, 10, true)).toBeNull();
  });

  test('help costs nothing where no better star is left, or none is to be had', () => {
    expect([undefined, 'gold', 'silver', 'none'].map((star) => priceOf(star as Earned, false))).toEqual([
      'none',
      'none',
      'due',
      'due',
    ]);
    expect(priceOf('none', true)).toBe('paid');
  });

  test('help counts until tomorrow, for that quest alone; nonsense that was kept is nothing', () => {
    noteHelped('one', '2026-11-18');
    expect(['one', 'two'].map((drawing) => isHelped(drawing, '2026-11-18'))).toEqual([true, false]);
    expect(isHelped('one', '2026-11-19')).toBe(false);
    const old = withHelp(withHelp({}, 'a', '2026-11-17'), 'b', '2026-11-18');
    expect(old).toEqual({ b: '2026-11-18' });
    for (const kept of [null, 3, {}, { version: 2, quests: old }]) expect(readHelped(kept)).toEqual({});
    expect(readHelped({ version: 1, quests: { ...old, c: 4, d: 'then' } })).toEqual(old);
  });
});

/** A quest being played alone, with what it told at the end. */
function played(star: Earned | null = 'none', drawing = TWO_DOORS) {
  const shipped = shippedOf(drawing);
  const table = localTable(shipped.quest);
  const told: QuestDone[] = [];
  let helped = 0;
  const root = shown(
    h(QuestScreen, {
      table,
      shipped,
      solver: null,
      title: 'Two doors',
      home: '/tower',
      onDone: (one: QuestDone) => told.push(one),
      onHelped: () => {
        helped += 1;
      },
      ...(star === null ? {} : { star }),
    }),
  );
  const solve = () =>
    done(() => {
      for (const action of shipped.proof.solution) {
        if (action.type !== 'move') throw new Error('no move');
        const from = table.game.value?.position.pawns[action.pawn] as number;
        table.act({ type: 'move', pawn: PAWNS[action.pawn] as 'elf', from, to: action.to });
      }
    });
  const waste = () => {
    const space = (column: number) => column;
    done(() => table.act({ type: 'move', pawn: 'mage', from: space(0), to: space(1) }));
    done(() => table.act({ type: 'move', pawn: 'mage', from: space(1), to: space(0) }));
  };
  const ended = () =>
    vi.waitFor(() => root.querySelector('.end-card') ?? Promise.reject(new Error('goes on')));
  return { root, solve, waste, ended, told, helped: () => helped };
}

const says = (root: Element, key: 'tower.price.due' | 'tower.price.paid') => textOf(root).includes(tx(key));

describe('the price of help', () => {
  test('whether it can still be won is free, and the price of more is told before it is paid', async () => {
    const { root, solve, told, helped, ended } = played();
    press(button(tx('tower.hint'), root));
    expect(textOf(root)).toContain(tx('tower.hint.open'));
    expect([says(root, 'tower.price.due'), helped()]).toEqual([true, 0]);
    solve();
    expect(told).toMatchObject([{ won: true, actions: 6, star: 'gold' }]);
    expect(textOf(await ended())).toContain(tx('tower.star.gold'));
  });

  test('who is told more earns no star, and is told so', async () => {
    const { root, solve, told, helped, ended } = played();
    press(button(tx('tower.hint'), root));
    press(button(tx('tower.hint.more'), root));
    expect(helped()).toBe(1);
    solve();
    expect(told).toMatchObject([{ won: true, actions: 6, star: null }]);
    expect(textOf(await ended())).toContain(tx('tower.done.starless'));
  });

  test('what it is about is told first, then whom to look at, then what to do', async () => {
    const { root } = played('none', BY_SWAP);
    press(button(tx('tower.hint'), root));
    press(button(tx('tower.hint.more'), root));
    const told = () => root.querySelector('.quest-hint-what strong') ?? Promise.reject(new Error('none'));
    const idea = textOf(await vi.waitFor(told, { timeout: 10_000 }));
    expect(idea).toBe(tx('ideas.name.calledOut'));
    expect(root.querySelector('.pawn-lit')).toBeNull();
    press(button(tx('tower.hint.more'), root));
    expect(textOf(root.querySelector('.quest-hint-what'))).toMatch(/^Look at/);
    press(button(tx('tower.hint.more'), root));
    expect(root.querySelector('.cell-lit')).not.toBeNull();
  });

  test('where the way is about nothing but walking, whom to look at is told at once', async () => {
    const { root } = played();
    press(button(tx('tower.hint'), root));
    press(button(tx('tower.hint.more'), root));
    const told = () => expect(textOf(root.querySelector('.quest-hint-what'))).toMatch(/^Look at/);
    await vi.waitFor(told, { timeout: 10_000 });
  });

  test('the solution has the same price, told in the same words', () => {
    const { root, helped } = played();
    press(button(tx('tower.more'), root));
    expect(says(document.body, 'tower.price.due')).toBe(true);
    expect(helped()).toBe(0);
    press(button(tx('tower.watch'), document.body));
    expect(helped()).toBe(1);
  });

  test('so has the best way after a win that was not the best; what was won stays won', async () => {
    const { root, solve, waste, told, helped, ended } = played();
    waste();
    solve();
    expect(told).toMatchObject([{ won: true, actions: 8, star: 'silver' }]);
    const card = await ended();
    expect(textOf(card)).toContain(tx('tower.star.silver', { best: 6 }));
    expect(says(card, 'tower.price.due')).toBe(true);
    press(button(tx('tower.done.replay'), root));
    expect(helped()).toBe(1);
    press(button(tx('tower.watch.close'), root));
    expect(textOf(await ended())).toContain(tx('tower.star.silver', { best: 6 }));
  });

  test('whoever came too late for a star is told how few it takes', async () => {
    const { solve, waste, told, ended } = played();
    waste();
    waste();
    solve();
    expect(told).toMatchObject([{ won: true, actions: 10, star: null }]);
    expect(textOf(await ended())).toContain(tx('tower.star.none', { silver: 8, best: 6 }));
  });

  test('where there is no star, or gold is there already, help costs nothing', () => {
    for (const star of [null, 'gold'] as const) {
      const { root, helped } = played(star);
      press(button(tx('tower.hint'), root));
      expect(says(root, 'tower.price.due')).toBe(false);
      press(button(tx('tower.hint.more'), root));
      expect(helped()).toBe(0);
      gone();
    }
  });
});

describe('a bot that plays along', () => {
  /** Whether it was switched on, once it was asked for at this price. */
  function asked(price: Price) {
    const changes: boolean[] = [];
    const onChange = (on: boolean) => changes.push(on);
    const shipped = shippedOf(TWO_DOORS);
    const root = shown(h(WithBot, { id: '1-1', shipped, on: false, onChange, price, next: null }));
    press(button(tx('tower.withBot'), root));
    return { root, changes };
  }

  test('costs what a hint costs, told before it is paid', () => {
    const { root, changes } = asked('due');
    expect([says(document.body, 'tower.price.due'), changes]).toEqual([true, []]);
    press(button(tx('tower.withBot.no'), document.body));
    expect([says(root, 'tower.price.due'), changes]).toEqual([false, []]);
    press(button(tx('tower.withBot'), root));
    press(button(tx('tower.withBot.yes'), document.body));
    expect(changes).toEqual([true]);
  });

  test('comes at once where help is paid for, or costs nothing', () => {
    for (const price of ['paid', 'none'] as const) {
      expect(asked(price).changes).toEqual([true]);
      gone();
    }
  });

  test('leaves no star to earn in that quest until tomorrow', async () => {
    const quest = await fetchQuest('1-1');
    const root = shown(h(QuestAlone, { id: '1-1' }));
    // Its place is kept for it from the start.
    const offered = () => button(tx('tower.withBot'), root);
    await vi.waitFor(() => expect(offered().disabled).toBe(false));
    press(offered());
    expect(isHelped(quest.drawing)).toBe(false);
    press(button(tx('tower.withBot.yes'), document.body));
    expect(isHelped(quest.drawing)).toBe(true);
  });
});

describe('where a hero can go', () => {
  test('is marked round a key or an exit, and on a bare space by a dot', () => {
    const { root } = played();
    press(button(new RegExp(`^${tx('game.hero.mage')}`, 'i'), root));
    const looks = (space: number) =>
      root.querySelector(`.cells [data-space="${space}"]`)?.getAttribute('class') ?? '';
    // A key, and the bare space behind it.
    expect(looks(1)).toMatch(/target.*cell-thing/);
    expect(looks(2)).toMatch(/target/);
    expect(looks(2)).not.toContain('cell-thing');
  });
});

describe('a floor', () => {
  const first = ADVENTURES[0] as Adventure;

  test('[T16] a barred epic says on touch what is still before it', () => {
    feats.value = { [first.trials[0] as string]: { skipped: true } };
    const root = shown(h(Storey, { adventure: first, current: true }));
    press(root.querySelector(`[data-quest="${first.epic}"]`));
    const said = toasts.value.map(({ text }) => text).join();
    expect(said).toContain(tx('towerMap.trial', { number: 2 }));
    expect(said).not.toContain(tx('towerMap.trial', { number: 1 }));
  });

  test('how hard it is looks like no star that was earned', () => {
    const root = shown(h(Storey, { adventure: first, current: true }));
    expect(root.querySelectorAll('.glow-star').length).toBe(0);
    expect(root.querySelector('.climb')?.getAttribute('aria-label')).toBe(tx('towerMap.stars.1'));
    done(() => {
      feats.value = { '1-1': { actions: 9, near: true }, '1-2': { actions: 8, best: true } };
    });
    const stars = (id: string) =>
      root.querySelector(`[data-quest="${id}"] .glow-star`)?.getAttribute('class');
    expect([stars('1-1'), stars('1-2')]).toEqual(['glow-star star-silver', 'glow-star star-gold']);
  });
});
