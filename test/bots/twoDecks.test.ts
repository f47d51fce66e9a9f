import { describe, expect, it } from 'vitest';
import type { Mate } from '#bots/mates/minds.ts';
import { setupOf } from '#content/choices.ts';
import type { AnyChoice } from '#content/own.ts';
import { tileSet } from '#content/tiles.ts';
import { openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { openAuthority, receive } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { botsTurn } from '#server/botsTurn.ts';
import { mallBrain } from '#server/brains.ts';
import { BOT_ACTS, bucket } from '#server/limits.ts';

// The server's own bots see no deck: with another one they give the same commands at the same times, until it shows.

const MATES = [0, 1, 2, 3].map((seat): Mate => ({ seat, level: 'attentive' }));
const MINUTES = 120_000;

interface Given {
  readonly at: number;
  readonly seat: number;
  readonly command: object;
}

/** What bots do up to the first tile that is drawn from this deck. */
function givenWith(
  choice: AnyChoice,
  seed: string,
  shuffled: (deck: readonly number[]) => readonly number[],
) {
  const opened = openBox(setupOf(choice, MATES.length) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error('no such game');
  const { authority } = openAuthority(mallEngine(opened.box), randomFrom(seed));
  const { secrets } = authority.game;
  authority.game = { ...authority.game, secrets: { ...secrets, deck: shuffled(secrets.deck) } };
  const brain = mallBrain(MATES, authority.game, randomFrom(`${seed} minds`));
  const given: Given[] = [];
  let [now, alarm, isDrawn] = [0, 0, false];
  const budget = bucket(BOT_ACTS, () => now);

  function act(seat: number, command: object): void {
    if (isDrawn) return;
    const game = authority.game;
    given.push({ at: now, seat, command });
    for (const telling of receive(authority, { seat, bot: true, command }, now).tellings)
      if (telling.to.some(({ seat: to }) => to === null)) {
        brain.told(game, telling);
        isDrawn ||= telling.events.some(({ type }) => type === 'drawn');
      }
  }

  while (!isDrawn && now < MINUTES) {
    now = alarm;
    alarm = now + 1_000;
    const acts: (() => void)[] = [];
    botsTurn(brain, budget, authority.engine.time(authority.game, now), {
      wakeIn: (wait) => {
        alarm = now + wait;
      },
      hold: () => undefined,
      ask: () => undefined,
      hint: () => undefined,
      show: () => undefined,
      act: (seat, command) => acts.push(() => act(seat, command)),
    });
    for (const one of acts) one();
    if (acts.length > 0) alarm = now + 10;
  }
  return { given, isDrawn };
}

const GAMES: readonly (readonly [name: string, choice: AnyChoice])[] = [
  ...[1, 3, 7, 10, 13, 17].map((scenario) => [`S${scenario}`, { scenario }] as const),
  ['XF0', { evening: 'XF0' }],
  ['XF1', { evening: 'XF1' }],
];

describe('bots of the server', () => {
  it.each(GAMES)('in %s do the same with other decks until the first tile is seen', (_name, choice) => {
    for (const seed of ['one', 'two', 'three']) {
      const as = givenWith(choice, seed, (deck) => deck);
      const reversed = givenWith(choice, seed, (deck) => deck.toReversed());
      const cut = givenWith(choice, seed, (deck) => [...deck.slice(3), ...deck.slice(0, 3)]);
      expect(as.isDrawn).toBe(true);
      expect(as.given.length).toBeGreaterThan(MATES.length);
      expect(reversed.given).toEqual(as.given);
      expect(cut.given).toEqual(as.given);
    }
  });

  it('do something else with another chance of their own', () => {
    const first = givenWith({ scenario: 3 }, 'one', (deck) => deck);
    const second = givenWith({ scenario: 3 }, 'four', (deck) => deck);
    expect(first.given).not.toEqual(second.given);
  });
});
