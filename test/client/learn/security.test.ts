// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { actOn, keepPromise } from '#client/board/acts.ts';
import { mallModel } from '#client/mall/index.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { numberOf, openPosition } from '#client/pieces/lessonPosition.ts';
import { towards, wayTo } from '#client/pieces/lessonWay.ts';
import {
  LESSON_IDS,
  type LessonId,
  positionOf,
  SECURITY_LESSONS,
  stepOf,
} from '#client/pieces/securityLessons.ts';
import { Guide } from '#client/screens/learn/security/guide.tsx';
import { isDone, keepDone, keptManner } from '#client/screens/learn/security/kept.ts';
import { SecurityLessons } from '#client/screens/learn/security/screen.tsx';
import { order } from '#client/screens/learn/stage.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { meantToken } from '#client/tray/token.ts';
import { maybe, t } from '#content/locales/index.ts';
import '#content/locales/all.ts';
import { touching } from '#engine/mall/board.ts';
import { type Direction, type MallCommand, options, type PawnId, type View } from '#engine/mall/index.ts';
import { type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { button, done, gone, nameOf, passes, press, shown, stageOf, textOf } from '../browser.ts';

// The tutorials as lessons: each is won by its own words and lights, each way to miss it is told.

stageOf(1280, 800);
beforeAll(() => fetchSecurity());
afterEach(() => {
  gone();
  localStorage.clear();
  vi.useRealTimers();
});

interface Playing {
  readonly alone: PageRoom;
  readonly root: HTMLElement;
  readonly view: () => View;
  /** A command of the one seat. */
  readonly give: (command: object) => void;
  readonly goes: (pawn: PawnId, to: Space) => void;
  readonly said: () => string;
  readonly at: (tile: string, cell: number) => Space;
}

function play(id: LessonId, manner = { clock: false, hardcore: false }): Playing {
  const alone = openPosition(positionOf(id, manner));
  const view = () => alone.session.play.value?.view as View;
  const Live = () => h(Guide, { id, alone, hardcore: manner.hardcore, again: () => undefined });
  const root = shown(h(Live, {}));
  const give = (command: object) =>
    done(() => order(alone, { seat: 0, ...command } as unknown as MallCommand));
  return {
    ...{ alone, root, view, give },
    goes: (pawn, to) => {
      for (const { command } of wayTo(view(), pawn, to) ?? []) give(command);
    },
    said: () => textOf(root.querySelector('[role=status]')),
    at: (tile, cell) => spaceOf(numberOf(view().box, tile), cell),
  };
}

const words = (id: LessonId, step: string, params = {}) =>
  maybe('en', `securityLessons.${id}.${step}`, params);

/** What each step does that no light on the board says: taken from what the seat may do. */
const BY_HAND: Readonly<Record<string, (playing: Playing) => MallCommand | undefined>> = {
  'XT1.shaft': ({ view, at }) => first(view(), 'layShaft', (one) => one.to === at('8*', 7)),
  'XT1.item': ({ view }) => first(view(), 'theft'),
  'XT2.wall': ({ view }) => breachTo(view(), (to, box) => tileOf(to) === numberOf(box, '8*')),
  'XT2.timer': ({ view }) => breachTo(view(), (to, box) => box.print[to]?.timer === true),
  'XT2.item': ({ view }) => first(view(), 'theft'),
  'XT4.steal': ({ view }) => first(view(), 'theft'),
  ...thefts(
    'XT6.item',
    'XT7.item',
    'XT8.item',
    'XT9.item',
    'XT10.items',
    'XT11.items',
    'XT12.item',
    'XT13.item',
  ),
  'XT6.steer': ({ view }) => first(view(), 'steer'),
  'XT7.pull': ({ view }) => first(view(), 'telekinesis', ({ tile }) => tile === numberOf(view().box, '2')),
  'XT8.see': ({ view }) => first(view(), 'castClairvoyance'),
  'XT8.hide': ({ view }) => first(view(), 'castInvisibility'),
  'XT9.in': ({ view, at }) =>
    first(view(), 'castTeleport', (one) => one.pawn === 'elf' && one.to === at('8*', 7)),
  'XT9.swap': ({ view }) =>
    first(view(), 'castSwap', (one) => [one.pawn, one.other].sort().join() === 'elf,mage'),
  'XT9.ghost': ({ view }) => first(view(), 'castGhost'),
  'XT10.voucher': ({ view }) => first(view(), 'castVoucher'),
  'XT10.frog': ({ view }) => first(view(), 'castFrog'),
  'XT12.send': ({ view }) => first(view(), 'sendGuard'),
  'XT13.turn': ({ view }) => first(view(), 'turnSensor'),
  ...explores('XT1.find', 'XT2.find', 'XT3.find', 'XT4.find', 'XT5.find', 'XT5.first', 'XT5.more'),
  ...explores(
    'XT6.find',
    'XT7.find',
    'XT8.find',
    'XT9.find',
    'XT10.find',
    'XT11.find',
    'XT12.find',
    'XT13.find',
  ),
};

function thefts(...steps: readonly string[]) {
  return Object.fromEntries(steps.map((step) => [step, ({ view }: Playing) => first(view(), 'theft')]));
}

function explores(...steps: readonly string[]) {
  const acts = ({ view }: Playing) => first(view(), 'place') ?? first(view(), 'explore');
  return Object.fromEntries(steps.map((step) => [step, acts]));
}

type Sort = MallCommand['type'];
type Of<T extends Sort> = Extract<MallCommand, { type: T }>;

function first<T extends Sort>(view: View, type: T, fits: (one: Of<T>) => boolean = () => true) {
  return options(view, 0).find((one): one is Of<T> => one.type === type && fits(one as Of<T>));
}

function breachTo(view: View, fits: (to: Space, box: View['box']) => boolean): MallCommand | undefined {
  const covered = (one: Of<'breach'>) => {
    const { board } = view.shared;
    const sides: readonly Direction[] = ['north', 'east', 'south', 'west'];
    return touching(board, one.from, sides.indexOf(one.direction));
  };
  return first(view, 'breach', (one) => fits(covered(one), view.box));
}

/** The steps that were told on the way, by tapping what is lit and doing what is said. */
function playThrough(
  playing: Playing,
  id: LessonId,
  until: (step: string) => boolean = () => false,
): readonly string[] {
  const told: string[] = [];
  for (let taps = 0; taps < 150 && playing.view().shared.result === null; taps++) {
    const step = stepOf(SECURITY_LESSONS[id], playing.view());
    const name = step?.text.slice('securityLessons.'.length) ?? '';
    if (told.at(-1) !== name) told.push(name);
    if (until(name)) return told;
    const model = mallModel(playing.alone.session);
    const lit = model.promised.value;
    const act = lit === null ? BY_HAND[name]?.(playing) : undefined;
    if (lit !== null) done(() => actOn(model, lit.space));
    else if (act !== undefined) playing.give(act);
    else throw new Error(`nothing to do at ${name}`);
  }
  playing.alone.close();
  return told;
}

const WAYS: Readonly<Record<LessonId, readonly string[]>> = {
  XT1: ['XT1.find', 'XT1.dwarf', 'XT1.shaft', 'XT1.crawl', 'XT1.item', 'XT1.out'],
  XT2: ['XT2.find', 'XT2.wall', 'XT2.timer', 'XT2.item', 'XT2.out'],
  XT3: ['XT3.find', 'XT3.code', 'XT3.guard', 'XT3.door', 'XT3.out'],
  XT4: ['XT4.find', 'XT4.code', 'XT4.item', 'XT4.steal', 'XT4.door'],
  XT5: ['XT5.find', 'XT5.map', 'XT5.first', 'XT5.more'],
  XT6: ['XT6.find', 'XT6.desk', 'XT6.steer', 'XT6.item', 'XT6.out'],
  XT7: ['XT7.find', 'XT7.guard', 'XT7.elf', 'XT7.pull', 'XT7.item', 'XT7.out'],
  XT8: ['XT8.see', 'XT8.find', 'XT8.hide', 'XT8.item', 'XT8.out'],
  XT9: ['XT9.find', 'XT9.in', 'XT9.item', 'XT9.swap', 'XT9.ghost', 'XT9.leave', 'XT9.out'],
  XT10: ['XT10.find', 'XT10.voucher', 'XT10.frog', 'XT10.items', 'XT10.out'],
  XT11: ['XT11.find', 'XT11.guard', 'XT11.items', 'XT11.second', 'XT11.out'],
  XT12: ['XT12.find', 'XT12.code', 'XT12.desk', 'XT12.send', 'XT12.item', 'XT12.out'],
  XT13: ['XT13.find', 'XT13.control', 'XT13.turn', 'XT13.item', 'XT13.out'],
};

describe('each lesson is won by doing what it says, step by step', () => {
  test.each(LESSON_IDS.flatMap((id) => [false, true].map((hardcore) => ({ id, hardcore }))))(
    '[XT0] $id, hardcore: $hardcore',
    ({ id, hardcore }) => {
      const playing = play(id, { clock: false, hardcore });
      expect(playing.said()).toBe(words(id, WAYS[id][0]?.split('.')[1] as string));
      expect(playThrough(playing, id)).toEqual(WAYS[id]);
      expect(playing.view().shared.result?.won).toBe(true);
      expect(playing.said()).toContain(words(id, 'won'));
      expect(isDone(id, hardcore)).toBe(true);
      expect(isDone(id, !hardcore)).toBe(false);
    },
  );
});

/** As the lesson leads, until a step is reached. */
function playTo(playing: Playing, id: LessonId, name: string): void {
  playThrough(playing, id, (step) => step === name);
}

describe('what a lesson points at', () => {
  test.each([
    ['XT1', 'XT1.shaft', 'layShaft'],
    ['XT7', 'XT7.pull', 'telekinesis'],
    ['XT8', 'XT8.see', 'castClairvoyance'],
    ['XT9', 'XT9.in', 'castTeleport'],
    ['XT9', 'XT9.swap', 'castSwap'],
    ['XT10', 'XT10.voucher', 'castVoucher'],
    ['XT10', 'XT10.frog', 'castFrog'],
  ] as const)('%s: at %s the token is lit', (id, step, token) => {
    const playing = play(id);
    playTo(playing, id, step);
    expect(meantToken.value).toBe(token);
  });

  test('a breach is lit once the barbarian stands where it goes', () => {
    const playing = play('XT2');
    playTo(playing, 'XT2', 'XT2.wall');
    expect(meantToken.value).toBeNull();
    const lit = () => SECURITY_LESSONS.XT2.steps[1]?.lights?.(playing.view()) ?? null;
    for (let next = lit(); next !== null; next = lit()) leads(playing, next.token, next.space);
    expect(meantToken.value).toBe('breach');
  });

  test('[X0.7] after the last one a whole game waits, to be played alone', () => {
    const playing = play('XT13');
    playThrough(playing, 'XT13');
    press(button(`Go on with ${t('en', 'security.evening.XF3')}`));
    expect(location.pathname).toBe('/solo');
    expect(JSON.parse(localStorage.getItem('hushglass.solo') ?? '')).toEqual({ evening: 'XF3' });
  });
});

/** Whatever the lesson says, and whoever stands in the way. */
function leads({ alone, view }: Playing, pawn: PawnId, goal: Space): void {
  const model = mallModel(alone.session);
  for (let taps = 0; taps < 30 && view().shared.result === null; taps++) {
    const lit = towards(view(), pawn, goal);
    model.promised.value = lit;
    if (lit !== null) done(() => keepPromise(model, lit.space));
  }
}

describe('what is missed is told', () => {
  const missed = (reason: string) =>
    t('en', 'securityLessons.missed', { why: maybe('en', `game.lost.${reason}`) ?? '' });

  test('[XT1] a third tile was touched', () => {
    const playing = play('XT1');
    playTo(playing, 'XT1', 'XT1.out');
    leads(playing, 'elf', playing.at('1A', 13));
    expect(playing.said()).toBe(missed('strayed'));
    expect(button(t('en', 'learn.again')).className).toContain('sand');
    expect(isDone('XT1', false)).toBe(false);
  });

  test.each(LESSON_IDS.filter((id) => !['XT5', 'XT8', 'XT11'].includes(id)))(
    '[XT0] %s the hard way: the sand was turned',
    (id) => {
      const playing = play(id, { clock: false, hardcore: true });
      playing.goes('barbarian', playing.at('1B', 14));
      expect(playing.said()).toBe(missed('flipped'));
    },
  );

  test.each(LESSON_IDS)('[M22] %s: the sand ran out, where it runs', (id) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const playing = play(id, { clock: true, hardcore: false });
    passes(180_001);
    expect(playing.said()).toBe(missed('sand'));
  });

  test('[XT3] [R18] the guard who comes out of the door catches two at once', () => {
    const playing = play('XT3');
    playTo(playing, 'XT3', 'XT3.out');
    const [dwarf, barbarian] = (['dwarf', 'barbarian'] as const).map((pawn) =>
      tileOf(spaceOfPawn(playing.view(), pawn)),
    );
    expect(dwarf).toBe(barbarian);
    playing.goes('mage', playing.at('1A', 0));
    expect(playing.said()).toBe(missed('captives'));
  });

  test('[XT5] the map was used up too early', () => {
    const playing = play('XT5');
    playTo(playing, 'XT5', 'XT5.more');
    expect(playing.said()).toBe(words('XT5', 'more', { done: 1, all: 3 }));
    playing.give(first(playing.view(), 'move', ({ pawn }) => pawn === 'mage') as MallCommand);
    expect(playing.said()).toBe(missed('mapWasted'));
  });

  test('[XT8] the hard way: somebody else found the guard', () => {
    const playing = play('XT8', { clock: false, hardcore: true });
    playTo(playing, 'XT8', 'XT8.find');
    playing.goes('elf', playing.at('1B', 2));
    playing.give({ type: 'explore' });
    expect(playing.said()).toBe(missed('foundByAnother'));
  });

  test('[X10.12] the sand turned while she stood before the guard', () => {
    const playing = play('XT8');
    playTo(playing, 'XT8', 'XT8.out');
    playing.goes('dwarf', playing.at('1A', 0));
    expect(playing.said()).toBe(missed('spellEnded'));
  });

  test('[XT9] [X10.6] when the spells are used up that is said, and the frog that is none any more', () => {
    const closed = play('XT9');
    for (const type of ['castGhost', 'castSwap', 'castTeleport'] as const)
      closed.give(first(closed.view(), type) as MallCommand);
    expect(closed.said()).toBe(t('en', 'securityLessons.spent', { why: words('XT9', 'spent') ?? '' }));
  });

  test('[X3.1] [X4.1] what cannot be won any more is said before the sand runs out', () => {
    const shafts = play('XT1');
    for (const to of [1, 14]) {
      shafts.give(first(shafts.view(), 'layShaft', (one) => one.to === shafts.at('1A', to)) as MallCommand);
      shafts.give(first(shafts.view(), 'move', ({ pawn }) => pawn === 'dwarf') as MallCommand);
    }
    expect(shafts.said()).toBe(t('en', 'securityLessons.spent', { why: words('XT1', 'spent') ?? '' }));
  });
});

describe('the list of lessons', () => {
  test('each has its name, its goal and whether it was done; how one likes them is kept', () => {
    keepDone('XT2', true);
    const root = shown(h(SecurityLessons, { evening: '' }));
    const cards = [...root.querySelectorAll('.tutorial')];
    expect(cards.map((card) => textOf(card.querySelector('h2')))).toEqual(
      LESSON_IDS.map((id) => t('en', `security.evening.${id}`)),
    );
    expect(textOf(cards[1])).toContain(t('en', 'securityLessons.doneHard'));
    expect(textOf(cards[0])).not.toContain(t('en', 'securityLessons.done'));
    expect([...root.querySelectorAll('.tutorial a')].map((link) => link.getAttribute('href'))).toEqual(
      LESSON_IDS.map((id) => `/learn/security/${id}`),
    );
    expect(keptManner()).toEqual({ clock: false, hardcore: false });
    const [noClock, hardcore] = [...root.querySelectorAll<HTMLInputElement>('input')];
    expect([noClock?.checked, hardcore?.checked]).toEqual([true, false]);
    press(noClock);
    press(hardcore);
    expect(keptManner()).toEqual({ clock: true, hardcore: true });
    expect(isDone('XT2', true)).toBe(true);
  });

  test('a lesson opens on its own board, with every action in one hand', () => {
    const root = shown(h(SecurityLessons, { evening: 'XT1' }));
    expect(nameOf(root.querySelector('.lesson') as Element)).toBe(t('en', 'game.security'));
    expect(root.querySelectorAll('.action-tile button')).toHaveLength(7);
    expect(textOf(root.querySelector('[role=status]'))).toBe(words('XT1', 'find'));
  });
});
