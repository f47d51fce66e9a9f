import { describe, expect, test } from 'vitest';
import { heroActs, tableActs } from '#cli/draw/acts.ts';
import { numbersOf } from '#cli/draw/choices.ts';
import { ASCII, type Look } from '#cli/draw/look.ts';
import { statesOf } from '#cli/draw/panel.ts';
import { narrate } from '#cli/narrate.ts';
import { commandFor } from '#cli/play/command.ts';
import { parse } from '#cli/play/parse.ts';
import type { Choice } from '#content/scenarios.ts';
import { evolve } from '#engine/mall/evolve.ts';
import {
  type Game,
  isRefusal,
  judge,
  type MallCommand,
  type MallEvent,
  options,
} from '#engine/mall/index.ts';
import { tableFor } from './heist.ts';

const LOOK: Look = { lang: 'en', marks: ASCII, colour: false };
const STARTED: MallEvent = { type: 'started', at: 0 };

const gameOf = (choice: Choice, ...events: readonly MallEvent[]): Game =>
  events.reduce(evolve, tableFor({ level: 6, ...choice }, 'pieces').game);

/** What is typed, as the command it becomes. */
function typed(game: Game, text: string, focus = 0): ReturnType<typeof commandFor> {
  const intent = parse('en', text);
  if (intent.kind !== 'act') throw new Error(`${text} is no act`);
  return commandFor(game, focus, intent.act, intent.seat);
}

const told = (game: Game, event: MallEvent) => narrate('en', game, event);

describe('alone in a terminal', () => {
  const game = gameOf({ scenario: 2, players: 1 }, STARTED);

  test('[S-solo.1] r turns over the next action', () => {
    expect(typed(game, 'r')).toEqual({ type: 'reveal', seat: 0 });
    expect(tableActs(game, LOOK, 0)).toEqual(['r']);
    const after = gameOf({ scenario: 2, players: 1 }, STARTED, { type: 'revealed', tile: 'N' });
    expect(statesOf(after, LOOK)).toContain('action deck: 6 left, revealed: north');
  });

  test('what is turned over is told, and not that it changed hands', () => {
    expect(told(game, { type: 'revealed', tile: 'N' })).toBe('Action revealed: north.');
    expect(told(game, { type: 'mixed' })).toBe('The action deck is shuffled.');
    expect(told(game, { type: 'handed', hands: [['N']] })).toBeNull();
    const together = gameOf({ scenario: 3, players: 2 });
    expect(told(together, { type: 'handed', hands: [] })).toBe('The action tiles change hands.');
    expect(statesOf(together, LOOK).join()).not.toContain('deck');
    expect(judge(together, typed(together, 'r') as MallCommand)).toMatchObject({
      refused: 'command.unknown',
    });
  });
});

describe('the little sister in a terminal', () => {
  const hands: MallEvent = { type: 'handed', hands: [['NESWVLX'], []] };
  const game = gameOf({ scenario: 2, players: 2, sister: true }, STARTED, hands);

  test('[L1] a direction lets her jump: every landing has a number, the nearest first', () => {
    const jumps = options(game, 0).filter((command) => command.type === 'jump');
    expect(jumps.length).toBeGreaterThan(0);
    for (const { direction } of jumps) {
      const found = jumps
        .filter((one) => one.direction === direction)
        .map((_, index) => typed(game, `s ${direction} ${index + 1}`));
      expect(found.every((one) => !isRefusal(judge(game, one as MallCommand)))).toBe(true);
      expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
      expect(typed(game, `s ${direction} 99`)).toHaveProperty('unsure');
    }
    expect(heroActs(game, LOOK, 0, 'sister').join()).toMatch(/^[nesw] 1/);
    expect(typed(game, 'e n 1')).toMatchObject({ type: 'move', pawn: 'elf' });
  });
});

describe('two dimensions in a terminal', () => {
  const game = gameOf({ scenario: 13, players: 2 });

  test('[R13] the places on tile 3 have numbers until the start', () => {
    const numbers = numbersOf(game);
    const command = typed(game, 'm p 4') as MallCommand & { type: 'settle' };
    expect(command).toMatchObject({ type: 'settle', pawn: 'mage' });
    expect(numbers.get(command.to)).toBe(4);
    expect(heroActs(game, LOOK, 0, 'mage').join()).toMatch(/^p \d/);
    expect(typed(game, 'm p 99')).toHaveProperty('unsure');
    expect(heroActs(evolve(game, STARTED), LOOK, 0, 'mage').join()).not.toMatch(/p \d/);
    expect(told(game, { type: 'settled', pawn: 'mage', to: command.to })).toBe(
      'The mage stands elsewhere on tile 3.',
    );
  });
});

describe('tiles to take away in a terminal', () => {
  const game = gameOf({ scenario: 11, players: 2 }, STARTED);

  test('[S11] are named by what stands on them', () => {
    expect(typed(game, '2: d 5')).toEqual({
      type: 'discard',
      seat: 1,
      tile: game.box.tiles.findIndex(({ name }) => name === '5'),
    });
    expect(typed(game, 'd 99')).toMatchObject({ tile: game.box.tiles.length });
    expect(told(game, { type: 'tilesOwed', owed: 2, first: null })).toBe('Tiles to take away: 2.');
    expect(told(game, { type: 'tilesOwed', owed: 0, first: null })).toBeNull();
  });
});

describe('the Do Something! pawn in a terminal', () => {
  test('[S9] where one alone may use it, that one does, unless a seat is named', () => {
    const game = gameOf({ scenario: 9, players: 3 }, STARTED);
    const leader = game.shared.hands.findIndex((hand) => hand.length === 0);
    for (const focus of [0, 1, 2]) expect(typed(game, '!1', focus)).toMatchObject({ seat: leader });
    expect(typed(game, '2: !1')).toMatchObject({ seat: 1 });
    const anyone = gameOf({ scenario: 8, players: 3 }, STARTED);
    expect(typed(anyone, '!1', 2)).toMatchObject({ seat: 2 });
    const nobody = gameOf({ scenario: 15, players: 3 }, STARTED);
    expect(judge(nobody, typed(nobody, '!1', 2) as MallCommand)).toMatchObject({
      refused: 'doSomething.forbidden',
    });
  });
});
