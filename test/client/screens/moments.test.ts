// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Alarm } from '#client/screens/game/alarm.tsx';
import type { Seated } from '#client/screens/game/around.ts';
import { FlipBanner } from '#client/screens/game/banner.tsx';
import { useWarnings } from '#client/screens/game/hooks.ts';
import { LastSand } from '#client/screens/game/lastSand.tsx';
import { PauseButton, Paused, PauseVote } from '#client/screens/game/pause.tsx';
import { Silence } from '#client/screens/game/silence.tsx';
import { TheftBanner } from '#client/screens/game/theft.tsx';
import { heading, tx } from '#client/ui/text.ts';
import { Toasts } from '#client/ui/toasts.tsx';
import { theftText } from '#content/locales/theft.ts';
import type { MallEvent } from '#engine/mall/index.ts';
import { SIGNS } from '#protocol/signs.ts';
import {
  button,
  buttons,
  done,
  gone,
  key,
  nameOf,
  passes,
  press,
  shown,
  stageOf,
  textOf,
} from '../browser.ts';
import { handed, type Page, pageOf, personOf, STARTED } from '../page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stageOf(1_200, 800);
});
afterEach(() => {
  gone();
  vi.useRealTimers();
});

const prod = (target: number, seat = 1) => ({ type: 'doSomething', seat, target }) as const;
const begun = (players = 3, scenario = 3) => pageOf(scenario, { players, events: [STARTED] });

describe('an alarm', () => {
  const alarm = (page: Page) => {
    const root = shown(page.part(Alarm));
    return () => textOf(root.querySelector('[role=alert]'));
  };

  test('is for whom the pawn was put before, by name, and goes by itself', () => {
    const page = begun();
    const read = alarm(page);
    page.tell(prod(2));
    expect(read()).toBe('');
    page.tell(prod(0));
    expect(read()).toContain(tx('play.alarm.prod'));
    expect(read()).toContain(tx('play.alarm.prodBy', { name: 'Bo' }));
    passes(3_400);
    expect(read()).not.toBe('');
    passes(200);
    expect(read()).toBe('');
  });

  test('[C3] a stare is told by whom, and lasts less long', () => {
    const page = begun();
    const read = alarm(page);
    page.hear({ type: 'stare', from: personOf(2), target: personOf(0) });
    expect(read()).toBe(tx('play.alarm.stare', { name: 'Cy' }));
    passes(2_600);
    expect(read()).toBe('');
  });

  test('a second one has its whole time', () => {
    const page = begun();
    const read = alarm(page);
    page.tell(prod(0));
    passes(3_000);
    page.tell(prod(0, 2));
    passes(3_000);
    expect(read()).toContain(tx('play.alarm.prodBy', { name: 'Cy' }));
    passes(600);
    expect(read()).toBe('');
  });

  test('is none for what anybody says or does', () => {
    const page = begun();
    const read = alarm(page);
    page.hear({ type: 'said', from: personOf(1), text: 'Do something!' });
    page.tell({ type: 'talkOpened' });
    expect(read()).toBe('');
  });
});

describe('the theft', () => {
  test('[M18] is seen for two seconds, with what to do now; whoever comes later finds it done', () => {
    const page = begun();
    const root = shown(page.part(TheftBanner));
    expect(textOf(root)).toBe('');
    page.tell({ type: 'stolen', seat: 1 });
    expect(textOf(root)).toBe(theftText('en', page.view()));
    passes(2_300);
    expect(textOf(root)).toBe('');
    const late = pageOf(3, { events: [STARTED, { type: 'stolen', seat: 1 }] });
    expect(textOf(shown(late.part(TheftBanner)))).toBe('');
  });
});

describe('when the sand is turned', () => {
  const FLIPPED = { type: 'flipped', space: 0, at: 60_000, end: 180_000 } as MallEvent;
  const banner = (page: Page) => {
    const root = shown(page.part(FlipBanner));
    return () => textOf(root.querySelector('[role=status]'));
  };

  test('everyone reads how much is left, and nothing about hands where none is passed on', () => {
    const page = pageOf(1, { events: [STARTED, handed('NV', 'ESWLX')] });
    const read = banner(page);
    expect(read()).toBe('');
    page.tell(FLIPPED);
    expect(read()).toBe(`${tx('play.flip.title')}${tx('play.flip.left', { time: '2:00' })}`);
    passes(2_700);
    expect(read()).toBe('');
  });

  test('[R14] or what they hold now, where tiles were passed on', () => {
    const page = pageOf(3, { events: [STARTED, handed('NV', 'ESWLX')] });
    const read = banner(page);
    page.tell(FLIPPED, handed('ESWLX', 'NV'));
    expect(read()).toContain(tx('play.hold.now'));
    expect(read()).toContain(heading('game.action.X'));
    expect(read()).not.toContain(heading('game.action.V'));
  });

  test('who watches reads the time alone', () => {
    const page = pageOf(3, { seat: null, events: [STARTED] });
    const read = banner(page);
    page.tell(FLIPPED);
    expect(read()).toBe(`${tx('play.flip.title')}${tx('play.flip.left', { time: '2:00' })}`);
  });
});

describe('a warning of what cannot be mended', () => {
  const Warned = ({ session }: Seated) => {
    useWarnings(session);
    return h(Toasts, {});
  };
  const warnings = (page: Page) => {
    const root = shown(page.part(Warned));
    return { root, read: () => textOf(root.querySelector('.toast')) };
  };
  const WARNED: MallEvent = { type: 'warned', code: 'exits.stranded' };

  test('[R12] stays until the game is over', () => {
    const page = begun();
    const { read } = warnings(page);
    page.tell(WARNED);
    passes(60_000);
    expect(read()).toBe(tx('game.event.warned.exits.stranded'));
    page.tell({ type: 'ended', won: false, reason: 'sand' } as MallEvent);
    expect(read()).toBe('');
  });

  test('[R12] or until whoever reads it closes it', () => {
    const page = begun();
    const { root, read } = warnings(page);
    page.tell(WARNED);
    press(button(tx('page.close'), root));
    expect(read()).toBe('');
  });
});

describe('the last half minute', () => {
  const lasts = (page: Page) => {
    const root = shown(page.part(LastSand));
    return () => textOf(root.querySelector('[role=status]'));
  };
  /** The host's time, as a round trip tells it. */
  const hostIs = (page: Page, host: number) => page.hear({ type: 'pong', sent: performance.now(), host });

  test('is said once it has come, and no more while the game stands still', () => {
    const page = pageOf(1, { events: [STARTED] });
    hostIs(page, 140_000);
    const read = lasts(page);
    expect(read()).toBe('');
    passes(11_000);
    expect(read()).toBe(tx('play.sand.last'));
    page.tell({ type: 'paused', at: 151_000 });
    expect(read()).toBe('');
  });

  test('is over when the sand is turned in time', () => {
    const page = pageOf(1, { events: [STARTED] });
    hostIs(page, 155_000);
    const read = lasts(page);
    expect(read()).toBe(tx('play.sand.last'));
    page.tell({ type: 'flipped', space: 0, at: 155_000, end: 310_000 });
    passes(1_000);
    expect(read()).toBe('');
  });

  test('is never before the sand runs', () => {
    const page = pageOf(1);
    hostIs(page, 175_000);
    expect(lasts(page)()).toBe('');
  });
});

describe('a pause', () => {
  const wish = (seat: number, pause = true) => ({ type: 'wished', seat, pause }) as const;

  test('[M26] is wished by one, and the others are asked', () => {
    const page = begun();
    const root = shown(page.part(PauseVote));
    expect(textOf(root)).toBe('');
    page.tell(wish(1));
    expect(textOf(root)).toContain(tx('play.pause.others', { name: 'Bo' }));
    press(button(tx('play.pause.agree'), root));
    expect(page.commands()).toEqual([{ type: 'pause', pause: true }]);
    page.tell(wish(0));
    expect(textOf(root)).toContain(tx('play.pause.mine', { count: 2, all: 3 }));
    button(tx('play.pause.back'), root);
  });

  test('[M26] whoever is away is not asked, nor waited for', () => {
    const page = begun();
    const root = shown(page.part(PauseVote));
    page.tell(wish(1), { type: 'presence', seat: 1, away: true });
    expect(textOf(root)).toBe('');
    page.tell(wish(0));
    expect(textOf(root)).toContain(tx('play.pause.mine', { count: 1, all: 2 }));
  });

  test('[R5] a wish in three seconds: the button shows that it waits', () => {
    const page = begun();
    const root = shown(page.part(PauseButton));
    const pause = button(tx('play.pause.wish'), root);
    for (let count = 0; count < 9; count++) press(pause);
    const wishes = page.commands().length;
    expect(wishes).toBeLessThan(9);
    expect(pause.getAttribute('aria-disabled')).toBe('true');
    passes(10_000);
    expect(pause.getAttribute('aria-disabled')).not.toBe('true');
    press(pause);
    expect(page.commands().length).toBe(wishes + 1);
  });

  test('[M26] everyone present has to want to play on', () => {
    const page = begun();
    const root = shown(page.part(Paused));
    page.tell(wish(0), wish(1), wish(2), { type: 'paused', at: 5_000 });
    expect(textOf(root.querySelector('[role=status]'))).toBe(tx('play.pause.count', { count: 0, all: 3 }));
    press(button(new RegExp(tx('play.pause.on')), root));
    expect(page.commands()).toEqual([{ type: 'pause', pause: false }]);
    page.tell(wish(0, false));
    expect(buttons(root)).toEqual([]);
    expect(textOf(root.querySelector('[role=status]'))).toBe(tx('play.pause.waits', { count: 1, all: 3 }));
    page.tell({ type: 'resumed', shift: 1_000 });
    expect(textOf(root)).toBe('');
  });

  test('is no matter before the sand runs, nor of who watches', () => {
    expect(textOf(shown(pageOf(3, { players: 3 }).part(PauseButton)))).toBe('');
    const watching = pageOf(3, { players: 3, seat: null, events: [STARTED, wish(1)] });
    expect(textOf(shown(watching.part(PauseVote)))).toBe('');
    expect(textOf(shown(watching.part(PauseButton)))).toBe('');
  });
});

describe('silence', () => {
  const talk = (page: Page) => {
    const root = shown(page.part(Silence));
    return {
      root,
      title: () => textOf(root.querySelector('.talk-title')),
      field: () => root.querySelector<HTMLInputElement>('.chat-say input'),
      signs: () => buttons(root.querySelector('.wheel') ?? document.createElement('p')).map(nameOf),
    };
  };

  test('[C1] is a state one sees; a window opens the chat, and closes it', () => {
    const page = begun();
    const { root, title, field, signs } = talk(page);
    expect([title(), field(), signs()]).toEqual([tx('play.talk.silence'), null, []]);
    expect(textOf(root.querySelector('.chat-zip'))).toBe(tx('play.talk.zipped'));
    page.tell({ type: 'talkOpened' });
    expect(title()).toBe(tx('play.talk.open'));
    expect(field()).not.toBeNull();
    expect(signs().length).toBe(8);
    expect(textOf(root.querySelector('[role=status]'))).toBe(tx('play.talk.opened'));
    page.tell({ type: 'talkClosed' });
    expect([title(), field()]).toEqual([tx('play.talk.silence'), null]);
    expect(textOf(root.querySelector('[role=status]'))).toBe(tx('play.talk.closed'));
  });

  test('[S12] a window for gestures has no field to write in', () => {
    const page = begun(3, 12);
    const { title, field, signs } = talk(page);
    page.tell({ type: 'talkOpened' });
    expect([title(), field()]).toEqual([tx('play.talk.gestures'), null]);
    expect(signs()).toEqual(SIGNS.map((sign) => tx(`play.sign.${sign}`)));
  });

  test('folded open over a phone’s board it is folded away by Escape, and no hero is let go of by that', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { root } = talk(begun());
    const strip = root.querySelector('.talk-strip') as HTMLElement;
    let heard = 0;
    const below = () => heard++;
    addEventListener('keydown', below);
    press(strip);
    key('Escape');
    expect([strip.getAttribute('aria-expanded'), heard]).toEqual(['false', 0]);
    key('Escape');
    expect(heard).toBe(1);
    removeEventListener('keydown', below);
    vi.unstubAllGlobals();
  });

  test('[S14] never is said to be never', () => {
    const page = begun(3, 14);
    const { root } = talk(page);
    expect(textOf(root.querySelector('.talk-hint'))).toBe(tx('play.talk.never'));
  });

  test('what is written is said once, without its edges; nothing is not', () => {
    const page = begun();
    const { root, field } = talk(page);
    page.tell({ type: 'talkOpened' });
    const form = root.querySelector('form') as HTMLFormElement;
    const say = (text: string) => {
      (field() as HTMLInputElement).value = text;
      done(() => form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true })));
    };
    say('  go left ');
    say('   ');
    expect(page.sent.filter(({ type }) => type === 'say')).toEqual([{ type: 'say', text: 'go left' }]);
    expect(field()?.value).toBe('');
  });

  test('a sign is made by one press', () => {
    const page = begun();
    const { root } = talk(page);
    page.tell({ type: 'talkOpened' });
    press(button(tx('play.sign.hurry'), root));
    expect(page.sent.at(-1)).toEqual({ type: 'gesture', sign: 'hurry', path: [] });
  });

  test('what others said is read with their names, and counted while the chat is folded', () => {
    const page = begun();
    const { root } = talk(page);
    page.tell({ type: 'talkOpened' });
    page.hear({ type: 'said', from: personOf(1), text: 'north!' });
    page.hear({ type: 'gesture', from: personOf(2), sign: 'yes', path: [] });
    page.hear({ type: 'gesture', from: personOf(2), sign: 'ping', path: [[1, 1]] });
    const lines = () => [...root.querySelectorAll('.chat-line')].map(textOf);
    expect(lines()).toEqual(['Bo north!', `Cy ${tx('play.sign.yes')}`]);
    expect(textOf(root.querySelector('.talk-unread'))).toBe('2');
    press(root.querySelector('.talk-strip'));
    expect(root.querySelector('.talk-unread')).toBeNull();
    press(root.querySelector('.talk-strip'));
    expect(root.querySelector('.talk-unread')).toBeNull();
  });

  test('folds away when silence begins and when it is over, and counts nothing while nobody may talk', () => {
    const page = pageOf(3, { players: 3, events: [] });
    const { root, field } = talk(page);
    const isShown = () => root.querySelector('.talk.shown') !== null;
    press(root.querySelector('.talk-strip'));
    expect([isShown(), document.activeElement === field()]).toEqual([true, true]);
    page.tell(STARTED);
    expect(isShown()).toBe(false);
    page.tell({ type: 'talkOpened' });
    page.hear({ type: 'said', from: personOf(1), text: 'North!' });
    expect(textOf(root.querySelector('.talk-unread'))).toBe('1');
    page.tell({ type: 'talkClosed' });
    expect(root.querySelector('.talk-unread')).toBeNull();
    press(root.querySelector('.talk-strip'));
    page.tell({ type: 'ended', won: false, reason: 'sand' } as MallEvent);
    expect(isShown()).toBe(false);
  });

  test('who watches only reads', () => {
    const page = pageOf(3, { players: 3, seat: null, events: [STARTED, { type: 'talkOpened' }] });
    const { root, field, signs } = talk(page);
    expect([field(), signs()]).toEqual([null, []]);
    expect(textOf(root.querySelector('.chat-zip'))).toBe(tx('play.talk.watches'));
  });
});
