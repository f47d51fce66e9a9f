// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hiddenRoles } from '#client/pieces/hiddenRoles/index.tsx';
import type { Seated } from '#client/screens/game/around.ts';
import { Silence } from '#client/screens/game/silence.tsx';
import { tx } from '#client/ui/text.ts';
import { Toasts, toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import { PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { button, done, gone, passes, press, shown, stageOf, textOf } from '../browser.ts';
import { type Page, STARTED } from '../page.ts';
import { accused, rolesPage, unmasked } from './rolesTable.ts';

// How one is asked: what is held is said so, and what asks is where the fingers are.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  toasts.value = [];
  vi.useRealTimers();
});

const Tray = hiddenRoles.Tray as NonNullable<typeof hiddenRoles.Tray>;
const Asks = hiddenRoles.Asks as NonNullable<typeof hiddenRoles.Asks>;
const Moment = hiddenRoles.Moment as NonNullable<typeof hiddenRoles.Moment>;
const Menu = hiddenRoles.Menu as NonNullable<typeof hiddenRoles.Menu>;

const Whole = (props: Seated) =>
  h(
    'div',
    {},
    h('input', { class: 'writing' }),
    h(Moment, props),
    h(Asks, props),
    h(Tray, { ...props, can: new Set<never>() }),
    h(Toasts, {}),
  );
const table = (page: Page) => shown(page.part(Whole));

const event = (type: string, more: object = {}) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), more);
const fire = (on: EventTarget | null, type: string, more: object = {}) =>
  done(() => (on as EventTarget).dispatchEvent(event(type, more)));
const said = () => [...document.querySelectorAll('.toast')].map(textOf);
const token = (root: Element) => root.querySelector<HTMLElement>('.accuse-token');
const sheet = (root: Element) => root.querySelector<HTMLElement>('.role-sheet');
const at = () => document.activeElement;

const heldByKey = (root: Element, ms = 600) => {
  done(() => token(root)?.focus());
  fire(token(root), 'keydown', { code: 'Enter', repeat: false });
  passes(ms);
  fire(at(), 'keyup', { code: 'Enter' });
};

describe('what is held', () => {
  test('[H0.1] whoever only taps the card is told to hold it, and nobody who held it', async () => {
    const root = table(await rolesPage('B'));
    const card = root.querySelector('.role-back');
    const held = (ms: number) => {
      fire(card, 'pointerdown', { button: 0 });
      passes(ms);
      fire(window, 'pointerup');
    };
    held(500);
    expect(said()).toEqual([]);
    held(150);
    expect(said()).toEqual([tx('roles.card.hold')]);
    // And it is gone when one does.
    held(500);
    expect(said()).toEqual([]);
  });

  test('[H1.3] whoever lets go of the finger too early is told to hold it', async () => {
    const root = table(await rolesPage('B'));
    heldByKey(root, 300);
    expect([sheet(root), said()]).toEqual([null, [tx('roles.accuse.hold')]]);
    toasts.value = [];
    heldByKey(root);
    expect([sheet(root) === null, said()]).toEqual([false, []]);
  });

  test('both say so on the table', async () => {
    const root = table(await rolesPage('B'));
    for (const one of ['.role-back', '.accuse-token'])
      expect(textOf(root.querySelector(`${one} .role-how`))).toBe(tx('roles.hold'));
    expect(root.querySelector('.eye-token .role-how')).toBeNull();
  });
});

describe('the focus', () => {
  test('[H1.3] goes into what was opened, round in it, and back when it is closed', async () => {
    const root = table(await rolesPage('B'));
    heldByKey(root);
    expect(at()).toBe(sheet(root));
    const all = [...(sheet(root)?.querySelectorAll<HTMLElement>('button') ?? [])];
    const tab = (shiftKey: boolean) => fire(at(), 'keydown', { key: 'Tab', code: 'Tab', shiftKey });
    tab(true);
    expect(at()).toBe(all.at(-1));
    tab(false);
    expect(at()).toBe(all[0]);
    tab(true);
    expect(at()).toBe(all.at(-1));
    press(all[0]);
    expect([sheet(root), at()]).toEqual([null, token(root)]);
  });

  test('[H1.4] a vote has it for whoever has a say, and gives it back; not for the accused', async () => {
    for (const [seat, asks] of [
      [0, true],
      [2, false],
    ] as const) {
      const page = await rolesPage('B', { seat });
      const root = table(page);
      done(() => token(root)?.focus());
      page.tell(accused(1, [2]));
      expect(at() === sheet(root)).toBe(asks);
      page.tell({ ...{ type: 'thumbsShown', by: 1, accused: [2], validated: false }, thumbs: [] });
      expect(at()).toBe(token(root));
    }
  });

  test('[H1.4] nobody is torn away from what they write', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    const field = root.querySelector<HTMLElement>('.writing');
    done(() => field?.focus());
    page.tell(accused(1, [2]));
    expect(at()).toBe(field);
  });

  test('[H5.2] whoever may guess has it in the sheet', async () => {
    const opened: MallEvent = { type: 'diviningOpened', traitors: [0], cards: ['E08'], until: 30_000 };
    const root = table(await rolesPage('E', { events: [STARTED, opened] }));
    expect(at()).toBe(sheet(root));
  });
});

describe('what is said', () => {
  test('[H1.7] the eye card lies there with from whom and before whom', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    const way = () =>
      [...root.querySelectorAll('.eye-way > :not(svg)')].map(
        (one) => one.getAttribute('title') ?? textOf(one),
      );
    expect(way()).toEqual([]);
    page.tell({ type: 'eyed', seat: 2, target: 3 });
    expect(way()).toEqual(['Cy', 'Di']);
    page.tell({ type: 'eyed', seat: 3, target: 0 });
    expect(way()).toEqual(['Di', tx('roles.youToo')]);
    expect(root.querySelector('.eye-token.eye-yours')).not.toBeNull();
  });

  test('[H1.4] with all thumbs it is said who accused whom', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    const thumbs = [true, null, null, true, true];
    page.tell({ type: 'thumbsShown', by: 1, accused: [2], validated: true, thumbs }, unmasked(2));
    expect(textOf(root.querySelector('.role-shown'))).toContain('Bo accuses Cy');
  });

  test('[H2.3] who abandons the heist is told so as oneself', async () => {
    const page = await rolesPage('B');
    table(page);
    page.tell({ type: 'heistAbandoned', seat: 0 } as MallEvent);
    expect(said()).toEqual([tx('roles.abandon.toldYou')]);
  });

  test('[R30] who was guessed is meant within the sentence', async () => {
    const opened: MallEvent = { type: 'diviningOpened', traitors: [3], cards: ['E08'], until: 30_000 };
    const page = await rolesPage('E', { events: [STARTED, opened] });
    const root = table(page);
    page.tell({ type: 'divined', seat: 3, target: 0, card: 'E07', is: 'E01' });
    expect(textOf(root.querySelector('.role-guesses'))).toContain('Di on you: Cliffhanger.');
  });

  test('[H3.5] a phantom is not told to keep a card that lies open', async () => {
    const phantom = await rolesPage('B', { seat: 2, events: [STARTED, unmasked(2)] });
    expect(shown(phantom.part(Silence)).querySelector('.talk-reminds')).toBeNull();
    const living = await rolesPage('B', { events: [STARTED, { type: 'talkOpened' }] });
    expect(shown(living.part(Silence)).querySelector('.talk-reminds')).not.toBeNull();
  });

  test('[H5.2] the menu leads to the rules, and at level E has the seven missions', async () => {
    const menu = async (level: 'B' | 'E') =>
      shown((await rolesPage(level)).part(Menu, { onClose: () => undefined }));
    const plain = await menu('B');
    expect(plain.querySelector('a')?.getAttribute('href')).toBe('/rules/roles');
    expect(plain.querySelector('.roles-missions')).toBeNull();
    expect((await menu('E')).querySelectorAll('.roles-missions dt').length).toBe(PUBLIC_MISSIONS.length);
    expect(button(tx('roles.abandon'))).not.toBeNull();
  });
});
