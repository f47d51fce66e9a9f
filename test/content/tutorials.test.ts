import { describe, expect, it } from 'vitest';
import { eveningSetup, TUTORIALS } from '#content/evenings.ts';
import { tileSet } from '#content/tiles.ts';
import { mayLand } from '#engine/mall/acts/move.ts';
import { boardOf } from '#engine/mall/board.ts';
import {
  decide,
  type Game,
  isRefusal,
  type MallCommand,
  newGame,
  openBox,
  type PawnId,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { accept, change, seatWith, start, theft } from '../mall/table.ts';

// What each tutorial of the second half is won by, and every way to fail it, on its own tiles.

const SECOND_HALF = ['XT6', 'XT7', 'XT8', 'XT9', 'XT10', 'XT11', 'XT12', 'XT13'];
const NO_FLIP = ['XT6', 'XT7', 'XT9', 'XT10', 'XT12', 'XT13'];

interface Way {
  readonly hardcore?: boolean;
  readonly tokens?: boolean;
}

/** All its tiles in one row, so that a hero may be put beside anything. */
function table(evening: string, { hardcore = false, tokens = true }: Way = {}): Game {
  const setup = eveningSetup({ evening, players: 4, hardcore, tokens }) as Setup;
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  const game = start(newGame(opened.box, randomFrom('tutorial')).game);
  const row = opened.box.tiles.map((_, tile) => ({ tile, dimension: 0, a: tile, b: 0, turn: 0 as const }));
  return change(game, { board: boardOf(opened.box, row, game.shared.board.layers) });
}

const heroesOf = (game: Game) => game.box.goals.heroes.map((pawn) => game.box.pawns[pawn] as PawnId);
const colourOf = (game: Game, pawn: PawnId) => game.box.cast[game.box.pawns.indexOf(pawn)]?.colour;
const printed = (game: Game, kind: 'item' | 'exit', pawn: PawnId) =>
  game.box.print.findIndex((info) => info[kind] === colourOf(game, pawn));
const timer = (game: Game) => game.box.print.findIndex((info) => info.timer);

function put(game: Game, pawn: PawnId, space: number): Game {
  return change(game, { pawns: game.shared.pawns.with(game.box.pawns.indexOf(pawn), space) });
}

const WAYS = ['north', 'east', 'south', 'west'] as const;

/** One step onto this space, from whichever side is open. */
function walkOnto(game: Game, pawn: PawnId, space: number): Game {
  const { next } = game.shared.board;
  const step = next.findIndex((to, from) => to === space && game.shared.pawns.indexOf(from >> 2) < 0);
  const direction = WAYS[step & 3] as (typeof WAYS)[number];
  const seat = seatWith(game, 'NESW'[step & 3] as string);
  const from = step >> 2;
  return accept(put(game, pawn, from), { type: 'move', seat, pawn, from, direction, distance: 1 });
}

const onItems = (game: Game) =>
  heroesOf(game).reduce((now, pawn) => put(now, pawn, printed(now, 'item', pawn)), game);
const stolen = (game: Game) => accept(onItems(diverted(game)), theft);
const out = (game: Game) =>
  heroesOf(game).reduce((now, pawn) => walkOnto(now, pawn, printed(now, 'exit', pawn)), game);
const refused = (game: Game, command: MallCommand) => {
  const decision = decide(game, command, 1);
  return isRefusal(decision) ? decision.refused : undefined;
};

/** [XT10] a frog inside a burger place, where the theft asks for one. */
function diverted(game: Game): Game {
  if (!game.box.setup.pieces.includes('frogDiversion')) return game;
  const frog = { spell: 'frog', pawn: 'guard', space: 0, inside: true } as const;
  return change(game, {
    memory: { ...game.shared.memory, spells: { held: [], returning: [], running: [frog] } },
  });
}

describe('the tutorials of the second half', () => {
  it('[XT6] [XT7] [XT8] [XT9] [XT10] [XT11] [XT12] [XT13] are about these heroes, on these tiles', () => {
    const about = (hardcore: boolean) => SECOND_HALF.map((id) => heroesOf(table(id, { hardcore })).join(' '));
    expect(about(false)).toEqual([
      'dwarf',
      'mage',
      'mage',
      'elf',
      'barbarian mage',
      'mage',
      'mage',
      'barbarian',
    ]);
    expect(about(true)[5]).toBe('barbarian mage elf');
    const decks = Object.fromEntries(TUTORIALS.map(({ id, deck }) => [id, [...deck].sort().join(' ')]));
    const book = {
      XT6: ['3', '4', '5', '12', '7*', '27'],
      XT7: ['2', '3', '4', '5', '9*'],
      XT8: ['2', '3', '4', '5', '9*'],
      XT9: ['3', '4', '5', '8*', '10'],
      XT10: ['2', '3', '4', '5', '6', '9*', '11'],
      XT11: ['3', '4', '5', '2*', '9*'],
      XT12: ['2', '3', '4', '5', '9*', '26', '28'],
      XT13: ['3', '4', '5', '11', '6*', '29'],
    };
    for (const [id, deck] of Object.entries(book))
      expect([id, decks[id]]).toEqual([id, deck.sort().join(' ')]);
    const hard = eveningSetup({ evening: 'XT11', players: 2, hardcore: true }) as Setup;
    expect(hard.deck).toEqual(['3', '4', '5', '2*', '9*', '6', '8', '10', '11']);
  });

  it.each(SECOND_HALF)('[XT0] %s is won when those heroes have stolen and left, the hard way too', (id) => {
    for (const hardcore of [false, true]) {
      const game = stolen(table(id, { hardcore }));
      expect(game.shared.result).toBeNull();
      expect(out(game).shared.result).toMatchObject({ won: true, reason: 'escaped' });
    }
  });

  it.each(SECOND_HALF)(
    '[XT0] %s lets nobody leave before the theft, and steals with those heroes alone',
    (id) => {
      const game = table(id);
      const early = out(game);
      expect([early.shared.result, early.shared.escaped.some((gone) => gone)]).toEqual([null, false]);
      expect(refused(game, theft)).toBe('theft.notReady');
    },
  );

  it.each(SECOND_HALF)('[XT0] %s is lost with the last grain', (id) => {
    const late = accept(stolen(table(id)), { type: 'clock', seat: null }, 180_000);
    expect(late.shared.result).toMatchObject({ won: false });
  });

  it.each(NO_FLIP)('[XT0] %s the hard way is lost by a flip, by a space or a token, and only then', (id) => {
    const hard = table(id, { hardcore: true });
    expect(hard.box.setup.start).toBe('1B');
    const [hero] = heroesOf(hard) as [PawnId];
    expect(walkOnto(hard, hero, timer(hard)).shared.result).toMatchObject({ won: false, reason: 'flipped' });
    expect(accept(hard, { type: 'turnSand', seat: 0 }).shared.result).toMatchObject({ reason: 'flipped' });
    expect(accept(table(id), { type: 'turnSand', seat: 0 }).shared.result).toBeNull();
  });

  it('[XT8] [XT11] [XT0] in these the hard way is another, and flips are allowed', () => {
    for (const id of ['XT8', 'XT11']) {
      const hard = table(id, { hardcore: true });
      expect(hard.box.setup.start).toBe('1B');
      expect(accept(hard, { type: 'turnSand', seat: 0 }).shared.result).toBeNull();
    }
  });

  it('[XT7] a third tile between theft and exit fails at once', () => {
    const game = stolen(table('XT7'));
    expect(walkOnto(game, 'mage', timer(game)).shared.result).toMatchObject({
      won: false,
      reason: 'strayed',
    });
    const before = onItems(table('XT7'));
    expect(walkOnto(before, 'mage', timer(before)).shared.result).toBeNull();
  });

  it('[XT8] [XT12] nobody walks the guard; in the last of them the control room sends it', () => {
    for (const id of ['XT8', 'XT12']) {
      const game = table(id);
      const at = game.box.print.findIndex(({ marks }) => marks.includes('guard'));
      const there = put(game, 'guard', at);
      const step = (direction: (typeof WAYS)[number], place: number): MallCommand => ({
        ...{
          type: 'move',
          seat: seatWith(game, 'NESW'[place] as string),
          pawn: 'guard',
          from: at,
          direction,
        },
        distance: 1,
      });
      const found = WAYS.map((way, place) => refused(there, step(way, place)));
      expect(found).toContain('guard.busy');
      expect(found).not.toContain(undefined);
    }
    const game = table('XT12');
    const at = game.box.print.findIndex(({ marks }) => marks.includes('guard'));
    const desk = game.box.print.findIndex(({ marks }) => marks.includes('controlRoom'));
    const manned = put(put(game, 'guard', at), 'mage', desk);
    const alone = change(manned, {
      pawns: manned.shared.pawns.map((space, pawn) =>
        space < 16 && manned.box.cast[pawn]?.hero ? -1 : space,
      ),
    });
    const to = alone.box.vortexes.purple.find((space) => space < 16) as number;
    const send = { type: 'sendGuard', seat: seatWith(game, 'V'), pawn: 'guard', from: at, to } as const;
    expect(refused(alone, send)).toBeUndefined();
  });

  it('[XT8] the hard way 9* is found by the mage', () => {
    const hard = table('XT8', { hardcore: true });
    expect(hard.box.goals.feats.map(({ name, won }) => [name, won])).toEqual([['foundByAnother', false]]);
    const found = change(hard, { memory: { ...hard.shared.memory, ownDiscovery: true } });
    const ended = accept(found, { type: 'turnSand', seat: 0 });
    expect(ended.shared.result).toMatchObject({ won: false, reason: 'foundByAnother' });
  });

  it('[XT8] [XT9] [XT10] their spells are these', () => {
    const spells = (id: string) => table(id).shared.memory.spells?.held;
    expect(spells('XT8')).toEqual(['clairvoyance', 'invisibility']);
    expect(spells('XT9')).toEqual(['ghost', 'swap', 'teleport']);
    expect(spells('XT10')).toEqual(['voucher', 'frog']);
  });

  it('[XT9] with a hero left behind on 8* it is not won', () => {
    const game = stolen(table('XT9'));
    const closed = game.box.tiles.findIndex(({ name }) => name === '8*') * 16;
    const left = out(put(game, 'mage', closed + 5));
    expect([left.shared.escaped[left.box.pawns.indexOf('elf')], left.shared.result]).toEqual([true, null]);
  });

  it('[XT10] without a frog inside there is no theft', () => {
    expect(refused(onItems(table('XT10')), theft)).toBe('theft.noFrog');
  });

  it('[XT11] the second guard comes at the theft, and waits for nobody on its tile', () => {
    const game = onItems(table('XT11'));
    const guard = (now: Game) => now.shared.pawns[now.box.pawns.indexOf('guard2')] ?? -1;
    expect(guard(game)).toBe(-1);
    expect(guard(accept(game, theft)) >> 4).toBe(game.box.tiles.findIndex(({ name }) => name === '2*'));
    const exit = printed(game, 'exit', 'mage');
    expect(refused(put(game, 'elf', exit), theft)).toBe('theft.heroThere');
  });

  it('[XT6] the beholder keeps the dwarf from its item, [XT13] the sensor the barbarian from 6*', () => {
    const eye = table('XT6');
    const item = printed(eye, 'item', 'dwarf');
    const over = change(eye, { memory: { ...eye.shared.memory, beholder: item >> 4 } });
    expect(mayLand(over, over.box.pawns.indexOf('dwarf'), item, 'walk')).toMatchObject({
      refused: 'tile.closed',
    });
    const beam = table('XT13');
    const six = beam.box.tiles.findIndex(({ name }) => name === '6*');
    const facing = change(beam, { memory: { ...beam.shared.memory, sensor: { tile: six, side: 1 } } });
    expect(mayLand(facing, 0, six * 16 + 11, 'walk')).toMatchObject({ refused: 'sensor.covers' });
    expect(mayLand(facing, 0, printed(beam, 'item', 'barbarian'), 'walk')).toBeNull();
  });
});

describe('the full games', () => {
  it('[XF2] [XF3] use the tiles of the book, with these guards', () => {
    const of = (id: string) => table(id, { tokens: false });
    const two = of('XF2');
    const book = ['2', '3', '4', '5', '6', '7*', '8*', '9*', '10*', '11', '12*', '25', '26', '27'];
    expect([...two.box.setup.deck].sort()).toEqual(book.sort());
    expect(two.box.pawns.slice(4)).toEqual(['beholder', 'guard', 'guard10']);
    const three = of('XF3');
    const all = [
      '2*',
      '3',
      '4',
      '5',
      '6*',
      '7*',
      '8*',
      '9*',
      '10*',
      '11*',
      '12*',
      '25',
      '26',
      '27',
      '28',
      '29',
    ];
    expect([...three.box.setup.deck].sort()).toEqual(all.sort());
    expect(three.box.pawns.slice(4)).toEqual(['beholder', 'guard', 'guard2', 'guard10', 'guard11']);
    expect(three.shared.memory.spells?.held).toHaveLength(2);
    expect(three.box.setup.pieces).toEqual(
      expect.arrayContaining(['sensor', 'controlRoom', 'guardRoom', 'spells']),
    );
    expect(two.box.setup.pieces).not.toContain('sensor');
  });
});
