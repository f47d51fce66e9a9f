// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose } from '#client/board/acts.ts';
import { tokenAt } from '#client/board/state.ts';
import { mallModel, sandNow } from '#client/mall/index.ts';
import { Acts } from '#client/screens/game/acts.tsx';
import { availableOf } from '#client/screens/game/facts.ts';
import { Hand } from '#client/screens/game/hand.tsx';
import { Players } from '#client/screens/game/players.tsx';
import { Ready } from '#client/screens/game/ready.tsx';
import { StatusBar } from '#client/screens/game/statusBar.tsx';
import { Tracker } from '#client/screens/game/tracker.tsx';
import { Whom } from '#client/screens/game/whom.tsx';
import { optionsOf } from '#client/state/options.ts';
import { heading, tx } from '#client/ui/text.ts';
import { Toasts } from '#client/ui/toasts.tsx';
import { goalText } from '#content/locales/goal.ts';
import { MOST_SAND, type Pawn } from '#engine/mall/index.ts';
import { button, buttons, done, gone, nameOf, passes, press, shown, stageOf, textOf } from '../browser.ts';
import { handed, lobbyOf, type Page, pageOf, peopleFor, STARTED } from '../page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

describe('the action tile', () => {
  const hand = (page: Page) => shown(page.part(Hand));
  const named = (state: 'can' | 'cannot' | 'off', action: 'N' | 'E' | 'S' | 'W' | 'V' | 'L' | 'X') =>
    tx(`play.hold.${state}`, { action: heading(`game.action.${action}`) });

  test('says of each action whether it could do something now', () => {
    const page = pageOf(1, { events: [STARTED, handed('NX', 'ESWVL')] });
    const root = hand(page);
    expect(buttons(root).map(nameOf)).toEqual([named('can', 'N'), named('cannot', 'X')]);
    page.tell({ type: 'moved', seat: 1, pawn: 'mage', to: explorationOf(page, 'purple'), by: 'walk' });
    expect(buttons(root).map(nameOf)).toContain(named('can', 'X'));
  });

  test('before the sand runs nothing is lit', () => {
    const root = hand(pageOf(1, { events: [handed('NESW', 'VLX')] }));
    expect(buttons(root).every(({ className }) => className.includes('cannot'))).toBe(true);
  });

  test('[S16] a vortex that is out of service says so', () => {
    const root = hand(pageOf(16, { events: [STARTED, handed('NV', 'ESWLX')] }));
    expect(buttons(root).map(nameOf)).toContain(named('off', 'V'));
  });

  test('a touch does what its key would to the chosen hero, and nothing without one', () => {
    const page = pageOf(1, { events: [STARTED, handed('NESW', 'VLX')] });
    const root = hand(page);
    press(button(named('can', 'N'), root));
    expect(page.commands()).toEqual([]);
    const model = mallModel(page.session);
    expect(model.hint.value?.why).toBe('chooseFirst');
    done(() => choose(model, tokenAt(model, 6) ?? tokenAt(model, 5)));
    for (const one of buttons(root)) press(one);
    expect(page.commands()[0]).toMatchObject({ type: 'move', pawn: model.chosen.value, distance: 1 });
  });

  test('who watches holds nothing', () => {
    const root = hand(pageOf(1, { seat: null, events: [STARTED] }));
    expect(buttons(root)).toEqual([]);
    expect(textOf(root)).toBe(tx('play.watching'));
  });
});

function explorationOf(page: Page, colour: string): number {
  const { box, shared } = page.view();
  return shared.board.unused.find((one) => box.print[one]?.explore === colour) as number;
}

describe('what can be done beside the board', () => {
  const acts = (page: Page) =>
    shown(page.part((props) => h(Acts, { ...props, can: availableOf(optionsOf(props.view)).can })));

  test('[M14] is to draw a tile, and then a word on where it goes', () => {
    const page = pageOf(1, { events: [STARTED, handed('X', 'NESWVL')] });
    const root = acts(page);
    expect(buttons(root)).toEqual([]);
    page.tell({ type: 'moved', seat: 1, pawn: 'mage', to: explorationOf(page, 'purple'), by: 'walk' });
    press(button(tx('play.act.explore'), root));
    expect(page.commands()).toEqual([{ type: 'explore' }]);
    page.tell({ type: 'drawn', tile: 3, next: null });
    expect(buttons(root)).toEqual([]);
    expect(textOf(root)).toBe(tx('play.act.place'));
  });
});

describe('the status', () => {
  const facts = (page: Page) => {
    const root = shown(page.part(StatusBar));
    return () => [...root.querySelectorAll('.fact-long')].map(textOf);
  };

  test('tells how much of the mall and how many sand timers are left', () => {
    const page = pageOf(1, { events: [STARTED] });
    const read = facts(page);
    const { deckLeft } = page.view().shared;
    expect(read()).toContain(tx('play.status.tiles', { count: deckLeft }));
    expect(read()).toContain(tx('play.status.timers', { count: 0, all: 4 }));
    page.tell({ type: 'drawn', tile: 3, next: null });
    expect(read()).toContain(tx('play.status.tiles', { count: deckLeft - 1 }));
  });

  test('[S8] names the next tile where it lies face up, and only there', () => {
    const divined = pageOf(8, { events: [STARTED] });
    const { box, shared } = divined.view();
    const tile = box.tiles[shared.deckTop ?? -1]?.name ?? '';
    expect(facts(divined)()).toContain(tx('play.status.next', { tile }));
    const next = tx('play.status.next', { tile: '' });
    expect(facts(pageOf(7, { events: [STARTED] }))().some((text) => text.startsWith(next))).toBe(false);
  });

  test('[M22] the clock stands where the game ended, whenever one looks', () => {
    const page = pageOf(1, { events: [STARTED] });
    page.tell({ type: 'ended', won: true, reason: 'escaped', at: 5_000 });
    expect(sandNow(page.session)?.left).toBe(175_000);
    passes(3_000);
    expect(sandNow(page.session)?.left).toBe(175_000);
    expect(
      sandNow(
        pageOf(1, { events: [STARTED, { type: 'ended', won: true, reason: 'escaped', at: 5_000 }] }).session,
      )?.left,
    ).toBe(175_000);
  });

  test('a lesson has no digits but those of its own clock', () => {
    const digits = (sand: number) => {
      const page = pageOf(1, { sand, events: [STARTED] });
      return shown(page.part(StatusBar)).querySelector('.hourglass-time');
    };
    expect(digits(MOST_SAND)).toBeNull();
    expect(digits(40_000)?.textContent).toMatch(/^0:\d\d$/);
  });

  test('is called by the scenario’s name', () => {
    facts(pageOf(4, { events: [STARTED] }));
    expect(textOf(document.querySelector('h1'))).toContain(tx('game.scenario.4' as 'page.close'));
  });
});

describe('how far the table has come', () => {
  const told = (root: Element) => textOf(root.querySelector('[role=status]'));
  const hero = (root: Element, name: Pawn) =>
    [...root.querySelectorAll('.tracker-hero')]
      .map((one) => one.getAttribute('title'))
      .find((title) => title?.startsWith(heading(`game.hero.${name}`)));

  test('[M17] [M19] items first, then exits and who is out, each hero with a word of its own', () => {
    const page = pageOf(1, { events: [STARTED] });
    const root = shown(page.part(Tracker));
    expect(told(root)).toContain(tx('game.progress.items', { count: 0, all: 4 }));
    expect(told(root)).toContain(tx('game.progress.onItems', { count: 0, all: 4 }));
    expect(hero(root, 'elf')).toContain(tx('game.stage.unseen'));
    page.tell({ type: 'stolen', seat: 0 });
    expect(told(root)).toContain(tx('game.progress.exits', { count: 0, all: 1 }));
    expect(hero(root, 'elf')).toContain(tx('game.stage.stolen'));
    page.tell({ type: 'escaped', pawn: 'elf', stays: false });
    expect(told(root)).toContain(tx('game.progress.out', { count: 1, all: 4 }));
    expect(hero(root, 'elf')).toContain(tx('game.stage.out'));
    expect(hero(root, 'mage')).toContain(tx('game.stage.stolen'));
  });

  test('says nothing anew where nothing has come of a move', () => {
    const page = pageOf(1, { events: [STARTED] });
    const root = shown(page.part(Tracker));
    const before = told(root);
    page.tell({ type: 'moved', seat: 1, pawn: 'mage', to: explorationOf(page, 'purple'), by: 'walk' });
    expect(told(root)).toBe(before);
  });
});

describe('being ready', () => {
  test.each([
    [1, 'free'],
    [2, 'silence'],
    [12, 'gestures'],
    [14, 'never'],
  ] as const)('[C1] [C4] in scenario %i it will be %s, and the goal stands there', (scenario, how) => {
    const page = pageOf(scenario, { players: 3 });
    const root = shown(page.part(Ready));
    expect(textOf(root.querySelector('.ready-hint'))).toBe(tx(`play.ready.${how}`));
    expect(textOf(root.querySelector('.ready-goal'))).toBe(goalText('en', page.view()));
  });

  test('[S-solo.1] alone nobody else is counted or asked', () => {
    const root = shown(pageOf(2, { players: 1 }).part(Ready));
    expect(textOf(root)).not.toContain(tx('play.ready.count', { ready: 0, count: 1 }));
    expect(textOf(root.querySelector('h2'))).toBe(tx('play.ready.alone.title'));
  });

  test('[M4] is said and taken back; the card goes when the sand runs', () => {
    const page = pageOf(3, { players: 3 });
    const root = shown(page.part(Ready));
    const count = (ready: number) => tx('play.ready.count', { ready, count: 3 });
    expect(textOf(root.querySelector('[role=status]'))).toBe(count(0));
    press(button(tx('play.ready.ready'), root));
    expect(page.commands()).toEqual([{ type: 'ready', ready: true }]);
    page.tell({ type: 'readied', seat: 0, ready: true });
    const pressed = button(tx('play.ready.not'), root);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(textOf(root.querySelector('[role=status]'))).toBe(count(1));
    press(pressed);
    expect(page.commands().at(-1)).toEqual({ type: 'ready', ready: false });
    page.tell(STARTED);
    expect(textOf(root)).toBe('');
  });

  test('[C1] [C2] says how it will be, and asks nothing of who watches', () => {
    const root = shown(pageOf(3, { players: 3, seat: null }).part(Ready));
    expect(buttons(root)).toEqual([]);
    expect(textOf(root)).toContain(tx('play.ready.silence'));
    expect(textOf(shown(pageOf(1).part(Ready)))).toContain(tx('play.ready.free'));
  });
});

describe('the others', () => {
  const list = (page: Page) => shown(page.part(Players));
  const rows = (root: Element) => [...root.querySelectorAll('li')];
  const prodOf = (name: string) => tx('play.players.prod', { name });
  const stareAt = (name: string) => tx('play.players.stare', { name });

  test('sit round the table, the left neighbour first, with what they hold', () => {
    const page = pageOf(3, { players: 4, seat: 2, events: [STARTED, handed('N', 'EX', 'S', '')] });
    const root = list(page);
    expect(rows(root).map((row) => textOf(row.querySelector('.player-name')))).toEqual(['Di', 'Ada', 'Bo']);
    const held = rows(root).map((row) => textOf(row.querySelector('.small-actions .unseen')));
    expect(held).toEqual([
      tx('play.hold.nothing'),
      tx('game.action.N'),
      `${tx('game.action.E')}, ${tx('game.action.X')}`,
    ]);
  });

  test("say for whom they play, where the seat is another's", () => {
    const page = pageOf(3, { players: 3, events: [STARTED] });
    const root = shown(page.part(Players, { forWhom: (seat: number) => (seat === 1 ? 'Di' : undefined) }));
    const names = rows(root).map((row) => textOf(row.querySelector('.player-name')));
    expect(names).toEqual([tx('play.players.for', { name: 'Bo', owner: 'Di' }), 'Cy']);
  });

  test('are nudged: a stare, and the pawn once the sand runs', () => {
    const page = pageOf(3, { players: 3 });
    const root = list(page);
    expect(buttons(root).map(nameOf)).toEqual([stareAt('Bo'), stareAt('Cy')]);
    page.tell(STARTED);
    press(button(prodOf('Cy'), root));
    press(button(stareAt('Bo'), root));
    expect(page.commands()).toEqual([
      { type: 'doSomething', target: 2 },
      { type: 'stare', target: 1 },
    ]);
  });

  test('the pawn stands before whom it was given', () => {
    const page = pageOf(3, { players: 3, events: [STARTED] });
    const root = list(page);
    page.tell({ type: 'doSomething', seat: 0, target: 1 });
    expect(rows(root).map((row) => row.querySelector('.player-pawn') !== null)).toEqual([true, false]);
  });

  test('[R5] no stare is offered that would be refused', () => {
    const page = pageOf(3, { players: 2, events: [STARTED] });
    const root = list(page);
    const stare = button(stareAt('Bo'), root);
    for (let count = 0; count < 20; count++) press(stare);
    const stares = page.commands().length;
    expect(stares).toBeGreaterThan(0);
    expect(stares).toBeLessThan(20);
    expect(stare.getAttribute('aria-disabled')).toBe('true');
    passes(60_000);
    press(stare);
    expect(page.commands().length).toBe(stares + 1);
  });

  test('[S15] where the pawn is forbidden it is not offered', () => {
    const root = list(pageOf(15, { players: 3, events: [STARTED] }));
    expect(buttons(root).map(nameOf)).toEqual([stareAt('Bo'), stareAt('Cy')]);
  });

  test('[S9] whoever is not the leader is told why not', () => {
    const led = [0, 1, 2, 3].map((seat) => pageOf(9, { players: 4, seat, events: [STARTED] }));
    const page = led.find((one) => one.view().shared.hands[one.view().seat ?? -1]?.length !== 0) as Page;
    const root = shown(h('div', {}, [page.part(Players), h(Toasts, {})]));
    const prod = root.querySelector<HTMLElement>('.prod');
    expect(prod?.getAttribute('aria-disabled')).toBe('true');
    press(prod);
    expect(page.commands()).toEqual([]);
    expect(textOf(root.querySelector('.toast'))).not.toBe('');
  });

  test('after the end the room says who is away: the game is not added to', () => {
    const page = pageOf(3, { players: 3, events: [STARTED, { type: 'ended', won: false, reason: 'sand' }] });
    const root = list(page);
    expect(root.querySelector('.player.away')).toBeNull();
    const people = peopleFor(3).map((person, seat) => ({ ...person, here: seat !== 1 }));
    done(() => page.hear(lobbyOf(3, { game: 'g', people })));
    expect([...root.querySelectorAll('.player.away')].map(textOf).join()).toContain('Bo');
  });

  test('who is away is said to be, and left alone', () => {
    const page = pageOf(3, { players: 3, events: [STARTED] });
    const root = list(page);
    page.tell({ type: 'presence', seat: 1, away: true });
    const [bo] = rows(root);
    expect(textOf(bo?.querySelector('.player-note'))).toBe(tx('play.players.away'));
    expect(buttons(bo as Element)).toEqual([]);
    // The list takes the focus once there is nobody in it to press.
    expect(root.querySelector('ul')?.hasAttribute('tabindex')).toBe(false);
    page.tell({ type: 'presence', seat: 2, away: true });
    expect(root.querySelector('ul')?.getAttribute('tabindex')).toBe('0');
  });

  test('who is ready is said to be', () => {
    const page = pageOf(3, { players: 2 });
    const root = list(page);
    page.tell({ type: 'readied', seat: 1, ready: true });
    expect(textOf(root.querySelector('.player-note'))).toBe(tx('play.players.ready'));
  });

  test('are asked for by a key: those who are here, each a button', () => {
    const page = pageOf(3, { players: 4, events: [STARTED, { type: 'presence', seat: 2, away: true }] });
    let closed = 0;
    const root = shown(page.part(Whom, { onClose: () => closed++ }));
    const whom = [...root.querySelectorAll<HTMLElement>('.whom')];
    expect(whom.map(textOf).map((text) => ['Bo', 'Cy', 'Di'].find((name) => text.includes(name)))).toEqual([
      'Bo',
      'Di',
    ]);
    press(whom[1]);
    expect(page.commands()).toEqual([{ type: 'doSomething', target: 3 }]);
    expect(closed).toBeGreaterThan(0);
  });

  test('[R32] and who of them is a bot', () => {
    const page = pageOf(3, { players: 3, events: [STARTED] });
    const botOf = (seat: number) => (seat === 1 ? ('quick' as const) : null);
    const root = shown(page.part((props) => h(Whom, { ...props, botOf, onClose: () => {} })));
    const marked = [...root.querySelectorAll('.whom')].map((one) =>
      textOf(one).includes(`(${tx('door.bot')})`),
    );
    expect(marked).toEqual([true, false]);
  });

  test('[S15] the key says why where the pawn is forbidden', () => {
    const root = shown(pageOf(15, { players: 3, events: [STARTED] }).part(Whom, { onClose: () => {} }));
    expect(root.querySelectorAll('.whom').length).toBe(0);
    expect(textOf(root.querySelector('dialog p'))).not.toBe('');
  });
});
