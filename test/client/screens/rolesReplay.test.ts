// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import * as roles from '#client/pieces/hiddenRoles/replay/inReplay.tsx';
import { prefs } from '#client/prefs.ts';
import { HeistReplay } from '#client/screens/replay/heistReplay.tsx';
import { openReel, type Reel } from '#client/screens/replay/reel.ts';
import { fetchTalesTexts } from '#client/talesTexts.ts';
import { encodeLog } from '#engine/core/log.ts';
import { logHash, logHeader } from '#engine/mall/index.ts';
import { button, done, gone, press, shown, stageOf, textOf } from '../browser.ts';
import { rolesGame } from '../rolesGame.ts';

// A replay of a game with hidden roles: with all cards open, or as one of its seats saw it.

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** Somebody is eyed, accused and unmasked; as a phantom they speak in silence, and the sand runs out. */
function played() {
  const game = rolesGame('B', 4, 'one traitor');
  const [traitor = 0] = game.seatsOf('traitor');
  const [accuser = 0, ...voters] = game.seatsOf('loyal');
  game.act({ type: 'putEye', seat: accuser, target: traitor }, 5_000);
  game.act({ type: 'accuse', seat: accuser, accused: [traitor] }, 20_000);
  voters.forEach((seat, index) => {
    game.act({ type: 'vote', seat, up: true }, 20_500 + 500 * index);
  });
  game.act({ type: 'turnGlass', seat: accuser, turn: false }, 22_000);
  game.act({ type: 'speak', seat: traitor, channel: 'words' }, 40_000);
  game.act({ type: 'clock', seat: null }, game.game().shared.sand.end);
  return { ...game, traitor, accuser, voters };
}

beforeEach(async () => {
  stageOf(1_200, 800);
  prefs.motion.value = 'less';
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  await Promise.all([fetchRoles(), fetchTalesTexts()]);
});
afterEach(() => {
  gone();
  prefs.motion.value = 'auto';
  vi.unstubAllGlobals();
});

describe('what happened with the cards', () => {
  test('[H1.3] is told in words, a thumb only to whoever may know it by then', () => {
    const { entries, traitor, accuser, voters } = played();
    const steps = roles.stepsOf(entries, 1_000, 4);
    const told = (eyes: roles.Eyes) =>
      steps.flatMap((step) => roles.stepText('en', step, eyes, (seat) => NAMES[seat] ?? '') ?? []);
    const [one = 0, other = 0] = voters;
    expect(told('all').slice(0, 5)).toEqual([
      `${NAMES[accuser]} puts the eye card before ${NAMES[traitor]}.`,
      `${NAMES[accuser]} accuses ${NAMES[traitor]}.`,
      `${NAMES[one]}: thumb up.`,
      `${NAMES[other]}: thumb up.`,
      `Thumbs up from ${NAMES[one]} and ${NAMES[other]}: the accusation stands.`,
    ]);
    expect(told(one).slice(2, 4)).toEqual([`${NAMES[one]}: thumb up.`, '2 of 2 have answered.']);
    expect(told('all')).toContain(`The phantom ${NAMES[traitor]} speaks.`);
    expect(told('all').at(-1)).toBe('All cards are turned over.');
  });

  test('[H1.2] one seat sees its own card, and others from when they lie open', () => {
    const { entries, game, traitor, accuser, cards } = played();
    const dealt = roles.dealtCards(entries);
    expect(dealt).toEqual(cards());
    const log = encodeLog({
      header: { ...logHeader(game().box, { scenario: 3 }), names: NAMES },
      entries,
      hash: logHash(game(), entries),
    });
    const reel = openReel(log, 'g') as Reel;
    const seen = (at: number, eyes: roles.Eyes) => {
      reel.show(at);
      const view = reel.session.play.value?.view;
      return view === undefined ? [] : roles.cardsSeen(view, dealt, eyes);
    };
    expect(seen(10_000, 'all')).toEqual(dealt);
    expect(seen(10_000, accuser)).toEqual(dealt.map((card, seat) => (seat === accuser ? card : null)));
    expect(seen(30_000, accuser)[traitor]).toBe(dealt[traitor]);
    expect(seen(reel.course.length, accuser)).toEqual(dealt);
  });

  test('shows in the replay: whose eyes, each card, a caption and marks to jump to', () => {
    const { entries, game, traitor } = played();
    const log = encodeLog({
      header: { ...logHeader(game().box, { scenario: 3 }), names: NAMES },
      entries,
      hash: logHash(game(), entries),
    });
    const root = shown(h(HeistReplay, { reel: openReel(log, 'g') as Reel, roles, game: 'g' }));
    const cards = () => [...root.querySelectorAll('.replay-role')].map(textOf);
    expect(cards()[traitor]).toContain('traitor');
    press(button(/is unmasked/, root));
    expect(textOf(root.querySelector('.replay-caption'))).toContain(`${NAMES[traitor]} is unmasked`);
    expect(cards()[traitor]).toContain('Unmasked');
    const eyes = root.querySelector('.replay-eyes select') as HTMLSelectElement;
    expect([...eyes.options].map(textOf)).toEqual([
      'All cards open',
      ...NAMES.map((name) => `As ${name} saw it`),
    ]);
    eyes.value = String(traitor);
    done(() => eyes.dispatchEvent(new Event('change', { bubbles: true })));
    press(button(/puts the eye card/, root));
    expect(cards().filter((card) => card === 'card face down')).toHaveLength(3);
  });
});
