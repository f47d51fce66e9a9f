import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { knownPieces, knownTiles, setupHere } from '#client/pieces/known.ts';
import { FIRST_DRAFT, fromPreset, toggleRule } from '#client/screens/own/draft.ts';
import { fitBy, fitOf } from '#client/screens/own/fit.ts';
import { remediesFor } from '#client/screens/own/remedies.ts';
import { deckOf, mendingsFor, problemsWith, withModule } from '#client/screens/security/joining.ts';
import { mayJoin } from '#content/extras.ts';
import { MODULES, MOST_GUARDS } from '#content/moduleList.ts';
import type { OwnScenario } from '#content/own.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { SPELL_IDS, spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { ScenarioChoice } from '#protocol/messages.ts';

// [X0.5] whatever is put together is dealt, or refused with something that mends it.

beforeAll(fetchSecurity);

const NUMBERS = SCENARIOS.map(({ number }) => number).filter((number) => number > 1);
const PIECES = MODULES.map(({ piece }) => piece);
/** More than there can be needs, one after the other. */
const MOST_STEPS = 6;

const joined = (scenario: number, pieces: readonly string[], more: Partial<ScenarioChoice> = {}) =>
  pieces.reduce((choice, piece) => withModule(choice, piece, true), { scenario, ...more } as ScenarioChoice);

const mayHaveSister = (scenario: number) => mayJoin(scenario, 'sister', BASE);

/** What becomes of it if somebody always presses the first button offered, or the last. */
function mended(choice: ScenarioChoice, pick: 0 | -1): ScenarioChoice {
  let now = choice;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [problem] = problemsWith(now);
    if (problem === undefined) return now;
    const next = mendingsFor(now, problem).at(pick);
    expect(next, `${JSON.stringify(now)}: ${problem.refused}`).toBeDefined();
    now = next?.mended ?? now;
  }
  return now;
}

/** It opens for everyone the scenario is for, and alone; the first deal of each is made. */
function isDealt(choice: ScenarioChoice): void {
  const { players } = fitBy((count) => setupHere(choice, count));
  const plain = fitBy((count) => setupHere({ ...choice, modules: [] }, count)).players;
  expect([choice, players]).toEqual([choice, plain]);
  for (const count of [players[0], players.at(-1)] as number[]) {
    const opened = openBox(setupHere(choice, count) as Setup, knownTiles(), knownPieces());
    if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
    const { deckLeft, board } = newGame(opened.box, randomFrom('fit')).game.shared;
    expect(deckLeft + board.placed.length).toBe(deckOf(choice).count);
  }
}

describe('modules that join a scenario', () => {
  test.each(NUMBERS)('[X0.5] scenario %s takes each by itself, or says what it takes besides', (scenario) => {
    for (const sister of mayHaveSister(scenario) ? [false, true] : [false])
      for (const piece of PIECES) {
        const choice = joined(scenario, [piece], { sister });
        const told = problemsWith(choice).map(({ refused }) => refused);
        const needs: Readonly<Record<string, string>> = {
          guardRoom: 'setup.needsCatcher',
          controlRoom: 'setup.missingTiles',
        };
        expect([piece, told]).toEqual([piece, needs[piece] === undefined ? [] : [needs[piece]]]);
        isDealt(mended(choice, 0));
        isDealt(mended(choice, -1));
      }
  });

  test('[X0.5] [X0.7] all of them join every scenario from the second on, with one to three guards', () => {
    for (const scenario of NUMBERS)
      for (const sister of mayHaveSister(scenario) ? [false, true] : [false])
        for (let guards = 1; guards <= MOST_GUARDS; guards++)
          isDealt(joined(scenario, PIECES, { sister, guards }));
  });

  test('[X0.5] any set of them is dealt, or mended by a few presses', () => {
    const any = fc.record({
      scenario: fc.constantFrom(...NUMBERS),
      pieces: fc.subarray(PIECES),
      wants: fc.boolean(),
      guards: fc.integer({ min: 1, max: MOST_GUARDS }),
      pick: fc.constantFrom(0 as const, -1 as const),
    });
    fc.assert(
      fc.property(any, ({ scenario, pieces, wants, guards, pick }) => {
        const sister = wants && mayHaveSister(scenario);
        isDealt(mended(joined(scenario, pieces, { sister, guards }), pick));
      }),
      { numRuns: 30 },
    );
  });
});

describe('an own scenario with modules', () => {
  function mendedOwn(own: OwnScenario, pick: 0 | -1): OwnScenario {
    let now = own;
    for (let step = 0; step < 3 * MOST_STEPS; step++) {
      const [problem] = fitOf(now).problems;
      if (problem === undefined) return now;
      const next = remediesFor(now, problem).at(pick);
      expect(next, `${JSON.stringify(now)}: ${JSON.stringify(problem)}`).toBeDefined();
      now = next?.mended ?? now;
    }
    return now;
  }
  const RULES = [
    'noFlips',
    'directEscape',
    'guardBusy',
    'ownDiscovery',
    'clearTile',
    'frogDiversion',
    'sister',
  ];
  const ruled = (own: OwnScenario, pieces: readonly string[]) => pieces.reduce(toggleRule, own);

  test('[S-own] [X0.5] each rule by itself, without its tiles, is mended step by step', () => {
    for (const piece of [...PIECES, ...RULES])
      for (const pick of [0, -1] as const) {
        const own = mendedOwn(ruled(FIRST_DRAFT, [piece]), pick);
        expect([piece, fitOf(own)]).toMatchObject([
          piece,
          { problems: [], players: [1, 2, 3, 4, 5, 6, 7, 8] },
        ]);
      }
  });

  test('[S-own] any rules over any scenario, and any spells, come to something that can be dealt', () => {
    const any = fc.record({
      scenario: fc.constantFrom(...NUMBERS),
      pieces: fc.subarray([...PIECES, ...RULES]),
      spells: fc.subarray([...SPELL_IDS]),
    });
    fc.assert(
      fc.property(any, ({ scenario, pieces, spells }) => {
        const own = { ...ruled(fromPreset(FIRST_DRAFT, scenario), pieces), spells };
        const found = mendedOwn(own, 0);
        expect([own, fitOf(found).problems]).toEqual([own, []]);
      }),
      { numRuns: 12 },
    );
  });

  test('[X10.13] the spells that were fixed lie ready, and no others', () => {
    const own = { ...ruled(FIRST_DRAFT, ['spells']), spells: ['ghost', 'swap', 'broom'] };
    const readied = (one: OwnScenario, seed: string) => {
      const opened = openBox(setupHere({ own: one }, 2) as Setup, knownTiles(), knownPieces());
      if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
      return spellsOf(newGame(opened.box, randomFrom(seed)).game).held;
    };
    for (const seed of ['a', 'b']) expect(readied(own, seed)).toEqual(own.spells);
    expect(readied({ ...own, spells: [] }, 'c')).toHaveLength(2);
  });
});
