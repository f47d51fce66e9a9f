import { type Direction, directionIndex } from '#engine/family/directions.ts';
import { evolve } from '#engine/mall/evolve.ts';
import type { Game, MallEvent } from '#engine/mall/index.ts';
import { neighbourPlace, placeKey } from '#engine/mall/lattice.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import { tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { usefulSpells } from '#engine/mall/rules/spells/index.ts';
import type { Dice } from '../properties/dice.ts';

// What is not a pawn is put where it matters too: the beholder elsewhere, the sensor turned, used things ready again.

export function disturbed(game: Game, dice: Dice): Game {
  return dice.pick([elsewhere, swung, respelled, respelled, respelled, stocked, stocked])(game, dice);
}

type Memory = Game['shared']['memory'];

const remembering = (game: Game, changed: Partial<Memory>): Game => ({
  ...game,
  shared: { ...game.shared, memory: { ...game.shared.memory, ...changed } },
});

export const runs = ({ shared }: Game, wanted: string) =>
  shared.memory.spells?.running.some(({ spell }) => spell === wanted) ?? false;

/** The beholder over a tile without pawns. */
export function elsewhere(game: Game, dice: Dice): Game {
  const { box, shared } = game;
  const tiles = shared.board.placed
    .map(({ tile }) => tile)
    .filter((tile) => box.tiles[tile]?.name !== '25' && !shared.pawns.some((at) => at >> 4 === tile));
  if ((shared.memory.beholder ?? -1) < 0 || tiles.length === 0) return game;
  return remembering(game, { beholder: dice.pick(tiles) });
}

/** The beholder one tile back from where this space lies, if it may be there. */
export function hovering(game: Game, space: number, towards: Direction, dice: Dice): Game {
  const { board, memory, pawns } = game.shared;
  const there = board.placed.find(({ tile }) => tile === space >> 4);
  if ((memory.beholder ?? -1) < 0 || there === undefined) return elsewhere(game, dice);
  const back = (directionIndex(towards) + 2) % 4;
  const tile = board.byPlace.get(placeKey(neighbourPlace(there, back)));
  const isFree = tile !== undefined && !pawns.some((at) => at >> 4 === tile);
  return isFree && game.box.tiles[tile]?.name !== '25' ? remembering(game, { beholder: tile }) : game;
}

/** The sensor to a side where nobody is. */
function swung(game: Game, dice: Dice): Game {
  const { tile } = sensorBeam(game);
  const sides = [0, 1, 2, 3].filter(
    (side) => !spacesUnder({ tile, side }).some((space) => game.shared.pawns.includes(space)),
  );
  if (tile < 0 || sides.length === 0) return game;
  return evolve(game, { type: 'sensorTurned', seat: null, tile, side: dice.pick(sides) });
}

/** One more spell lies ready. */
function respelled(game: Game, dice: Dice): Game {
  const { spells } = game.shared.memory;
  if (spells === undefined) return game;
  const used = usefulSpells(game.box).filter((spell) => !spells.held.includes(spell) && !runs(game, spell));
  return used.length === 0
    ? game
    : remembering(game, { spells: { ...spells, held: [...spells.held, dice.pick(used)] } });
}

export function stocked(game: Game): Game {
  const { antiStress, telekinesis } = game.shared.memory;
  return remembering(game, {
    ...(antiStress === undefined ? {} : { antiStress: { ...antiStress, sand: 1 } }),
    ...(telekinesis === undefined ? {} : { telekinesis: 2 }),
  });
}

/** A guard who has become a frog while it ate. */
export function frogInside(game: Game, dice: Dice): Game {
  const { box, shared } = game;
  const { spells } = shared.memory;
  const guard = (box.pawns as readonly string[]).indexOf('guard');
  const isEntrance = (space: number) =>
    box.tiles[space >> 4]?.cells[space & 15]?.features.some(({ kind }) => kind === 'burger');
  const entrances = shared.board.placed
    .flatMap(({ tile }) => Array.from({ length: 16 }, (_, cell) => tile * 16 + cell))
    .filter(isEntrance);
  if (spells === undefined || (shared.pawns[guard] ?? -1) < 0 || entrances.length === 0) return game;
  if (runs(game, 'frog') || runs(game, 'voucher') || dice.chance(0.5)) return game;
  const space = dice.pick(entrances);
  const inside = { pawn: 'guard', space: tableBehind({ box }, space), inside: true } as const;
  const events: readonly MallEvent[] = [
    { type: 'spellCast', seat: 0, spell: 'voucher', runs: { spell: 'voucher', pawn: 'guard', space } },
    { type: 'tookOff', pawn: 'guard' },
    { type: 'spellCast', seat: 0, spell: 'frog', runs: { spell: 'frog', ...inside } },
  ];
  return events.reduce(evolve, game);
}
