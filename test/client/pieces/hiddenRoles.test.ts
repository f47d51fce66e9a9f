// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CardFace } from '#client/pieces/hiddenRoles/cardFace.tsx';
import { hiddenRoles } from '#client/pieces/hiddenRoles/index.tsx';
import { OwnCard } from '#client/pieces/hiddenRoles/ownCard.tsx';
import { heldBy, standing } from '#client/pieces/hiddenRoles/seen.ts';
import type { Seated } from '#client/screens/game/around.ts';
import { Players } from '#client/screens/game/players.tsx';
import { Silence } from '#client/screens/game/silence.tsx';
import { cueOf } from '#client/sound/cues.ts';
import { tx } from '#client/ui/text.ts';
import { Toasts, toasts } from '#client/ui/toasts.tsx';
import type { MallEvent } from '#engine/mall/index.ts';
import { CARD_IDS, PUBLIC_MISSIONS } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { button, buttons, done, gone, nameOf, passes, press, shown, stageOf, textOf } from '../browser.ts';
import { type Page, personOf, STARTED } from '../page.ts';
import { accused, failed, holding, PLAYERS, rolesPage, unmasked } from './rolesTable.ts';

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

function Whole(props: Seated) {
  return h(
    'div',
    {},
    h(Moment, props),
    h(Asks, props),
    h(Tray, { ...props, can: new Set<never>() }),
    h(Toasts, {}),
  );
}
const table = (page: Page) => shown(page.part(Whole));
const event = (type: string, more: object = {}) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), more);
const fire = (on: EventTarget | null, type: string, more: object = {}) =>
  done(() => (on as EventTarget).dispatchEvent(event(type, more)));
const seen = (root: Element) => root.querySelector('.role-peek .role-card');
const back = (root: Element) => root.querySelector('.role-back');

describe('one’s own card', () => {
  test('[H0.1] is seen as long as it is held, and hidden when the finger, the window or the page goes', async () => {
    const root = table(await rolesPage('B'));
    const goes: readonly (() => void)[] = [
      () => fire(window, 'pointerup'),
      () => fire(window, 'pointercancel'),
      () => fire(window, 'blur'),
      () => fire(window, 'pagehide'),
      () => fire(document, 'visibilitychange'),
      () => fire(back(root), 'blur'),
    ];
    for (const go of goes) {
      fire(back(root), 'pointerdown', { button: 0 });
      expect(textOf(seen(root))).toMatch(/^You are (loyal|a traitor)/);
      go();
      expect(seen(root)).toBeNull();
    }
  });

  test('by keys it is held as well; a reader of the screen, who holds nothing, has it for a while', async () => {
    const root = table(await rolesPage('B'));
    fire(back(root), 'keydown', { code: 'Space', repeat: false });
    expect(seen(root)).not.toBeNull();
    fire(back(root), 'keyup', { code: 'Space' });
    fire(back(root), 'click', { detail: 0 });
    expect(seen(root)).toBeNull();
    fire(back(root), 'click', { detail: 0 });
    expect(seen(root)).not.toBeNull();
    passes(8_000);
    expect(seen(root)).toBeNull();
  });

  test('every role has the same layout: only what is written differs', () => {
    const looks = CARD_IDS.flatMap((card) =>
      (['loyal', 'traitor'] as const).map((side) => {
        const root = shown(h(CardFace, { card, side, note: 'note', yours: true }));
        return [...root.querySelectorAll('*')]
          .map((one) => `${one.tagName} ${one.getAttribute('class')}`)
          .join();
      }),
    );
    expect(new Set(looks).size).toBe(1);
  });

  test('[H3.3] [H4.1] says how it stands, by what everybody saw', async () => {
    const page = await rolesPage('D');
    expect(heldBy(holding(page.view(), 'D01'))).toMatchObject({ side: 'loyal', kind: 'switch', turns: 0 });
    page.tell(
      { type: 'noted', at: 10, seat: 1, act: true },
      { type: 'flipped', space: null, at: 10, end: 20 },
      { type: 'noted', at: 11, seat: 1, act: true },
    );
    const turned = heldBy(holding(page.view(), 'D01'));
    expect(turned).toMatchObject({ side: 'traitor', turns: 1 });
    expect(turned && standing(turned)).toBe(tx('roles.card.turned', { count: 1 }));
    expect(heldBy(holding(page.view(), 'D08'))).toMatchObject({ kind: 'rule', breaches: 0 });
    const plain = { kind: 'plain', status: 'open', breaches: 0, turns: 0 } as const;
    expect([
      standing(plain),
      standing({ ...plain, kind: 'mission' }),
      standing({ ...plain, kind: 'mission', status: 'done' }),
      standing({ ...plain, kind: 'rule' }),
      standing({ ...plain, kind: 'rule', breaches: 2 }),
      standing({ ...plain, kind: 'switch' }),
    ]).toEqual([
      tx('roles.card.plain'),
      tx('roles.card.open'),
      tx('roles.card.done'),
      tx('roles.card.kept'),
      tx('roles.card.broken', { count: 2 }),
      tx('roles.card.same'),
    ]);
  });

  test.each(['D01', 'D08'] as const)(
    '[H4.1] that something changed for some card is one dot for everyone alike, until one looks: %s',
    async (card) => {
      const page = await rolesPage('D');
      const root = shown(
        page.part((props: Seated) => h(OwnCard, { ...props, view: holding(props.view, card) })),
      );
      expect(root.querySelector('.role-news')).toBeNull();
      page.tell({ type: 'flipped', space: null, at: 10, end: 20 });
      page.tell({ type: 'noted', at: 15, seat: null, act: false });
      expect(root.querySelector('.role-news')).not.toBeNull();
      expect(nameOf(back(root) as Element)).toBe(tx('roles.card.news'));
      fire(back(root), 'pointerdown', { button: 0 });
      expect(textOf(seen(root))).toContain(tx(`roles.card.side.${card === 'D01' ? 'traitor' : 'loyal'}`));
      fire(window, 'pointerup');
      expect(root.querySelector('.role-news')).toBeNull();
    },
  );

  test('who watches holds none', async () => {
    const root = table(await rolesPage('B', { seat: null }));
    expect([back(root), root.querySelector('.accuse-token')]).toEqual([null, null]);
    expect(root.querySelector('.eye-token')).not.toBeNull();
  });
});

describe('accusing', () => {
  const hold = (root: Element, ms: number) => {
    const token = root.querySelector('.accuse-token');
    fire(token, 'pointerdown', { button: 0 });
    passes(ms);
    fire(token, 'pointerup');
    fire(token, 'click', { detail: 1 });
  };

  test('[H1.3] is held for 0.6 seconds, chosen and said', async () => {
    const page = await rolesPage('A');
    const root = table(page);
    hold(root, 590);
    expect(root.querySelector('.role-sheet')).toBeNull();
    hold(root, 600);
    expect(textOf(root.querySelector('.role-sheet h2'))).toBe(tx('roles.accuse.whom'));
    press(button('Bo', root));
    press(button('Cy', root));
    press(button('Accuse Cy', root));
    expect(page.commands()).toEqual([{ type: 'accuse', accused: [2] }]);
    expect(root.querySelector('.role-sheet')).toBeNull();
  });

  test('[H2.2] from level B on several, and never everybody', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    hold(root, 600);
    for (const name of ['Bo', 'Cy', 'Di', 'Ed']) press(button(name, root));
    press(button(/^Accuse Bo, Cy, Di and Ed$/, root));
    expect(page.commands()).toEqual([]);
    press(button('Ed', root));
    press(button('Accuse Bo, Cy and Di', root));
    expect(page.commands()).toEqual([{ type: 'accuse', accused: [1, 2, 3] }]);
  });
});

describe('a vote', () => {
  test('[H1.4] asks whoever has a say, tells how many answered and nothing more, and takes a change of mind', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    page.tell(accused(1, [2]));
    expect(textOf(root.querySelector('.role-sheet h2'))).toBe('Bo accuses Cy');
    press(button(tx('roles.vote.up'), root));
    press(button(tx('roles.vote.down'), root));
    expect(page.commands()).toEqual([
      { type: 'vote', up: true },
      { type: 'vote', up: false },
    ]);
    page.tell({ type: 'voted', answered: 1, hidden: { seat: 3, up: true, again: false } });
    expect(textOf(root.querySelector('.role-count'))).toBe(
      tx('roles.vote.answered', { answered: 1, all: 3 }),
    );
    page.tell({ type: 'voted', answered: 2, hidden: { seat: 0, up: true, again: false } });
    expect(button(tx('roles.vote.up'), root).getAttribute('aria-pressed')).toBe('true');
  });

  test('[H1.4] accuser and accused see it without buttons', async () => {
    for (const seat of [1, 2]) {
      const page = await rolesPage('B', { seat, events: [STARTED, accused(1, [2])] });
      const root = table(page);
      expect(root.querySelectorAll('.role-thumb').length).toBe(0);
      expect(textOf(root.querySelector('.role-sheet h2'))).toBe(
        seat === 1 ? 'You accuse Cy' : 'Bo accuses you',
      );
    }
  });

  test('[R32] a page that comes in the middle of it has it with the thumb that was given', async () => {
    const voted: MallEvent = { type: 'voted', answered: 1, hidden: { seat: 0, up: false, again: false } };
    const page = await rolesPage('B', { events: [STARTED, accused(1, [2]), voted] });
    const root = table(page);
    expect(button(tx('roles.vote.down'), root).getAttribute('aria-pressed')).toBe('true');
  });

  test('by key wherever the focus is, and only while there is one', async () => {
    const page = await rolesPage('B');
    const cast = (code: 'KeyY' | 'KeyN') => done(() => hiddenRoles.keys?.[code]?.(page.session));
    cast('KeyY');
    page.tell(accused(1, [2]));
    cast('KeyY');
    cast('KeyN');
    expect(page.commands()).toEqual([
      { type: 'vote', up: true },
      { type: 'vote', up: false },
    ]);
  });

  test('[H1.4] all thumbs are shown at once, for a moment', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    page.tell(accused(1, [2]), {
      ...{ type: 'thumbsShown', by: 1, accused: [2], validated: false },
      thumbs: [true, null, null, false, null],
    });
    const read = textOf(root.querySelector('.role-shown'));
    for (const said of [tx('roles.verdict.no'), 'You: yes', 'Di: no', 'Ed: no answer'])
      expect(read).toContain(said);
    passes(5_000);
    expect(root.querySelector('.role-shown')).toBeNull();
  });

  test('[H1.5] whoever was right is asked about the glass, and the others see that', async () => {
    const offer: MallEvent = { type: 'glassOffered', seat: 0, until: 5_000 };
    const page = await rolesPage('B', { events: [STARTED, offer] });
    press(button(tx('roles.glass.turn'), table(page)));
    expect(page.commands()).toEqual([{ type: 'turnGlass', turn: true }]);
    const other = table(await rolesPage('B', { seat: 1, events: [STARTED, offer] }));
    expect(textOf(other.querySelector('.role-sheet'))).toContain(tx('roles.glass.waits', { name: 'Ada' }));
    expect(other.querySelectorAll('.role-sheet button').length).toBe(0);
  });
});

describe('the eye card', () => {
  test('[H1.7] is put before anybody, oneself too, and everybody sees from whom', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    press(button(tx('roles.eye.nobody'), root));
    const names = buttons(root.querySelector('.role-people') as Element).map(nameOf);
    expect(names).toEqual(['Bo', 'Cy', 'Di', 'Ed', 'You']);
    press(button('Di', root));
    expect(page.commands()).toEqual([{ type: 'putEye', target: 3 }]);
    page.tell({ type: 'eyed', seat: 2, target: 3 });
    expect([...document.querySelectorAll('.toast')].map(textOf)).toEqual([
      tx('roles.eye.told', { by: 'Cy', name: 'Di' }),
    ]);
    expect(nameOf(root.querySelector('.eye-token') as Element)).toBe(
      tx('roles.eye.before', { name: 'Di', by: 'Cy' }),
    );
    const strip = shown(page.part(Players));
    const badges = [...strip.querySelectorAll('.eye-badge')].map((one) => one.getAttribute('aria-label'));
    expect(badges).toEqual([tx('roles.eye.badge', { by: 'Cy' })]);
  });
});

describe('whoever is out', () => {
  test('[H1.6] is shown to all with the card', async () => {
    const page = await rolesPage('B');
    const root = table(page);
    page.tell(unmasked(2));
    expect(textOf(root.querySelector('.role-shown'))).toContain('Cy is unmasked');
    expect(textOf(root.querySelector('.role-shown'))).toContain(tx('role.name.B09'));
  });

  test('[H2.5] looks like a phantom, and nobody nudges it', async () => {
    const page = await rolesPage('B', { events: [STARTED, unmasked(2)] });
    const root = shown(page.part(Players));
    const ghost = root.querySelector('.player.phantom') as Element;
    expect(textOf(ghost)).toContain(tx('roles.seat.phantom'));
    expect(buttons(ghost).length).toBe(0);
    expect(root.querySelectorAll('.player:not(.phantom) button').length).toBeGreaterThan(0);
  });

  test('[H2.5] a phantom writes in silence and not in a window; its page says so and offers nothing', async () => {
    const page = await rolesPage('B', { seat: 2, events: [STARTED, unmasked(2)] });
    const root = table(page);
    expect(textOf(root.querySelector('.role-sheet'))).toContain(tx('roles.out.youPhantom'));
    expect(root.querySelector('.accuse-token')).toBeNull();
    const talk = shown(page.part(Silence));
    const field = () => talk.querySelector('.chat-say');
    expect([textOf(talk.querySelector('.talk-title')), field() !== null]).toEqual([
      tx('roles.talk.haunt'),
      true,
    ]);
    page.tell({ type: 'talkOpened' });
    expect([textOf(talk.querySelector('.talk-title')), field()]).toEqual([tx('roles.talk.hush'), null]);
  });

  test('[H2.5] its words are visibly its own', async () => {
    const page = await rolesPage('B', { events: [STARTED] });
    const talk = shown(page.part(Silence));
    page.hear({ type: 'said', from: personOf(2), text: 'before' });
    page.tell(unmasked(2));
    page.hear({ type: 'said', from: personOf(2), text: 'boo', phantom: true });
    expect([...talk.querySelectorAll('.chat-line')].map((one) => [one.className, textOf(one)])).toEqual([
      ['chat-line', 'Cy before'],
      ['chat-line phantom', 'Cy (phantom) boo'],
    ]);
  });

  test('[H3.2] whoever failed is silent, and at level A the unmasked too', async () => {
    for (const [level, how] of [
      ['E', failed(2)],
      ['A', unmasked(2, 'A08')],
    ] as const) {
      const page = await rolesPage(level, { seat: 2, events: [STARTED, how] });
      const talk = shown(page.part(Silence));
      expect([textOf(talk.querySelector('.talk-title')), talk.querySelector('.chat-say')]).toEqual([
        tx('roles.talk.out'),
        null,
      ]);
    }
  });

  test('[H3.5] while people talk they are reminded what is neither told nor lied about', async () => {
    const page = await rolesPage('B');
    const talk = shown(page.part(Silence));
    expect(talk.querySelector('.talk-reminds')).toBeNull();
    page.tell({ type: 'talkOpened' });
    expect(textOf(talk.querySelector('.talk-reminds'))).toBe(tx('roles.talk.reminder'));
  });
});

describe('the end of it', () => {
  test('[H2.3] abandoning is asked twice, offered whatever one holds, but not at level A nor after the theft', async () => {
    const page = await rolesPage('B');
    const close = vi.fn();
    const menu = (of: Page) => shown(of.part(Menu, { onClose: close }));
    const root = menu(page);
    press(button(tx('roles.abandon'), root));
    passes(700);
    press(button(tx('roles.abandon.sure'), root));
    expect(page.commands()).toEqual([{ type: 'abandon' }]);
    expect(close).toHaveBeenCalledOnce();
    expect(buttons(menu(await rolesPage('A')))).toEqual([]);
    const late = await rolesPage('B', { events: [STARTED, { type: 'stolen', seat: 1 } as MallEvent] });
    expect(buttons(menu(late))).toEqual([]);
  });

  test('[H3.4] the last one decides, and the others wait', async () => {
    const asked: MallEvent = { type: 'lastAsked', seat: 0, until: 30_000 };
    const page = await rolesPage('E', { events: [STARTED, asked] });
    press(button(tx('roles.last.failure'), table(page)));
    expect(page.commands()).toEqual([{ type: 'decideHeist', success: false }]);
    const other = table(await rolesPage('E', { seat: 1, events: [STARTED, asked] }));
    expect(textOf(other.querySelector('.role-sheet'))).toContain(tx('roles.last.other', { name: 'Ada' }));
  });

  const opened: MallEvent = {
    type: 'diviningOpened',
    traitors: [0, 3],
    cards: ['E08', 'E10'],
    until: 30_000,
  };

  test('[H5.2] a traitor names a face-down card and one of the seven missions, or forgoes', async () => {
    const page = await rolesPage('E', { events: [STARTED, failed(4), opened] });
    const root = table(page);
    const whose = buttons(root.querySelector('.role-people') as Element).map(nameOf);
    expect(whose).toEqual(['Bo', 'Cy']);
    expect(root.querySelectorAll('.role-mission').length).toBe(PUBLIC_MISSIONS.length);
    press(button(tx('roles.divine.choose'), root));
    press(button('Cy', root));
    press(button(/^Cliffhanger/, root));
    press(button('Cy holds Cliffhanger', root));
    press(button(tx('roles.divine.forgo'), root));
    expect(page.commands()).toEqual([{ type: 'divine', target: 2, card: 'E07' }, { type: 'forgo' }]);
  });

  test('[H5.2] [R30] the others see who guessed what, and whether it was right', async () => {
    const page = await rolesPage('E', { seat: 1, events: [STARTED, opened] });
    const root = table(page);
    expect(root.querySelectorAll('.role-sheet button').length).toBe(0);
    page.tell({ type: 'divined', seat: 0, target: 2, card: 'E07', is: 'E01' });
    const words = { name: 'Ada', target: 'Cy', card: 'Cliffhanger', is: 'Battering Ram' };
    expect(textOf(root.querySelector('.role-guesses'))).toContain(tx('roles.divine.wrong', words));
    expect(textOf(root.querySelector('.role-sheet'))).toContain('Di');
  });

  test('before the start everyone looks at their card, and at level E reads the seven missions', async () => {
    const Ready = hiddenRoles.Ready as NonNullable<typeof hiddenRoles.Ready>;
    const page = await rolesPage('E', { events: [] });
    const root = shown(page.part(Ready));
    fire(back(root), 'pointerdown', { button: 0 });
    expect(seen(root)).not.toBeNull();
    for (const mission of PUBLIC_MISSIONS)
      expect(textOf(root.querySelector('.roles-missions'))).toContain(
        tx(`role.text.${mission}` as 'role.text.E01'),
      );
    const plain = shown((await rolesPage('B', { events: [] })).part(Ready));
    expect(plain.querySelector('.roles-missions')).toBeNull();
  });

  test('whatever anybody holds, what is heard is the same', () => {
    const told: readonly MallEvent[] = [
      accused(1, [2]),
      unmasked(2),
      failed(3),
      { type: 'eyed', seat: 1, target: 2 },
    ];
    for (const one of told)
      expect(
        new Set(Array.from({ length: PLAYERS }, (_, seat) => cueOf(one, seat, [hiddenRoles]))).size,
      ).toBe(1);
    expect(cueOf({ type: 'noted', at: 1, seat: 0, act: true }, 0, [hiddenRoles])).toBeNull();
  });
});
