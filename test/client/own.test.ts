import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#client/pieces/cards.ts';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { routeOf } from '#client/router.ts';
import { ownPagesOf, pagesOf, readBook } from '#client/screens/book/lines.ts';
import { upNext, wonOfCampaign } from '#client/screens/lobby/campaign.ts';
import { asChoice, switchTo, tileCount, whyNot } from '#client/screens/lobby/chosen.ts';
import {
  FIRST_DRAFT,
  fromPreset,
  has,
  presetOf,
  putOnTop,
  rulesOnOffer,
  SECURITY_TILES,
  shuffleIn,
  swapTile,
  tilesOnOffer,
  tilesTo,
  toggleRule,
  toggleSpell,
  toggleTile,
} from '#client/screens/own/draft.ts';
import { fitOf } from '#client/screens/own/fit.ts';
import { remediesFor } from '#client/screens/own/remedies.ts';
import {
  checkedOwn,
  isSaved,
  ownFromCode,
  readSaved,
  renamed,
  withSaved,
} from '#client/screens/own/saved.ts';
import { setupOf } from '#content/choices.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import { OWN_TILES, type OwnScenario, titleOf } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { SCENARIOS, tilesUpTo } from '#content/scenarios.ts';
import { afterCampaignGame } from '#engine/mall/campaign.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { ROLES } from '#engine/mall/rules/roles.ts';
import { SECURITY } from '#engine/mall/rules/security.ts';
import { SPELL_IDS } from '#engine/mall/rules/spells/index.ts';

beforeAll(async () => {
  await fetchSecurity();
  await fetchRoles();
});

const OWN: OwnScenario = { ...FIRST_DRAFT, name: 'Blind alley' };

describe('composing', () => {
  test('[S-own] every scenario of the game is a beginning that fits together', () => {
    for (const { number, players } of SCENARIOS) {
      const { problems, players: counts } = fitOf(fromPreset(OWN, number));
      expect(problems, `scenario ${number}`).toEqual([]);
      expect([counts[0], counts.at(-1)]).toEqual([players.least, players.most]);
    }
    expect(fromPreset(OWN, 5)).toMatchObject({ name: 'Blind alley', start: '1B', onTop: ['15'] });
  });

  test('a tile is in or out, wherever it lay; the others keep the order of the box', () => {
    const on = putOnTop(OWN, '7');
    expect(on.onTop).toEqual(['7']);
    expect(on.tiles).not.toContain('7');
    expect(has(toggleTile(on, '7'), '7')).toBe(false);
    expect(shuffleIn(on, '7')).toEqual(OWN);
    expect(toggleTile(toggleTile(OWN, '3'), '3')).toEqual(OWN);
    expect(putOnTop(OWN, '24')).toBe(OWN);
    expect(shuffleIn(OWN, '7')).toBe(OWN);
  });

  test('a range leaves the little sister’s tiles alone, and nothing of the old numbers', () => {
    const own = putOnTop(toggleTile(OWN, 'L1'), '12');
    expect(tilesTo(own, 9)).toMatchObject({ tiles: [...tilesUpTo(9), 'L1'], onTop: [] });
  });

  test('what came with a link and is not on offer can still be seen and taken out', () => {
    const own = { ...OWN, tiles: [...OWN.tiles, '99'] };
    expect(tilesOnOffer(own)).toEqual([...OWN_TILES, ...SECURITY_TILES, '99']);
    expect(toggleTile(toggleTile(own, '2'), '2').tiles.at(-1)).toBe('99');
    expect(has(toggleTile(own, '99'), '99')).toBe(false);
  });

  test('every rule of the game but the deck for one and hidden roles is offered exactly once', () => {
    const offered = Object.values(rulesOnOffer()).flat();
    // Whether anybody has a secret is chosen at the table, by level.
    const elsewhere = ['solo', ...ROLES.map(({ id }) => id)];
    expect([...offered].sort()).toEqual(
      PIECES.flatMap(({ id }) => (elsewhere.includes(id) ? [] : id)).sort(),
    );
    expect(toggleRule(toggleRule(OWN, 'cameras'), 'cameras')).toEqual(OWN);
  });
});

describe('whether it fits together', () => {
  test('[S-own] how many may play is what the engine says', () => {
    expect(fitOf(OWN).players).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(fitOf(toggleRule(OWN, 'leader')).players).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(fitOf(toggleRule(OWN, 'solo')).players).toEqual([1]);
    expect(fitOf(toggleRule(toggleRule(OWN, 'solo'), 'leader'))).toMatchObject({
      players: [],
      problems: [{ refused: 'setup.nobody' }],
    });
  });

  test('[S-own] every problem is told, and none that only concerns a number of players', () => {
    const bare = { ...OWN, tiles: [] };
    const told = fitOf({ ...bare, pieces: [...bare.pieces, 'leader'] }).problems.map(
      ({ refused }) => refused,
    );
    expect(told).toContain('setup.noExit');
    expect(told.filter((code) => code === 'setup.noItem')).toHaveLength(4);
    expect(told).not.toContain('setup.players');
    expect(told).not.toContain('setup.nobody');
  });

  test('a remedy is a change after which the engine no longer complains', () => {
    const broken = [
      toggleTile(OWN, '6'),
      toggleTile(OWN, '10'),
      toggleRule(OWN, 'trickTheGuards'),
      toggleRule(toggleTile(OWN, '3'), 'dimensions'),
      toggleRule(OWN, 'sister'),
      { ...OWN, tiles: [...OWN.tiles, '99', '1B'] },
    ];
    for (const own of broken) {
      const { problems } = fitOf(own);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) {
        const [first] = remediesFor(own, problem);
        expect(first, JSON.stringify(problem)).toBeDefined();
        expect(fitOf(first?.mended ?? own).problems).not.toContainEqual(problem);
      }
    }
    const clash = fitOf(toggleRule(OWN, 'trickTheGuards')).problems[0];
    expect(clash && remediesFor(toggleRule(OWN, 'trickTheGuards'), clash)).toMatchObject([
      { kind: 'without', name: 'ownExits' },
      { kind: 'without', name: 'trickTheGuards' },
    ]);
  });

  test('[S-own] [X0.5] what Maximum Security needs is mended by a tile, its twin or another module', () => {
    const kinds = (own: OwnScenario) =>
      fitOf(own).problems.map((problem) => [
        problem.refused,
        ...remediesFor(own, problem).map(({ kind, name }) => `${kind} ${name}`),
      ]);
    const ruled = (...pieces: string[]) => pieces.reduce(toggleRule, OWN);
    const room = toggleTile(ruled('guardRoom'), '25');
    expect(kinds(ruled('guard'))).toEqual([['setup.missingTile', 'without guard', 'swap 9*']]);
    expect(kinds(ruled('maps'))).toEqual([['setup.missingTiles', 'without maps', 'add 26']]);
    expect(kinds(room)).toEqual([['setup.needsCatcher', 'with guard', 'with beholder']]);
    expect(kinds(ruled('diversion'))).toEqual([
      ['setup.needsBreaches', 'without diversion', 'with breaches'],
    ]);
    expect(kinds(ruled('dwarfCaptive'))).toEqual([
      ['setup.needsGuardRoom', 'without dwarfCaptive', 'with guardRoom'],
    ]);
    expect(kinds(toggleRule(room, 'dwarfCaptive'))).toEqual([['setup.needsCode', 'swap 7*', 'swap 9*']]);
    expect(kinds(toggleTile(OWN, '9*'))).toEqual([['setup.tileReplaced', 'drop 9', 'drop 9*']]);
    expect(kinds(swapTile(OWN, '8'))).toEqual([['setup.tileClosed', 'swap 8', 'with shafts']]);
    const spelled = toggleRule(swapTile(OWN, '8'), 'spells');
    expect(kinds(spelled)).toEqual([['setup.tileClosed', 'swap 8', 'ready ghost']]);
    expect(kinds(ruled('beholder'))).toEqual([['setup.missingTile', 'without beholder', 'swap 7*']]);
    expect(kinds(swapTile(ruled('beholder'), '7'))).toEqual([
      ['setup.missingTile', 'without beholder', 'add 27'],
    ]);
    expect(kinds(swapTile(ruled('sensor'), '6'))).toEqual([
      ['setup.missingTile', 'without sensor', 'add 29'],
    ]);
    expect(kinds(ruled('reinforcements'))).toEqual([
      ['setup.missingTiles', 'without reinforcements', 'swap 2*'],
    ]);
    expect(kinds(toggleTile(ruled('controlRoom'), '28'))).toEqual([
      ['setup.missingTiles', 'without controlRoom', 'swap 7*'],
    ]);
    expect(kinds(ruled('guardBusy'))).toEqual([['setup.needsGuard', 'without guardBusy', 'with guard']]);
  });

  test('[S-own] [XT0] the special rules of tutorials are won and lost by as they say', () => {
    const goalsWith = (...pieces: string[]) => setupOf({ own: pieces.reduce(toggleRule, OWN) }, 2)?.goals;
    expect(goalsWith()).toBeUndefined();
    expect(goalsWith('noFlips', 'directEscape')).toEqual({ loses: ['flipped', 'strayed'] });
    expect(goalsWith('mapmaker')).toMatchObject({ heroes: [], wins: ['mappedThree'] });
    const mapped = ['mapmaker', 'maps'].reduce(toggleRule, OWN);
    expect(fitOf(toggleTile(mapped, '26')).problems).toEqual([]);
  });

  test('[X10.13] spells that lie ready are chosen, or two come by chance; what cannot be is mended', () => {
    const spelled = toggleSpell(toggleSpell(OWN, 'ghost'), 'frog');
    expect(spelled).toEqual({ ...OWN, pieces: [...OWN.pieces, 'spells'], spells: ['ghost', 'frog'] });
    expect(fitOf(spelled).problems).toEqual([{ refused: 'setup.uselessSpell', params: { spell: 'frog' } }]);
    const remedies = (own: OwnScenario) =>
      fitOf(own).problems.map((problem) =>
        remediesFor(own, problem).map(({ kind, name }) => `${kind} ${name}`),
      );
    expect(remedies(spelled)).toEqual([['unready frog', 'with guard']]);
    expect(remedies({ ...spelled, spells: ['abracadabra'] })).toEqual([['unready abracadabra']]);
    expect(remedies({ ...spelled, spells: ['ghost', 'ghost'] })).toEqual([['unready ghost']]);
    expect(toggleSpell(toggleSpell(spelled, 'frog'), 'ghost')).toEqual(toggleRule(OWN, 'spells'));
    expect(toggleRule(spelled, 'spells')).toEqual(OWN);
    const counter = ['frogDiversion', 'guard'].reduce(toggleRule, swapTile(OWN, '9'));
    expect(remedies(counter)).toEqual([['without frogDiversion', 'ready voucher']]);
    expect(fitOf(['voucher', 'frog'].reduce(toggleSpell, counter)).problems).toEqual([]);
  });

  test('[XT0] the rules of later tutorials bring what they are won and lost by', () => {
    const goalsWith = (...pieces: string[]) => setupOf({ own: pieces.reduce(toggleRule, OWN) }, 2)?.goals;
    expect(goalsWith('clearTile')).toEqual({ also: ['tileClear'] });
    expect(goalsWith('ownDiscovery', 'noFlips', 'clearTile')).toEqual({
      also: ['tileClear'],
      loses: ['foundByAnother', 'flipped'],
    });
  });

  test('where no small change helps, none is offered', () => {
    const own = { ...OWN, sand: 5 };
    const [problem] = fitOf(own).problems;
    expect(problem?.refused).toBe('setup.sand');
    expect(problem && remediesFor(own, problem)).toEqual([]);
  });
});

describe('saved scenarios', () => {
  test('keeps the latest first, one of a name, and reads only what is a scenario', () => {
    const other = { ...OWN, name: 'Other' };
    const saved = withSaved(withSaved(withSaved([], OWN), other), { ...OWN, sand: 60_000 });
    expect(saved.map(({ name, sand }) => [name, sand])).toEqual([
      ['Blind alley', 60_000],
      ['Other', 180_000],
    ]);
    expect(readSaved([...saved, null, 7, { name: 'x' }])).toEqual(saved);
    expect(readSaved({ length: 1 })).toEqual([]);
    expect(isSaved(saved, other)).toBe(true);
    expect(isSaved(saved, OWN)).toBe(false);
  });

  test('a name is taken once', () => {
    const saved = [OWN, { ...OWN, name: 'Other' }];
    expect(renamed(saved, 'Other', 'Blind alley')).toBeNull();
    expect(renamed(saved, 'Other', 'Third')?.map(({ name }) => name)).toEqual(['Blind alley', 'Third']);
    expect(renamed(saved, 'Other', 'Other')).toEqual(saved);
  });
});

describe('the campaign', () => {
  test('[S-campaign] goes on from the furthest win, then back to what was skipped, then it is done', () => {
    const nextOf = (...won: number[]) => upNext(new Set(won));
    expect(nextOf()).toBe(1);
    expect(nextOf(1)).toBe(2);
    expect(nextOf(1, 3)).toBe(4);
    expect(nextOf(7)).toBe(1);
    expect(nextOf(1, 2, 4, 5, 6, 7)).toBe(3);
    expect(nextOf(9, 12)).toBe(1);
    expect(nextOf(1, 2, 3, 4, 5, 6, 7)).toBeNull();
    expect(wonOfCampaign(new Set([1, 2, 9]))).toBe(2);
  });

  const win = { timers: 2, names: ['A'], when: 5 };
  const page = (challenge: string, ...lines: readonly object[]) => ({
    challenge,
    count: lines.length,
    lines: lines.map((line) => ({ ...win, ...line })),
    after: null,
  });
  const { challenges } = readBook({
    challenges: [
      page('1', { game: 'e', scenario: 1, level: 1 }),
      page('9', { game: 'b', scenario: 9, level: 3 }),
      page('x', { game: 'd', own: 'First visit', code: 'x' }, { game: 'a', own: 'First visit', code: 'x' }),
      page('y', { game: 'c', own: 'First visit', code: 'y' }),
    ],
    next: null,
  });

  test('[S-own] a scenario that borrows the name of another is no win of it', () => {
    expect(pagesOf(challenges).map(({ scenario }) => scenario)).toEqual([1, 9]);
  });

  test('[S-own] own scenarios have pages of their own in the Book, two of one name two of them', () => {
    expect(ownPagesOf(challenges).map(({ lines }) => lines.map(({ game }) => game))).toEqual([
      ['d', 'a'],
      ['c'],
    ]);
  });

  test('[S-own] after one the campaign does not go on by itself, and choosing a scenario forgets it', () => {
    const choice = asChoice(OWN);
    expect(switchTo(choice, 3)).toEqual({ scenario: 3 });
    expect(tileCount(choice)).toBe(12);
    expect(whyNot(choice, 0)).toEqual({ why: 'nobody' });
    expect(whyNot(choice, 8)).toBeNull();
    expect(whyNot(choice, 9)).toEqual({ why: 'players', least: 1, most: 8, count: 9 });
    expect(whyNot(asChoice(toggleRule(OWN, 'leader')), 1)).toMatchObject({ why: 'players', least: 3 });
    expect(whyNot(asChoice({ ...OWN, sand: 5 }), 4)).toMatchObject({ refusal: { refused: 'setup.sand' } });
    expect(afterCampaignGame(Number(titleOf(choice).scenario), true).next).toBeNull();
  });
});

describe('where it is found', () => {
  test('addresses', () => {
    expect(routeOf('/own')).toEqual({ at: 'own', view: 'saved' });
    expect(routeOf('/own/')).toEqual({ at: 'own', view: 'saved' });
    expect(routeOf('/own/compose')).toEqual({ at: 'own', view: 'compose', code: null });
    expect(routeOf('/own/compose/abc')).toEqual({ at: 'own', view: 'compose', code: 'abc' });
    expect(routeOf('/own/abc')).toEqual({ at: 'own', view: 'look', code: 'abc' });
  });

  test('every rule has a name, a line and a picture in every language', () => {
    for (const { id } of PIECES) {
      expect(cardOf(id), id).toBeDefined();
      for (const lang of LANGS) expect(maybe(lang, `own.rule.${id}`), id).toMatch(/\.$/);
    }
  });
});

test('no two rules of Maximum Security and Hidden Roles share a picture, and none has one of the base game', () => {
  const cards = PIECES.map(({ id }) => cardOf(id)).filter((card) => card !== undefined);
  const own = cards.flatMap((card) => ('path' in card ? card.path : []));
  expect(own.length).toBe(SECURITY.length + ROLES.length);
  expect(new Set(own).size).toBe(own.length);
});

describe('what a link brings', () => {
  const name = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 80 })
    .map((text) => checkedOwn({ ...OWN, name: text })?.name)
    .filter((clean) => clean !== undefined);
  const tile = fc.constantFrom(...OWN_TILES, '2*', '26', '99', '1A');
  const own: fc.Arbitrary<OwnScenario> = fc.record({
    name,
    start: fc.constantFrom('1A', '1B'),
    tiles: fc.oneof(fc.array(tile, { maxLength: 40 }), fc.integer({ min: 2, max: 24 }).map(tilesUpTo)),
    onTop: fc.array(tile, { maxLength: 10 }),
    pieces: fc.subarray(PIECES.map(({ id }) => id)),
    sand: fc.integer({ min: 0, max: 86_400_000 }),
  });
  const spells = fc.subarray([...SPELL_IDS, 'abracadabra'], { minLength: 1, maxLength: 10 });

  test('[S-own] whatever was composed comes back from its link as it was', () => {
    fc.assert(
      fc.property(own, (one) => {
        const code = ownCode(one);
        expect(code).toMatch(/^[\w-]+$/);
        expect(ownFromCode(code)).toEqual(one);
      }),
    );
    fc.assert(
      fc.property(own, spells, (one, ready) => {
        const spelled = { ...one, spells: ready };
        expect(ownFromCode(ownCode(spelled))).toEqual(spelled);
        expect(ownCode(spelled)).not.toBe(ownCode(one));
        expect(ownCode({ ...one, spells: [] })).toBe(ownCode(one));
      }),
    );
  });

  test('[S-own] a link of before still leads to the same', () => {
    const code = 'MUIgMi0xNCxMMSAyNCBvd25FeGl0cyxub1ZvcnRleCxndWFyZCxub0ZsaXBzIDI0MDAwMCBCbGluZCBhbGxlebmt';
    const before = {
      ...{ name: 'Blind alley', start: '1B', tiles: [...tilesUpTo(14), 'L1'], onTop: ['24'] },
      ...{ pieces: ['ownExits', 'noVortex', 'guard', 'noFlips'], sand: 240_000 },
    };
    expect(ownFromCode(code)).toEqual(before);
    expect(ownCode(before)).toBe(code);
  });

  test('[S-own] a link that was cut off or mistyped is no scenario, never another one', () => {
    const code = ownCode({ ...OWN, name: 'Été à Liège 🪁' });
    expect(ownFromCode(code)?.name).toBe('Été à Liège 🪁');
    for (let end = 0; end < code.length; end++) expect(ownFromCode(code.slice(0, end))).toBeNull();
    for (let at = 0; at < code.length; at++)
      for (const letter of 'abcdghstuxyzABCSTXYZ0189-_') {
        const typo = code.slice(0, at) + letter + code.slice(at + 1);
        if (typo !== code) expect(ownFromCode(typo), `${letter} at ${at}`).toBeNull();
      }
  });

  test('[S-own] nothing that arrives as a code breaks the page', () => {
    const hostile = ['', 'compose', '../../etc', '%', '<script>', 'A'.repeat(100_000), '__proto__', '💥'];
    for (const code of hostile) expect(ownFromCode(code)).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 300 })), (code) => {
        const read = ownFromCode(code);
        if (read !== null) expect(fitOf(read)).toBeDefined();
      }),
    );
  });

  test('[S-own] hands that write codes themselves get no further than the schema', () => {
    const codes = [
      { ...OWN, name: '\u202e\u0000' },
      { ...OWN, name: 'x'.repeat(61) },
      { ...OWN, tiles: Array.from({ length: 61 }, () => '2') },
      { ...OWN, start: 'constructor' },
      { ...OWN, pieces: ['own exits'] },
    ].map(ownCode);
    for (const code of codes) expect(ownFromCode(code)).toBeNull();
    expect(ownFromCode(ownCode({ ...OWN, name: ' a\u202eb \u0007 c ' }))?.name).toBe('ab c');
  });

  test('a beginning of the game makes a link short enough to read aloud to nobody, but to send to all', () => {
    for (const { number } of SCENARIOS) expect(ownCode(presetOf(number)).length).toBeLessThan(220);
  });
});
