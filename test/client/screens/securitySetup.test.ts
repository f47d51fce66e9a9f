// @vitest-environment happy-dom
import { h } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { switchTo } from '#client/screens/lobby/chosen.ts';
import { EveningCard } from '#client/screens/security/eveningCard.tsx';
import { EveningList, switchToEvening, upNextEvening } from '#client/screens/security/eveningList.tsx';
import { EveningOptions } from '#client/screens/security/eveningOptions.tsx';
import { deckOf, mendingsFor, problemsWith, withModule } from '#client/screens/security/joining.ts';
import { Modules } from '#client/screens/security/modules.tsx';
import { gameName, tx } from '#client/ui/text.ts';
import { EVENINGS } from '#content/evenings.ts';
import { MODULES } from '#content/moduleList.ts';
import { titleOf } from '#content/own.ts';
import type { EveningChoice, GameChoice, ScenarioChoice } from '#protocol/messages.ts';
import { button, done, gone, press, shown, stageOf, textOf } from '../browser.ts';

beforeAll(fetchSecurity);
beforeEach(() => {
  stageOf(1_200, 800);
});
afterEach(gone);

describe('modules that join a scenario', () => {
  function modules(first: ScenarioChoice, disabled = false) {
    const chosen: ScenarioChoice[] = [];
    const Live = () => {
      const [choice, setChoice] = useState(first);
      const onChange = (next: ScenarioChoice) => {
        chosen.push(next);
        setChoice(next);
      };
      return h(Modules, { choice, onChange, disabled });
    };
    const root = shown(h(Live, {}));
    const card = (number: string) =>
      [...root.querySelectorAll('.module')].find((one) =>
        textOf(one.querySelector('strong')).startsWith(tx('security.module', { number })),
      );
    return { root, chosen, card };
  }
  const toggle = (card: Element | undefined) => done(() => card?.querySelector('input')?.click());

  test('[X0.7] each is told by its number in the books, and as helper or challenge in a word', () => {
    const { card } = modules({ scenario: 2 });
    for (const { number, kind } of MODULES)
      expect(textOf(card(number)?.querySelector('.module-kind') ?? null), number).toBe(
        tx(`security.kind.${kind}`),
      );
    const challenges = MODULES.filter(({ kind }) => kind === 'challenge').map(({ number }) => number);
    expect(challenges).toEqual(['1', '5', '6', '8', '11', '13']);
  });

  test('[X0.5] the deck that results is told, and tiles 13 to 24 only warn', () => {
    const { root, card } = modules({ scenario: 2 });
    toggle(card('1'));
    toggle(card('7a'));
    const told = textOf(root.querySelector('[role=status]'));
    expect(told).toContain(tx('security.deck.for', { tile: '9*', plain: '9' }));
    expect(told).toContain(tx('security.deck.new', { tile: '26' }));
    expect(told).not.toContain(tx('security.deck.large'));
    expect(deckOf({ scenario: 2, modules: ['guard', 'guardRoom'] })).toEqual({
      count: 13,
      replaced: [{ plain: '9', tile: '9*' }],
      added: ['25'],
      large: false,
    });
    expect(deckOf({ scenario: 4, modules: ['shafts'] }).large).toBe(true);
    expect(problemsWith({ scenario: 4, modules: ['shafts'] })).toEqual([]);
  });

  test('[X0.5] a need that fails is told with what mends it, and a press mends it', () => {
    const { root, chosen, card } = modules({ scenario: 3 });
    toggle(card('5'));
    expect(textOf(root.querySelector('.misfits'))).toContain('catches heroes');
    press(button(tx('security.mend.with', { name: 'The guard' }), root));
    expect(chosen.at(-1)).toEqual({ scenario: 3, modules: ['guard', 'guardRoom'] });
    expect(root.querySelector('.misfits')).toBeNull();
    expect(document.activeElement).toBe(root.querySelector('.modules'));
  });

  test('what mends leaves nothing that was not wrong before', () => {
    const choice = { scenario: 3, modules: ['guardRoom'] };
    const [problem] = problemsWith(choice);
    const mendings = problem === undefined ? [] : mendingsFor(choice, problem);
    expect(mendings.map(({ kind, piece }) => `${kind} ${piece}`)).toEqual([
      'with guard',
      'with beholder',
      'with sensor',
      'without guardRoom',
    ]);
    for (const { mended } of mendings) expect(problemsWith(mended)).toEqual([]);
  });

  test('[X11.1] of reinforcements one to three guards come, and the deck says with which tiles', () => {
    const { root, chosen, card } = modules({ scenario: 3 });
    const wished = () =>
      [...root.querySelectorAll('fieldset:not(.module-cards) label')].map((label) => textOf(label));
    expect(wished()).toEqual([]);
    toggle(card('11'));
    expect(wished()).toEqual(['1', '2', '3']);
    const deck = () => textOf(root.querySelector('[role=status]'));
    expect(deck()).toContain(tx('security.deck.for', { tile: '10*', plain: '10' }));
    expect(deck()).not.toContain('2*');
    done(() => root.querySelectorAll<HTMLInputElement>('fieldset:not(.module-cards) input')[2]?.click());
    expect(chosen.at(-1)).toEqual({ scenario: 3, modules: ['reinforcements'], guards: 3 });
    for (const tile of ['2*', '10*', '11*']) expect(deck()).toContain(tile);
    done(() => root.querySelectorAll<HTMLInputElement>('fieldset:not(.module-cards) input')[0]?.click());
    expect(chosen.at(-1)).toEqual({ scenario: 3, modules: ['reinforcements'] });
    const three = { scenario: 3, modules: ['guard', 'reinforcements'], guards: 3 };
    expect(withModule(three, 'reinforcements', false)).toEqual({ scenario: 3, modules: ['guard'] });
    expect(withModule(three, 'guard', false)).toEqual({ ...three, modules: ['reinforcements'] });
    expect(switchTo(three, 5)).toEqual({ ...three, scenario: 5 });
    expect(switchTo(three, 1)).toEqual({ scenario: 1 });
  });

  test('those who may only look see which join, and nothing to press', () => {
    const { root } = modules({ scenario: 3, modules: ['guard', 'shafts'] }, true);
    expect(root.querySelectorAll('.module').length).toBe(2);
    expect(root.querySelectorAll('button').length).toBe(0);
    expect(root.querySelector('fieldset')?.disabled).toBe(true);
  });

  test('they are kept in the order of the books, and none is nothing', () => {
    const both = withModule(withModule({ scenario: 2 }, 'shafts', true), 'guard', true);
    expect(both.modules).toEqual(['guard', 'shafts']);
    expect(withModule(withModule(both, 'guard', false), 'shafts', false)).toEqual({ scenario: 2 });
  });

  test('a game is called by what joined it, or by how much', () => {
    const named = (...pieces: string[]) => gameName(titleOf({ scenario: 3, modules: pieces }));
    expect(named()).toBe(gameName({ scenario: 3 }));
    expect(named('guard', 'shafts')).toMatch(/ · the guard · ventilation shafts$/);
    expect(named('guard', 'shafts', 'maps')).toMatch(/ · 3 modules$/);
  });
});

describe('evenings', () => {
  const list = (choice: GameChoice, won: readonly string[] = []) => {
    const picked: GameChoice[] = [];
    const pick = (next: GameChoice) => void picked.push(next);
    const root = shown(h(EveningList, { choice, pick, fits: () => true, won: new Set(won) }));
    return { root, picked, cards: [...root.querySelectorAll('.scenario-pick')] };
  };

  test('[X0.7] stand in the order of the books, those won are marked, and what comes next', () => {
    const { cards, picked } = list({ scenario: 3, sand: 60_000 }, ['XT1']);
    expect(cards.map((card) => textOf(card.querySelector('strong')))).toEqual(
      EVENINGS.map(({ id }) => gameName({ evening: id })),
    );
    expect(textOf(cards[0]?.querySelector('.won') ?? null)).toBe(tx('page.choice.won'));
    expect(textOf(cards[1]?.querySelector('.upNext') ?? null)).toBe(tx('page.choice.upNext'));
    press(cards[2]);
    expect(picked).toEqual([{ evening: 'XT3', sand: 60_000 }]);
    expect([[], ['XF1'], ['XT11'], ['XT1', 'XF3']].map((won) => upNextEvening(new Set(won)))).toEqual([
      ...['XT1', 'XT6', 'XF2'],
      null,
    ]);
  });

  test('another keeps how it is played, but for what an own scenario says', () => {
    expect(switchToEvening({ evening: 'XT1', hardcore: true, tokens: true }, 'XT2')).toEqual({
      ...{ evening: 'XT2', hardcore: true, tokens: true },
    });
    const own = { name: 'Ours', start: '1A', tiles: [], onTop: [], pieces: [], sand: 1_000 };
    expect(switchToEvening({ own }, 'XT2')).toEqual({ evening: 'XT2' });
  });

  test('every one says for how many it is, how large, and what it is played for', () => {
    for (const { id } of EVENINGS) {
      const root = shown(h(EveningCard, { choice: { evening: id } }));
      expect(textOf(root)).toMatch(/1 to 8 players · \d+ tiles/);
      expect(textOf(root.querySelector('.evening-goal'))).not.toBe('');
    }
  });

  function options(first: EveningChoice, won: readonly string[] = [], alone = false) {
    const chosen: EveningChoice[] = [];
    const Live = () => {
      const [choice, setChoice] = useState(first);
      const onChange = (next: EveningChoice) => {
        chosen.push(next);
        setChoice(next);
      };
      return h(EveningOptions, { choice, onChange, alone, won: new Set(won) });
    };
    const root = shown(h(Live, {}));
    const labels = () => [...root.querySelectorAll('label')].map((label) => textOf(label));
    const tick = (label: string) =>
      done(() =>
        [...root.querySelectorAll('label')]
          .find((one) => textOf(one) === label)
          ?.querySelector('input')
          ?.click(),
      );
    return { root, chosen, labels, tick };
  }

  test('[XT0] the hard way is on side B, and says what it forbids', () => {
    const { root, chosen, tick } = options({ evening: 'XT1' });
    expect(textOf(root)).toContain(tx('page.choice.side'));
    tick(tx('security.evening.hardcore'));
    expect(chosen.at(-1)).toEqual({ evening: 'XT1', hardcore: true });
    expect(textOf(root)).not.toContain(tx('page.choice.side'));
    expect(textOf(root)).toContain(tx('security.evening.hard'));
    for (const evening of ['XT5', 'XT8', 'XT11'] as const)
      expect(textOf(options({ evening }).root)).toContain(tx(`security.evening.hard.${evening}`));
  });

  test('[X0.8] tokens are welcome in tutorials; where nothing is stolen nobody chooses how', () => {
    const { chosen, tick, labels } = options({ evening: 'XT3' });
    tick(tx('security.evening.tokens'));
    expect(chosen.at(-1)).toEqual({ evening: 'XT3', tokens: true });
    expect(labels()).not.toContain(tx('page.choice.theft.automatic'));
    expect(options({ evening: 'XF0' }).labels()).not.toContain(tx('security.evening.tokens'));
    expect(options({ evening: 'XF0' }).labels()).toContain(tx('page.choice.theft.automatic'));
  });

  test('alone there need be no clock, and after a win the next is one press away', () => {
    expect(options({ evening: 'XT1' }, [], true).labels()).toContain(tx('play.solo.noClock'));
    const { root, chosen } = options({ evening: 'XT1', tokens: true }, ['XT1']);
    press(button(tx('security.evening.next', { name: gameName({ evening: 'XT2' }) ?? '' }), root));
    expect(chosen).toEqual([{ evening: 'XT2', tokens: true }]);
  });
});
