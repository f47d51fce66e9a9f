import { describe, expect, it } from 'vitest';
import type { Game } from '#engine/mall/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, pawnNumber, spaceOfPawn, tileOfPawn } from '#engine/mall/ways.ts';
import type { EventType } from '#engine/mall/words.ts';
import { dealOf } from './deals.ts';
import { eventsOf, ofType, played } from './played.ts';

// Tutorials VI to XIII: a won log of each, and how it was won.

const DECKS = [0, 1, 2];
const HEROES = ['barbarian', 'mage', 'elf', 'dwarf'];

/** What makes a tutorial what it is happens in every won game of it. */
const NEEDED: readonly (readonly [id: string, rules: string, types: readonly EventType[]])[] = [
  ['XT6', '[XT6][X8.3]', ['beholderOver']],
  ['XT7', '[XT7][X9.1]', ['tileMoved']],
  ['XT8', '[XT8][X10.10]', ['spellCast']],
  ['XT9', '[XT9][X10.4][X10.5][X10.8]', ['spellCast']],
  ['XT10', '[XT10][X10.9][X10.11]', ['spellCast', 'tookOff']],
  ['XT11', '[XT11][X11.1]', ['put']],
  ['XT12', '[XT12][X12.1]', ['wentOutOfOrder']],
  ['XT13', '[XT13][X13.2]', ['sensorTurned']],
];

const cases = NEEDED.flatMap(([id, rules, types]) =>
  [id, `${id}/hard`].map((name) => [rules, name, types] as const),
);

describe.each(cases)('%s %s', (_rules, id, types) => {
  it.each(DECKS)('deck %i: a won log', (deck) => {
    const { end, events } = played(id, deck);
    expect(end.shared.result).toMatchObject({ won: true, reason: 'escaped' });
    for (const type of types) expect(ofType(events, type)).not.toEqual([]);
  });

  it('[XT0] nothing is flipped, and who has to leave has left', () => {
    const { end } = played(id, 0);
    expect(end.shared.flips).toBe(0);
    for (const hero of end.box.goals.heroes) expect(end.shared.escaped[hero]).toBe(true);
  });
});

const both = (id: string) => [id, `${id}/hard`].flatMap((name) => DECKS.map((deck) => [name, deck] as const));

describe('the beholder', () => {
  it.each(both('XT6'))('[X8.2][X8.3] %s/%i: is steered off its tile, and never over a hero', (id, deck) => {
    const { games, events } = played(id, deck);
    expect(ofType(events, 'beholderOver').filter(({ seat }) => seat !== null)).not.toEqual([]);
    for (const game of games) {
      const tile = tileOfPawn(game, pawnNumber(game, 'beholder'));
      if (tile >= 0) for (const hero of HEROES) expect(tileOf(spaceOfPawn(game, hero))).not.toBe(tile);
    }
  });
});

describe('telekinesis', () => {
  it('[X9.1][XT7] brings the tile of the item to that of the exit, or the other way round', () => {
    for (const [id, deck] of both('XT7')) {
      const { box } = dealOf(id, deck);
      const names = ofType(eventsOf(id, deck), 'tileMoved').map(({ tile }) => box.tiles[tile]?.name);
      expect(['9*', '2']).toEqual(expect.arrayContaining(names));
    }
  });

  it('[XT7] the mage touches no third tile', () => {
    for (const [id, deck] of both('XT7')) {
      const { games } = played(id, deck);
      const late = games.filter(({ shared }) => shared.stolen);
      const tiles = late.map((game) => nameOfTile(game, spaceOfPawn(game, 'mage')));
      expect(tiles.filter((name) => name !== undefined && !['9*', '2'].includes(name))).toEqual([]);
    }
  });
});

const nameOfTile = (game: Game, space: number) => game.box.tiles[tileOf(space)]?.name;

describe('spells', () => {
  it('[XT8] the guard never moves, and the mage shares its tile', () => {
    for (const [id, deck] of both('XT8')) {
      const { games, events } = played(id, deck);
      expect(ofType(events, 'moved').filter(({ pawn }) => pawn === 'guard')).toEqual([]);
      const stolen = games.find(({ shared }) => shared.stolen) as Game;
      expect(nameOfTile(stolen, spaceOfPawn(stolen, 'mage'))).toBe('9*');
      expect(nameOfTile(stolen, spaceOfPawn(stolen, 'guard'))).toBe('9*');
    }
  });

  it('[XT8] the hard way the mage finds the guard’s tile herself', () => {
    for (const deck of DECKS) expect(ofType(eventsOf('XT8/hard', deck), 'foundByAnother')).toEqual([]);
  });

  it('[XT9] the elf is swapped one way and teleported the other, and nobody stays on 8*', () => {
    for (const [id, deck] of both('XT9')) {
      const { end, events } = played(id, deck);
      const cast = ofType(events, 'spellCast').map(({ spell }) => spell);
      expect(cast.toSorted()).toEqual(['ghost', 'swap', 'teleport']);
      for (const hero of HEROES) expect(nameOfTile(end, spaceOfPawn(end, hero))).not.toBe('8*');
    }
  });

  it('[XT10] the guard dines, and is a frog then, before anything is stolen', () => {
    for (const [id, deck] of both('XT10')) {
      const events = eventsOf(id, deck).filter(({ type }) => type === 'spellCast' || type === 'stolen');
      const order = events.map((event) => (event.type === 'spellCast' ? event.spell : event.type));
      expect(order).toEqual(['voucher', 'frog', 'stolen']);
    }
  });
});

describe('guards', () => {
  it('[XT11][X11.1] one more comes at the theft, and no hero is where it comes', () => {
    for (const [id, deck] of both('XT11')) {
      const put = ofType(eventsOf(id, deck), 'put').filter(({ pawn }) => pawn === 'guard2');
      expect(put).toHaveLength(1);
    }
  });

  it('[XT12][X12.1] the guard moves only by the control room, behind a door that takes a code', () => {
    for (const [id, deck] of both('XT12')) {
      const moves = ofType(eventsOf(id, deck), 'moved').filter(({ pawn }) => pawn === 'guard');
      expect(new Set(moves.map(({ by }) => by))).toEqual(new Set(['sent']));
    }
  });
});

describe('the sensor', () => {
  it('[XT13][X13.2] is turned by somebody, after its control was found', () => {
    for (const [id, deck] of both('XT13')) {
      const turned = ofType(eventsOf(id, deck), 'sensorTurned').filter(({ seat }) => seat !== null);
      expect(turned).not.toEqual([]);
      const { box } = dealOf(id, deck);
      const control = box.tiles.findIndex(({ name }) => name === '29');
      expect(isPlaced(played(id, deck).end, control)).toBe(true);
    }
  });
});
