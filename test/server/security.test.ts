import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { readLog } from '#cli/readLog.ts';
import { MODULES } from '#content/moduleList.ts';
import { isRefusal, type Setup } from '#engine/mall/index.ts';
import { readChoice } from '#protocol/messages.ts';
import { secretGameIn } from '../../bench/load/secretGame.ts';
import { bookLines, dealtTable, host, openPage, type Page, played, sitting, start } from './client.ts';
import { hosted } from './hosted.ts';
import { faultsIn } from './place.ts';

// Maximum Security at a table: what may be chosen, what is dealt, and what is refused, with its reason.

const here = await hosted();

/** The host is told no, and everything is as it was: the same lobby, and a game can be dealt. */
async function refused(choice: object, names: readonly string[] = ['Ada', 'Bo']) {
  const { pages } = await sitting(here.url(), names);
  const [ada] = pages as [Page];
  ada.send({ type: 'choose', choice: choice as never });
  ada.send({ type: 'deal' });
  const { refusal } = await ada.next('refused');
  ada.send({ type: 'choose', choice: { scenario: 2 } });
  ada.send({ type: 'deal' });
  expect((await ada.next('game')).title).toEqual({ scenario: 2, level: 1 });
  for (const page of pages) page.close();
  return refusal;
}

const EVERY = MODULES.map(({ piece }) => piece);

function gameOf(pages: readonly Page[]) {
  const game = (pages[0] as Page).heard.find(({ type }) => type === 'game');
  if (game?.type !== 'game') throw new Error('no game');
  return game;
}

/** A deal that the planner wins, played to the win; now and then a shuffle is too much for it. */
async function dealtToWin(choice: object) {
  for (let tries = 0; tries < 8; tries++) {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice as never);
    const game = gameOf(pages);
    const made = plan(await secretGameIn(here.kept, game.game), 'table');
    if (made.outcome !== 'won') continue;
    for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
    return { code, pages, game };
  }
  throw new Error('no deal that the planner wins');
}

describe('a table with Maximum Security', () => {
  it('[X0.7] plays an evening under its name, the hard way too, and keeps it over a restart', async () => {
    const own = await host();
    const choice = { evening: 'XT3', hardcore: true, tokens: true };
    const { code, pages } = await dealtTable(own.url(), ['Ada', 'Bo'], choice);
    const game = (pages[0] as Page).heard.find(({ type }) => type === 'game');
    if (game?.type !== 'game') throw new Error('no game');
    expect(game.title).toEqual({ evening: 'XT3', hardcore: 1 });
    expect(game.setup).toMatchObject({ start: '1B', bottom: ['25'], goals: { loses: ['flipped'] } });
    await start(pages);
    await played(pages[0] as Page, { type: 'callTalk' });
    await own.restart();
    const back = await openPage(own.url(), code, pages[0]?.cookie);
    expect((await back.next('lobby')).choice).toEqual(choice);
    await own.end();
  });

  it('[XT3] an evening that is won stands in the Book under its own name', async () => {
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], { evening: 'XT3' });
    const game = (pages[0] as Page).heard.find(({ type }) => type === 'game');
    if (game?.type !== 'game') throw new Error('no game');
    const made = plan(await secretGameIn(here.kept, game.game), 'evening');
    if (made.outcome !== 'won') throw new Error(made.outcome);
    for (const { command } of made.log) await played(pages[command.seat as number] as Page, command as never);
    expect(await bookLines(here.url(), code)).toMatchObject([{ evening: 'XT3', names: ['Ada', 'Bo'] }]);
    const won = await (await fetch(`${here.url()}/api/book/won?room=${code}`)).json();
    expect(won).toEqual({ scenarios: [], quests: [], evenings: ['XT3'] });
  });

  it('[XT0] a hard evening is lost by a turn of the sand: its log says why, and is whole', async () => {
    const choice = { evening: 'XF0', hardcore: true };
    const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo'], choice);
    await start(pages);
    await played(pages[1] as Page, { type: 'turnSand' });
    const game = (pages[0] as Page).heard.find(({ type }) => type === 'game');
    if (game?.type !== 'game') throw new Error('no game');
    const log = readLog(await (await fetch(`${here.url()}/api/games/${game.game}/log`)).text());
    if (isRefusal(log)) throw new Error(log.refused);
    expect([log.good, log.title]).toEqual([true, { evening: 'XF0', hardcore: 1 }]);
    expect(log.steps.at(-1)?.game.shared.result).toMatchObject({ won: false, reason: 'flipped' });
    const past = await (await fetch(`${here.url()}/api/book/past?room=${code}`)).json();
    expect(past).toMatchObject({ games: [{ title: { evening: 'XF0' }, won: false, reason: 'flipped' }] });
    expect(await bookLines(here.url(), code)).toEqual([]);
    expect(await faultsIn(here.kept)).toEqual([]);
  });

  it.each<readonly [string, object, object]>([
    ['XF3', { evening: 'XF3' }, { evening: 'XF3' }],
    ['scenario 3 with every module', { scenario: 3, modules: EVERY, guards: 3 }, { scenario: 3, level: 1 }],
  ])(
    '[XF3] [X11.1] %s is dealt, won, and kept with its log',
    async (_what, choice, challenge) => {
      const { code, game, pages } = await dealtToWin(choice);
      expect((game.setup as Setup).deck).toEqual(
        expect.arrayContaining(['2*', '6*', '7*', '9*', '10*', '11*', '12*', '25', '26', '27', '28', '29']),
      );
      expect(await bookLines(here.url(), code)).toMatchObject([{ ...challenge, names: ['Ada', 'Bo'] }]);
      const log = readLog(await (await fetch(`${here.url()}/api/games/${game.game}/log`)).text());
      if (isRefusal(log)) throw new Error(log.refused);
      expect([log.good, log.steps.at(-1)?.game.shared.result?.won]).toEqual([true, true]);
      const past = await (await fetch(`${here.url()}/api/book/past?room=${code}`)).json();
      expect(past).toMatchObject({ games: [{ title: challenge, won: true }] });
      expect(await faultsIn(here.kept)).toEqual([]);
      for (const page of pages) page.close();
    },
    90_000,
  );

  it('[X11.1] as many guards come as were chosen, over a restart too, and none where nobody asked', async () => {
    const own = await host();
    const choice = { scenario: 3, modules: ['guard', 'reinforcements'], guards: 2 };
    const { code, pages } = await dealtTable(own.url(), ['Ada', 'Bo'], choice);
    const { setup, title } = gameOf(pages);
    expect((setup as Setup).deck).toEqual(expect.arrayContaining(['2*', '10*', '11']));
    expect(title).toEqual({ scenario: 3, level: 1, modules: 'guard,reinforcements' });
    await own.restart();
    const back = await openPage(own.url(), code, pages[0]?.cookie);
    expect((await back.next('lobby')).choice).toEqual(choice);
    await own.end();
    const plain = await dealtTable(here.url(), ['Ada', 'Bo'], { scenario: 3, modules: ['guard'], guards: 9 });
    expect((gameOf(plain.pages).setup as Setup).deck).toEqual(expect.arrayContaining(['2', '10', '11']));
  });

  it('[X0.5] modules join a scenario, which stays what it is', async () => {
    const modules = ['guard', 'antiStress', 'shafts', 'breaches', 'guardRoom', 'lockedExit', 'maps'];
    const { pages } = await dealtTable(here.url(), ['Ada', 'Bo', 'Cy'], { scenario: 3, modules });
    const game = (pages[0] as Page).heard.find(({ type }) => type === 'game');
    if (game?.type !== 'game') throw new Error('no game');
    expect(game.title).toEqual({ scenario: 3, level: 1, modules: modules.join() });
    expect((game.setup as Setup).pieces).toEqual(expect.arrayContaining(modules));
    expect((game.setup as Setup).deck).toEqual(expect.arrayContaining(['9*', '12*', '25', '26']));
  });
});

describe('what does not fit', () => {
  it.each<readonly [string, object, object]>([
    [
      'a module nobody knows',
      { modules: ['toString'] },
      { refused: 'lobby.module', params: { module: 'toString' } },
    ],
    [
      'a tutorial’s rule as a module',
      { modules: ['guard', 'noFlips'] },
      { refused: 'lobby.module', params: { module: 'noFlips' } },
    ],
    ['a scenario’s rule as a module', { modules: ['cameras'] }, { refused: 'lobby.module' }],
    [
      'a module twice',
      { modules: ['guard', 'guard'] },
      { refused: 'setup.pieceTwice', params: { piece: 'guard' } },
    ],
    ['forty modules', { modules: Array(40).fill('guard') }, { refused: 'setup.pieceTwice' }],
    [
      'a need that fails',
      { modules: ['guardRoom'] },
      { refused: 'setup.needsCatcher', params: { piece: 'guardRoom' } },
    ],
    [
      'a control room without a code',
      { modules: ['controlRoom'] },
      { refused: 'setup.missingTiles', params: { piece: 'controlRoom' } },
    ],
    ...[0, 4, -1].map(
      (guards) =>
        [
          `${guards} reinforcements`,
          { modules: ['reinforcements'], guards },
          { refused: 'lobby.guards', params: { guards, most: 3 } },
        ] as const,
    ),
    [
      'modules in the first scenario',
      { scenario: 1, modules: EVERY },
      { refused: 'lobby.noModules', params: { scenario: 1 } },
    ],
  ])('[X0.5] %s is refused with the reason, and changes nothing', async (_what, choice, reason) => {
    expect(await refused({ scenario: 3, ...choice })).toMatchObject(reason);
  });

  it('[X0.8] an evening that is none, and one for nine', async () => {
    expect(await refused({ evening: 'XT14' })).toEqual({
      refused: 'lobby.evening',
      params: { evening: 'XT14' },
    });
    const nine = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida'];
    const { pages } = await sitting(here.url(), nine);
    const [ada] = pages as [Page];
    for (const choice of [{ evening: 'XF1' }, { scenario: 3, modules: EVERY }]) {
      ada.send({ type: 'choose', choice });
      ada.send({ type: 'deal' });
      expect((await ada.next('refused')).refusal).toEqual({
        refused: 'setup.players',
        params: { least: 2, most: 8 },
      });
    }
  });

  it.each<readonly [string, object]>([
    ['modules of a tutorial', { evening: 'XT1', modules: ['guard'] }],
    [
      'modules of an own scenario',
      { own: { name: 'x', start: '1A', tiles: [], onTop: [], pieces: [], sand: 1 }, modules: [] },
    ],
    ['modules without end', { scenario: 3, modules: Array(41).fill('guard') }],
    ['guards that are no number', { scenario: 3, modules: ['reinforcements'], guards: 'x' }],
    ['half a guard', { scenario: 3, modules: ['reinforcements'], guards: 1.5 }],
    ['guards of an evening', { evening: 'XF3', guards: 2 }],
    ['spells of a scenario', { scenario: 3, modules: ['spells'], spells: ['frog'] }],
    ['a module with a path', { scenario: 3, modules: ['../guard'] }],
    ['an evening with markup', { evening: '<b>XT1' }],
    ['an evening and a scenario', { evening: 'XT1', scenario: 3 }],
    ['the hard way of a scenario', { scenario: 3, hardcore: true }],
  ])('%s is no choice at all', (_what, choice) => {
    expect(readChoice(choice)).toBeUndefined();
  });
});
