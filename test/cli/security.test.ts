import { describe, expect, test } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import type { Flags } from '#cli/args.ts';
import { heroActs, tableActs } from '#cli/draw/acts.ts';
import { backTexts, statesOf } from '#cli/draw/panel.ts';
import { describeMall, describeTiles } from '#cli/draw/plain.ts';
import { endText, narrate } from '#cli/narrate.ts';
import { chooseGame } from '#cli/play/choose.ts';
import { eveningLines, moduleLines, moduleNames } from '#cli/play/chooseSecurity.ts';
import { obey } from '#cli/play/tableState.ts';
import { type Complaint, complaintText } from '#cli/values.ts';
import { setupOf } from '#content/choices.ts';
import { MODULES } from '#content/moduleList.ts';
import { evolve } from '#engine/mall/evolve.ts';
import type { Game, MallEvent } from '#engine/mall/index.ts';
import { OFF, spaceOf } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import {
  change,
  dealt,
  drawn,
  LOOK,
  laid,
  lineFor,
  put,
  spaceWith,
  tableOf,
  tileNumber,
  typed,
  XF1,
} from './guarded.ts';
import { hushglass } from './process.ts';

// Maximum Security in a terminal: what is typed, drawn and told.

describe('calming tokens', () => {
  test('[X2.1] [X2.2] [X2.3] are typed ts, tw and tl, counted, and told with who used them', () => {
    const { said, game } = typed(tableOf(XF1), 'tl', 'tl', 'tw 2', '2: tw 1', 'tw 2', '2: ts', 'ts');
    expect(said.map(([first]) => first)).toEqual([
      'Seat 1 calls for a talk.',
      'You may talk already: keep the token.',
      'Seat 1 swaps hands with seat 2.',
      'Seat 2 swaps hands with seat 1.',
      'That token is used up.',
      'Seat 2 turns the sand.',
      'That token is used up.',
    ]);
    expect(statesOf(game, LOOK)).toContain('tokens: sand 0 (ts), swap 0 (tw), talk 2 (tl)');
    expect(tableActs(tableOf(XF1).game, LOOK, 0)).toEqual(expect.arrayContaining(['ts', 'tw 2', 'tl']));
  });
});

describe('shafts', () => {
  const table = tableOf(XF1);

  test('[X3.1] [X3.2] go from the dwarf to a space by its tile, row and column, and c crawls through', () => {
    const { game, said } = typed(table, 'sh 1A 1 2', 'd c', 'sh 1a 1 2', 'sh 1A 9 9', 'e c');
    expect(said.map(([first]) => first)).toEqual([
      'Seat 1 opens a shaft.',
      'Seat 1 sends the dwarf through a shaft.',
      'Another token lies under the dwarf.',
      'I do not understand “sh 1A 9 9”. Type help.',
      'No shaft leads there from this space.',
    ]);
    expect(spaceOfPawn(game, 'dwarf')).toBe(1);
    expect(statesOf(game, LOOK)).toContain('shafts left: 1');
    expect(heroActs(game, LOOK, 0, 'dwarf')).toContain('c');
  });

  test('[X3.4] are drawn in pairs, and what lies under one is not to be seen', () => {
    expect(drawn(table.game)[1]).toContain('@d1');
    const { game } = typed(table, 'sh 1A 1 2');
    expect(drawn(game)[1]).not.toContain('@d1');
    expect(drawn(game)[1]).toContain('&A');
    expect(describeTiles(game, LOOK)[0]).toContain('shaft A at row 1, column 2');
    expect(describeTiles(game, LOOK)[0]).not.toContain('vortex orange 1');
  });

  test('nobody is asked to crawl who is not there, and a tile that does not lie is refused', () => {
    expect(typed(table, 'g c', 'sh 12* 1 1').said).toEqual([
      ['Not in the mall now: it waits beside it.'],
      ['The far end needs a space with nothing on it.'],
    ]);
  });
});

describe('breaches', () => {
  test('[X4.1] br and a direction, in the language’s own letters too; the wall is drawn open', () => {
    const table = change(tableOf(XF1), put('barbarian', 6));
    const { game, said } = typed(table, 'br e', 'br w', 'br nowhere');
    expect(said.map(([first]) => first)).toEqual([
      'Seat 1 breaks through a wall.',
      expect.stringMatching(/token|wall|space/),
      'I do not understand “br nowhere”. Type help.',
    ]);
    expect(statesOf(game, LOOK)).toContain('breaches left: 2');
    expect(drawn(game).join('\n')).toContain('*');
    expect(describeMall(game, LOOK).join('\n')).toContain('east through a breach');
    const dutch = obey({ ...table, lang: 'nl' }, 'br o', 0);
    expect(dutch.game.shared.memory.breaches?.left).toBe(2);
  });
});

describe('a guard', () => {
  const table = laid(tableOf(XF1), '9*', '12*', '26');
  const here = change(table, { type: 'guardCame' }, put('guard', spaceWith(table.game, '9*', 'guard')));

  test('[X1.2] watches a tile, which says so on the board and in words', () => {
    expect(drawn(table.game).join()).not.toContain('9*!');
    expect(drawn(here.game).join()).toContain('9*!');
    expect(statesOf(here.game, LOOK)).toContain('The guard watches tile 9*');
    expect(describeTiles(here.game, LOOK).join()).toContain('watched by the guard');
    expect(describeMall(table.game, LOOK).join()).toContain('Guard (G): waits beside the mall.');
  });

  test('[X1.3] is moved like a hero', () => {
    const [act] = heroActs(here.game, LOOK, 0, 'guard');
    const { said, game } = typed(here, `g ${act?.split(/[ –-]/)[0]} 1`);
    expect(said[0]).toEqual(['Seat 1 moves the guard.']);
    expect(spaceOfPawn(game, 'guard')).not.toBe(spaceOfPawn(here.game, 'guard'));
  });

  test('[X0.3] codes, maps and auto-explore spaces are drawn where they have force', () => {
    const signs = drawn(here.game).join();
    for (const sign of ['**', '[]', '+']) expect(signs).toContain(sign);
    const bare = laid(tableOf({ scenario: 3, modules: ['guard'] }), '9*');
    expect(drawn(bare.game).join()).not.toContain('**');
    expect(describeTiles(bare.game, LOOK).join()).not.toContain('code');
  });
});

/** What the elf would find beside her, wherever she stood on tile 12*. */
function besideAny(game: Game): string {
  const spaces = Array.from({ length: 16 }, (_, cell) => spaceOf(tileNumber(game, '12*'), cell));
  return spaces.map((space) => describeMall(evolve(game, put('elf', space)), LOOK).join('\n')).join('\n');
}

describe('steel doors', () => {
  const table = laid(tableOf(XF1), '12*', '26', '25');

  test('[X5.8] are drawn shut, and open while a hero stands on a code', () => {
    const held = change(table, put('mage', spaceWith(table.game, '26', 'code')));
    expect(drawn(table.game)).not.toEqual(drawn(held.game));
    const exit = spaceWith(table.game, '12*', 'exit');
    const atExit = describeMall(evolve(table.game, put('dwarf', exit)), LOOK).join('\n');
    expect(atExit).toContain('steel door, no way through from here');
    expect(besideAny(table.game)).toContain('steel door, shut: it takes a code');
    expect(besideAny(held.game)).toContain('steel door, open');
  });

  test('[X5.5] the guard room’s is its entry, seen from both sides', () => {
    const lines = drawn(table.game).join('\n');
    const open = drawn(change(table, put('mage', spaceWith(table.game, '26', 'code'))).game).join('\n');
    const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
    expect(count(lines, /[{}]|=[nu]=/g)).toBe(2);
    expect(count(open, /[{}]|=[nu]=/g)).toBe(0);
  });
});

describe('captives', () => {
  const table = tableOf({ evening: 'XT3' });

  test('[XT3] the dwarf is locked up from the start, and the guard goes by the letter of guards', () => {
    expect(statesOf(table.game, LOOK)).toContain('Locked up: the dwarf! A second one loses the game.');
    expect(statesOf(table.game, LOOK).join()).not.toContain('theft');
    const told = describeMall(table.game, LOOK).join('\n');
    expect(told).toContain('Dwarf (D, orange, axe): locked up.');
    expect(typed(table, 'd n', 'g n').said).toEqual(
      Array(2).fill(['Not in the mall now: it waits beside it.']),
    );
    const room = laid(table, '25');
    const inside = change(
      room,
      put('dwarf', spaceWith(room.game, '25', 'captive')),
      put('warden', spaceWith(room.game, '25', 'warden')),
    );
    expect(describeMall(inside.game, LOOK).join('\n')).toContain('captive hero space, locked up');
    const [way] = heroActs(inside.game, LOOK, 0, 'warden');
    expect(typed(inside, `g ${way?.[0]} 1`).said[0]).toEqual(['Seat 1 moves the guard.']);
  });

  test('[X5.1] [X5.4] who is caught is told, and why two of them lose the game', () => {
    expect(narrate('en', table.game, { type: 'captured', hero: 'elf', by: 'warden' })).toBe(
      'The elf is caught!',
    );
    expect(narrate('en', table.game, { type: 'inGuardRoom', pawns: ['elf'] })).toBeNull();
    expect(endText('en', false, 'captives')).toMatch(/^Two heroes /);
  });
});

describe('what else is told', () => {
  test('[X0.4] the back of the deck’s top tile, where backs differ', () => {
    const { game } = tableOf(XF1);
    const back = (deckBack: 'base' | 'expansion') =>
      backTexts({ ...game, shared: { ...game.shared, deckBack } }, LOOK);
    expect(back('base')).toEqual(['the next has a base back']);
    expect(back('expansion')).toEqual(['the next has a Maximum Security back']);
    expect(backTexts(tableOf({ scenario: 3 }).game, LOOK)).toEqual([]);
  });

  test('[XT0] what a tutorial was lost by: a third tile was touched', () => {
    const { game } = tableOf({ evening: 'XT1' });
    expect(narrate('en', game, { type: 'strayed', pawn: 'elf', tile: 2 })).toBe('A third tile was touched.');
    expect(endText('en', false, 'strayed')).toMatch(/^A third tile was touched on the way out/);
  });

  test('[X7.1] [XT5] a map in use, and how many tiles it has laid', () => {
    const { game } = tableOf({ evening: 'XT5' });
    expect(narrate('en', game, { type: 'mapInUse', space: 3 })).toBe('The map is in use.');
    expect(narrate('en', game, { type: 'mapInUse', space: OFF })).toBeNull();
    const mapped: MallEvent = { type: 'mapped', tiles: 2 };
    expect(narrate('en', game, mapped)).toBe('Tiles placed with this map: 2.');
    expect(statesOf(evolve(game, mapped), LOOK)).toContain('Tiles placed with this map: 2.');
    expect(narrate('en', game, { type: 'mapped', tiles: 0 })).toBeNull();
  });

  test('[X3.3] [X4.2] what a guard takes with it', () => {
    const { game } = tableOf(XF1);
    expect(narrate('en', game, { type: 'shaftLost', ends: [1, 2] })).toBe('A shaft falls in.');
    const step = { from: 1, direction: 1, to: 2 };
    expect(narrate('en', game, { type: 'breachLost', step })).toBe('A breach is filled in again.');
    expect(narrate('en', game, { type: 'guardCame' })).toBe('A guard begins the round.');
  });
});

describe('a whole evening, typed line by line', () => {
  test.each([
    ['XT3', 'a'],
    ['XF1', 'b'],
  ])('[XT3] [XF1] %s is won', (evening, seed) => {
    const first = dealt({ evening }, seed);
    const made = plan(first.game, seed);
    if (made.outcome !== 'won') throw new Error(made.outcome);
    const acts = made.log.filter(({ command }) => command.type !== 'ready');
    const last = acts.reduce(
      (table, { at, command }) => {
        const line = `${(command.seat as number) + 1}: ${lineFor(table.game, command)}`;
        const next = obey(table, line, at);
        expect([line, next.entries.length]).toEqual([line, table.entries.length + 1]);
        return next;
      },
      obey(first, 'start', 0),
    );
    expect(last.said.at(-1)).toBe('Everyone is out: the heist is yours.');
  });
});

describe('set up in a terminal', () => {
  const asker = { lang: 'en', columns: 100, ask: null } as const;
  const choose = (flags: Flags) => chooseGame(asker, flags);
  const complaint = async (flags: Flags) =>
    complaintText('en', (await choose(flags).catch((error: unknown) => error)) as Complaint);

  test('[X0.7] an evening by its id: its name and goal are told, its tokens are there', async () => {
    const flags = ['--evening', 'xt3', '--hardcore', '--tokens', '--yes', '--pace', '10'];
    const { out, err } = await hushglass(['play', ...flags], ['start', 'ts']);
    expect(err).toBe('');
    expect(out).toContain('Tutorial III: The dwarf behind bars, the hard way');
    expect(out).toContain('tokens: sand 1 (ts)');
    expect(out).toContain(endText('en', false, 'flipped'));
    expect(out).toContain('heroes out: 0 of 4');
  });

  test('[X0.5] modules by name or number join a scenario', async () => {
    const { choice, players } = await choose({ scenario: '3', modules: 'Guard, 7b' });
    expect([choice, players]).toMatchObject([{ scenario: 3, modules: ['guard', 'autoExplore'] }, 2]);
    expect(await choose({ scenario: '3', modules: 'none' })).toMatchObject({ choice: { modules: [] } });
    expect(moduleNames('en', setupOf(choice, 2)?.pieces ?? [])).toEqual(['the guard', 'auto-explore spaces']);
    expect(await choose({ scenario: 'XF0' })).toMatchObject({ choice: { evening: 'XF0' } });
    const more = await choose({ scenario: '3', modules: '8,11,13', guards: '2' });
    expect(more.choice).toMatchObject({ modules: ['beholder', 'reinforcements', 'sensor'], guards: 2 });
    expect(setupOf(more.choice, 2)?.deck).toEqual(expect.arrayContaining(['2*', '6*', '7*', '10*', '11']));
  });

  test('[X0.7] every module and evening is offered with a line, evenings in the order they are played', () => {
    const evenings = eveningLines(asker).flatMap((line) => /X[TF]\d+/.exec(line)?.[0] ?? []);
    expect(evenings).toEqual([
      ...['XT1', 'XT2', 'XT3', 'XT4', 'XT5', 'XF0', 'XF1'],
      ...['XT6', 'XT7', 'XT8', 'XT9', 'XT10', 'XT11', 'XF2', 'XT12', 'XT13', 'XF3'],
    ]);
    const modules = moduleLines(asker).filter((line) => /a (helper|challenge): /.test(line));
    expect(modules).toHaveLength(MODULES.length);
  });

  test('[X0.5] [X0.8] what does not fit is refused with what would', async () => {
    expect(await complaint({ scenario: '3', modules: 'noFlips' })).toContain('one of guard, antiStress,');
    expect(await complaint({ scenario: '1', modules: 'guard' })).toContain('--modules does not apply here');
    expect(await complaint({ evening: 'XT1', modules: 'guard' })).toContain('--modules does not apply');
    expect(await complaint({ evening: 'XF1', tokens: true })).toContain('--tokens does not apply');
    expect(await complaint({ evening: 'XT1', hardcore: true, side: 'A' })).toContain('--side does not');
    expect(await complaint({ scenario: '3', hardcore: true })).toContain('--hardcore does not apply');
    expect(await complaint({ evening: 'XT14' })).toContain('one of XT1, XT2, XT3');
    expect(await complaint({ scenario: '3', modules: '11', guards: '4' })).toContain('from 1 to 3');
    expect(await complaint({ scenario: '3', modules: '11', guards: 'x' })).toContain(
      '--guards cannot be “x”',
    );
    expect(await complaint({ scenario: '3', modules: '1', guards: '2' })).toContain(
      '--guards does not apply',
    );
    expect(await complaint({ evening: 'XF3', guards: '2' })).toContain('--guards does not apply');
    const room = await hushglass(['play', '--yes', '--scenario', '3', '--modules', 'guardRoom']);
    expect(room).toMatchObject({
      code: 1,
      err: expect.stringContaining('catches heroes, a guard for example'),
    });
  });
});
