import { describe, expect, test } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { heroActs, tableActs } from '#cli/draw/acts.ts';
import { drawLegend } from '#cli/draw/legend.ts';
import { statesOf } from '#cli/draw/panel.ts';
import { describeMall, describeTiles } from '#cli/draw/plain.ts';
import { showHelp } from '#cli/play/show.ts';
import { obey, type TableState } from '#cli/play/tableState.ts';
import { eveningSetup } from '#content/evenings.ts';
import { LANGS } from '#content/locales/index.ts';
import type { AnyChoice } from '#content/own.ts';
import { DIRECTIONS, type Game, type MallEvent, type Setup } from '#engine/mall/index.ts';
import { sensorBeam } from '#engine/mall/rules/sensor/index.ts';
import { SPELL_IDS, type SpellId, spellsOf } from '#engine/mall/rules/spells/index.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { printed, spaceOfPawn } from '#engine/mall/ways.ts';
import {
  change,
  dealt,
  drawn,
  LOOK,
  laid,
  lineFor,
  put,
  spaceWith,
  spotOf,
  tableOf,
  tileNumber,
  typed,
} from './guarded.ts';

// The second half of Maximum Security in a terminal: what is typed, drawn and told.

const XF3: AnyChoice = { evening: 'XF3' };
const said = (table: TableState, ...lines: readonly string[]) =>
  typed(table, ...lines).said.map(([first]) => first);
const words = (game: Game) => [...describeMall(game, LOOK), ...describeTiles(game, LOOK)].join('\n');
const over = (game: Game, tile: string): MallEvent => ({
  ...{ type: 'beholderOver', seat: null },
  tile: tileNumber(game, tile),
});

describe('the beholder', () => {
  const bare = laid(tableOf(XF3), '7*', '27', '3', '4');
  const north = printed(bare.game, 'command.north')[0] as Space;
  const table = change(bare, over(bare.game, '7*'), put('elf', north));

  test('[X8.1] is drawn beside the name of its tile, told, and where it has not come, that too', () => {
    expect(drawn(table.game).join('\n')).toContain('7*!O');
    expect(statesOf(table.game, LOOK)).toContain('The beholder watches tile 7*');
    expect(words(table.game)).toContain('Beholder (O): hovers over tile 7*.');
    expect(words(table.game)).toContain('watched by the beholder');
    expect(words(tableOf(XF3).game)).toContain('Beholder (O): waits beside the mall.');
  });

  test('[X8.3] [R19] goes a tile where somebody commands it, by whoever holds the direction', () => {
    const ways = DIRECTIONS.map((way) => ({
      letter: way.slice(0, 1),
      ready: change(table, put('elf', printed(bare.game, `command.${way}`)[0] as Space)),
    }));
    const may = ways.filter(({ ready, letter }) => tableActs(ready.game, LOOK, 0).includes(`o ${letter}`));
    expect(may.length).toBeGreaterThan(0);
    for (const { ready, letter } of may) {
      const line = expect.stringMatching(/^Seat 1 sends the beholder over tile /);
      expect(said(ready, `o ${letter}`)).toEqual([line]);
      expect(said(ready, `2: o ${letter}`)).toEqual([expect.stringMatching(/^Only .*|.* not /)]);
      expect(said(ready, `o ${letter} 2`)).toEqual(['There is only one: number 1.']);
    }
    expect(said(table, 'beholder s')).toEqual([
      'Somebody has to stand on the command space of that direction.',
    ]);
    expect(said(tableOf(XF3), 'o n')).toEqual(['Not in the mall now: it waits beside it.']);
  });

  test('[R19] the command spaces show which way they send it', () => {
    const signs = drawn(table.game).join();
    for (const arrow of ['>O', 'vO', '<O']) expect(signs).toContain(arrow);
    expect(words(table.game)).toContain('command space towards west');
  });
});

describe('telekinesis', () => {
  test('[X9.1] tk and a tile, counted and told; what cannot be is refused with the reason', () => {
    const start = laid(tableOf(XF3), '3', '4');
    const spaces = start.game.shared.board.unused;
    const table = spaces
      .map((space) => change(start, put('elf', space)))
      .find(({ game }) => tableActs(game, LOOK, 0).some((act) => act.startsWith('tk '))) as TableState;
    const act = tableActs(table.game, LOOK, 0).find((one) => one.startsWith('tk ')) as string;
    const tile = act.split(/[ ,]/)[1] as string;
    expect(statesOf(table.game, LOOK)).toContain('telekinesis left: 2');
    const { game, said: heard } = typed(table, `tk ${tile}`, 'tk 1A', 'tk 99', 'tk');
    expect(heard.map(([first]) => first)).toEqual([
      `Seat 1 moves tile ${tile} by telekinesis.`,
      expect.stringMatching(/\.$/),
      expect.stringMatching(/\.$/),
      'I do not understand “tk”. Type help.',
    ]);
    expect(statesOf(game, LOOK)).toContain('telekinesis left: 1');
  });
});

describe('the control room', () => {
  test('[X12.1] g v and a number sends a guard to a vortex of the colour of whoever is there', () => {
    const bare = laid(tableOf({ evening: 'XT12' }), '28', '9*', '4');
    const desk = spaceWith(bare.game, '28', 'controlRoom');
    const guarded = change(bare, put('guard', spaceWith(bare.game, '9*', 'guard')));
    expect(said(guarded, 'g v 1')).toEqual(['No hero is in the control room.']);
    const table = change(guarded, put('barbarian', desk));
    expect(heroActs(table.game, LOOK, 0, 'guard').join()).toMatch(/^v /);
    const { said: heard, game } = typed(table, `g ${heroActs(table.game, LOOK, 0, 'guard')[0]}`, 'g v 9');
    expect(heard).toEqual([['Seat 1 sends the guard by vortex.'], ['Choose a number from 1 to 3.']]);
    expect(spaceOfPawn(game, 'guard')).not.toBe(spaceOfPawn(table.game, 'guard'));
    expect(drawn(bare.game).join()).toContain('@@');
    expect(words(bare.game)).toContain('control room at row');
  });
});

describe('the sensor', () => {
  const bare = laid(tableOf(XF3), '6*', '29');
  const tile = tileNumber(bare.game, '6*');
  const here = change(bare, { type: 'sensorTurned', seat: null, tile, side: 0 });

  test('[X13.1] its six spaces are drawn and told, and which way it looks', () => {
    expect(words(here.game).match(/under the sensor at row/g)).toHaveLength(6);
    expect(statesOf(here.game, LOOK).join()).toMatch(/sensor on tile 6\*, towards (north|east|south|west)/);
    expect(statesOf(bare.game, LOOK).join()).not.toContain('sensor on tile');
  });

  test('[X13.2] sr and sl turn it a quarter, with somebody at its control', () => {
    expect(said(here, 'sr')).toEqual(['Somebody has to stand on the sensor control.']);
    const table = change(here, put('elf', spaceWith(here.game, '29', 'sensorControl')));
    expect(tableActs(table.game, LOOK, 0)).toEqual(expect.arrayContaining(['sr', 'sl']));
    expect(said(table, 'sr', 'SL', 'sx')).toEqual([
      ...['Seat 1 turns the sensor.', 'Seat 1 turns the sensor.'],
      'I do not understand “sx”. Type help.',
    ]);
    expect(sensorBeam(typed(table, 'sr').game).side).toBe(1);
    expect(sensorBeam(typed(table, 'sl').game).side).toBe(3);
  });
});

describe('reinforcements', () => {
  const bare = laid(tableOf(XF3), '2*', '10*');
  const stolen = change(bare, ...stand(bare.game));

  /** Everybody on the right item, wherever that lies. */
  function stand(game: Game): readonly MallEvent[] {
    const items = { barbarian: '6*', mage: '9*', elf: '8*', dwarf: '7*' } as const;
    return Object.entries(items).map(([hero, tile]) =>
      put(hero as keyof typeof items, spaceWith(game, tile, 'item')),
    );
  }

  test('[X11.1] are told when they come, on which tile, and have a name in one word', () => {
    const { said: heard, game } = typed(stolen, 't');
    expect(heard[0]).toEqual(
      expect.arrayContaining(['Guard 2 is on tile 2* now.', 'Guard 10 is on tile 10* now.']),
    );
    expect(spaceOfPawn(game, 'guard11')).toBe(OFF);
    expect(said({ ...stolen, game }, 'guard11 n', 'r n', '2 n')).toEqual([
      'Not in the mall now: it waits beside it.',
      'Not in the mall now: it waits beside it.',
      'I do not understand “2 n”. Type help.',
    ]);
  });

  test('[R23a] where several spaces are equally near, the theft says which', () => {
    const space = spaceWith(stolen.game, '2*', 'reinforcement');
    const taken = change(stolen, put('guard', space));
    const near = [1, 2, 3, 4]
      .flatMap((row) => [1, 2, 3, 4].map((column) => `2* ${row} ${column}`))
      .map((spot) => spotWhere(typed(taken, `t ${spot}`).game));
    expect(new Set(near).size).toBeGreaterThan(0);
    for (const spot of near) expect(spotWhere(typed(taken, `t ${spot}`).game)).toBe(spot);
    expect(said(taken, 't 2* 9 9')).toEqual(['I do not understand “t 2* 9 9”. Type help.']);
  });
  const spotWhere = (game: Game) => spotOf(game, spaceOfPawn(game, 'guard2'));

  test('[X11.1] their spaces are drawn', () => {
    expect(drawn(bare.game).join()).toContain('g?');
  });
});

describe('spells', () => {
  const withSpells = (...spells: readonly SpellId[]): TableState => {
    const table = laid(tableOf({ evening: 'XT10', tokens: true }), '9*', '6', '2');
    const guarded = change(table, put('guard', spaceWith(table.game, '9*', 'guard')));
    const { shared } = guarded.game;
    const memory = { ...shared.memory, spells: { held: spells, running: [], returning: [] } };
    return { ...guarded, game: { ...guarded.game, shared: { ...shared, memory } } };
  };

  test('[X10.6] those that are ready and those that go on are told; a beginning is enough', () => {
    const table = withSpells('clairvoyance', 'ghost', 'invisibility', 'code', 'crystal');
    expect(statesOf(table.game, LOOK)).toContain(
      'spells ready (sp): clairvoyance, ghost, invisible, code, crystal',
    );
    expect(said(table, 'sp cl', 'sp gho', 'sp inv', 'sp co', 'sp c', 'sp x', 'sp')).toEqual([
      ...['Clairvoyance', 'Ghost', 'Invisibility', 'Door code'].map((name) => `Seat 1 casts: ${name}.`),
      ...['c', 'x'].map((word) => `I do not understand “sp ${word}”. Type help.`),
      'I do not understand “sp”. Type help.',
    ]);
    const { game } = typed(table, 'sp ghost', 'sp crystal');
    expect(statesOf(game, LOOK)).toContain(
      'until the sand is turned: Ghost (mage), Crystal ball (tiles left: 2)',
    );
    expect(tableActs(table.game, LOOK, 1)).toEqual(expect.arrayContaining(['sp ghost', 'sp invisible']));
  });

  test('[X10.9] [X10.11] a guard dines, is a frog inside, and comes back with the next turn', () => {
    const table = withSpells('voucher', 'frog');
    const fed = typed(table, 'sp voucher g 6');
    expect(fed.said[0]).toEqual(['Seat 1 casts: Burger voucher.']);
    expect(words(fed.game)).toContain('Guard (G): dines on tile 6 until the sand is turned.');
    expect(drawn(fed.game).join()).toContain('Gu');
    const toad = typed(fed.table, 'sp frog');
    expect(words(toad.game)).toContain('Guard (G): a frog on tile 6 until the sand is turned.');
    expect(drawn(toad.game).join()).toContain('oo');
    expect(spellsOf(toad.game).running).toHaveLength(2);
    expect(typed(toad.table, 'ts').said[0]).toEqual(
      expect.arrayContaining(['A spell wears off: Frog.', 'The guard is back, on tile 6.']),
    );
  });

  test('[X10.1] [X10.4] [X10.5] a space by tile, row and column; two pawns; what is missing is asked for', () => {
    const table = withSpells('broom', 'teleport', 'swap');
    const timer = spaceWith(table.game, '1A', 'timer');
    const broken = change(table, { type: 'wentOutOfOrder', space: timer });
    expect(said(table, 'sp broom')).toEqual(['Nothing is out of order here.']);
    expect(said(broken, `sp broom ${spotOf(broken.game, timer)}`)).toEqual(['Seat 1 casts: Broom.']);
    expect(said(broken, 'sp broom 1A')).toEqual(['Seat 1 casts: Broom.']);
    expect(said(table, 'sp teleport', 'sp teleport e', 'sp swap e', 'sp swap e e')).toEqual([
      ...Array(4).fill('On whom, or where? help shows how it is typed.'),
    ]);
    const free = spaceOf(tileNumber(table.game, '2'), 0);
    const moved = typed(table, 'sp swap e d', `sp teleport e ${spotOf(table.game, free)}`);
    expect(spaceOfPawn(moved.game, 'dwarf')).toBe(spaceOfPawn(table.game, 'elf'));
    expect(said(table, 'sp frog g', 'sp swap m')).toEqual([
      'That spell does not lie ready.',
      'On whom, or where? help shows how it is typed.',
    ]);
  });

  test('are typed in the words of the language, with or without accents, and in English', () => {
    const table = withSpells('ghost', 'frog', 'swap');
    const cast = (lang: 'fr' | 'nl', line: string) => spellsOf(obey({ ...table, lang }, line, 0).game).held;
    expect(cast('fr', 'sp fantome')).toEqual(['frog', 'swap']);
    expect(cast('fr', 'sp Fantôme')).toEqual(['frog', 'swap']);
    expect(cast('fr', 'sp grenouille g')).toEqual(['ghost', 'swap']);
    expect(cast('nl', 'sp kikker w')).toEqual(['ghost', 'swap']);
    expect(cast('nl', 'sp frog g')).toEqual(['ghost', 'swap']);
    expect(cast('nl', 'sp wissel e d')).toEqual(['ghost', 'frog']);
  });
});

describe('in every language', () => {
  test.each(LANGS)('%s: the help names every spell and every act, the legend every sign', (lang) => {
    const look = { ...LOOK, lang };
    const help = showHelp({ look, columns: 100, depth: 1 }).flatMap((line) => line.map(({ text }) => text));
    for (const word of ['tk 5', 'sr, sl', 'sp ', 't 2* 1 3', 'v 2']) expect(help.join('\n')).toContain(word);
    const legend = drawLegend(look, [], 200, true).flatMap((line) => line.map(({ text }) => text));
    for (const sign of ['@@', '//', 'oo', 'g?', '^O', '7*!O']) expect(legend.join()).toContain(sign);
  });
});

describe('a whole evening of the second half, typed line by line', () => {
  test.each([...['XT6', 'XT7', 'XT8', 'XT9', 'XT10', 'XT11', 'XT12', 'XT13', 'XF2', 'XF3']])(
    '[XT6] [XT7] [XT8] [XT9] [XT10] [XT11] [XT12] [XT13] [XF2] [XF3] %s is won',
    (evening) => {
      const seed = 'a';
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
    },
  );

  test('[XT0] every spell that an evening lays ready has a word', () => {
    const { spells = [] } = eveningSetup({ evening: 'XT9', players: 2 }) as Setup;
    for (const spell of spells) expect(SPELL_IDS).toContain(spell);
  });
});
