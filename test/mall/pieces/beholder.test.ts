import { describe, expect, it } from 'vitest';
import { type Game, options, redact } from '#engine/mall/index.ts';
import { beholderOver } from '#engine/mall/rules/beholder/index.ts';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { isEmptyTile } from '#engine/mall/ways.ts';
import { HOME, lay, owing, SECURITY_TILES, secured, stand, steer, walk, where } from '../security.ts';
import { accept, at, change, decided, problems, refusal, run, running, seatWith, typesOf } from '../table.ts';

const TILES = ['7*', '27', '9*', '25', 'P1', 'I', 'X'];

/** 7* to the north of T1, 27 to the west (turned), further tiles to the east and south; the mage is at a command. */
function table(pieces: readonly string[] = [], onTop = TILES): Game {
  const all = lay(secured(['beholder', ...pieces], onTop), 'dwarf', 'mage');
  return stand(all, { ...HOME, mage: null });
}
const plain = (pieces: readonly string[] = []) => table(pieces, ['7*', '27', '9*', 'P1', 'I', 'X']);
const tile = (game: Game, name: string) => at(game, name, 0, 0) >> 4;
const over = (game: Game, name: string): Game =>
  change(game, { memory: { ...game.shared.memory, beholder: tile(game, name) } });
const commanded = (game: Game, row: number) => stand(game, { mage: ['27', row, 0] });
const SOUTH = 2;
const EVERYONE_AWAY = { dwarf: null, elf: null, mage: null, barbarian: null } as const;

describe('the beholder', () => {
  it('[X8.1] waits beside the mall and appears over 7*, on no space of it', () => {
    const game = secured(['beholder'], ['27', '7*', 'I', 'X']);
    expect(beholderOver(game)).toBe(-1);
    expect(where(game, 'beholder')).toBe(-1);
    const first = lay(game, 'mage');
    expect(beholderOver(first)).toBe(-1);
    const north = stand(first, { dwarf: ['T1', 0, 2] });
    const { events, game: after } = run(north, { type: 'explore', seat: seatWith(north, 'X') });
    expect(events.at(-1)).toEqual({ type: 'beholderOver', seat: null, tile: tile(after, '7*') });
    expect(beholderOver(after)).toBe(tile(after, '7*'));
    expect(where(after, 'beholder')).toBe(-1);
    expect(isEmptyTile(after, tile(after, '7*'))).toBe(false);
    expect(beholderOver(running())).toBe(-1);
  });

  it('[X8.1] [S11] a tile that comes back brings it no second time', () => {
    const early = lay(secured(['beholder'], ['27', '7*', 'I', 'X']), 'mage');
    const elsewhere = stand(over(early, '27'), { dwarf: ['T1', 0, 2] });
    const { events } = run(elsewhere, { type: 'explore', seat: seatWith(early, 'X') });
    expect(typesOf(events)).toEqual(['drawn', 'placed']);
  });

  it('[X8.2] no hero comes to its tile, nor across it, on foot or by vortex', () => {
    const game = stand(plain(), { elf: ['T1', 0, 2] });
    expect(refusal(game, walk(game, 'elf', 'north'))).toBe('tile.closed');
    const vortexed = stand(game, { barbarian: ['T1', 2, 2] });
    const to = at(game, '7*', 3, 2);
    const from = where(vortexed, 'barbarian');
    const sweep = { type: 'vortex', seat: seatWith(game, 'V'), pawn: 'barbarian', from, to } as const;
    expect(refusal(vortexed, sweep)).toBe('tile.closed');
    expect(refusal(over(vortexed, '27'), sweep)).toBeUndefined();
  });

  it('[X8.2] without the guard room it is not steered onto a hero’s tile', () => {
    const game = commanded(plain(), SOUTH);
    expect(refusal(game, steer(game, 'south'))).toBe('tile.closed');
    const free = stand(game, { dwarf: null, elf: null, barbarian: null });
    expect(beholderOver(accept(free, steer(free, 'south')))).toBe(tile(game, 'T1'));
  });

  it('[X8.2] [X5.1] [R18] with it the hero is a captive, the beholder stays, and a guard there goes to its space', () => {
    const all = stand(lay(table(['guardRoom', 'guard']), 'elf', 'barbarian'), HOME);
    const game = stand(all, { dwarf: ['9*', 3, 3], barbarian: ['9*', 3, 2], guard: ['25', 3, 1] });
    const inside = change(commanded(game, SOUTH), {
      memory: { ...game.shared.memory, guardRoom: ['guard'] },
    });
    const { events, game: after } = run(inside, steer(inside, 'south'));
    expect(typesOf(events)).toEqual(['beholderOver', 'met', 'captured', 'inGuardRoom', 'put', 'put']);
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: 'beholder' });
    expect(captives(after)).toEqual(['elf']);
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
      at(after, '25', 0, 1),
      at(after, '25', 2, 1),
    ]);
    expect(beholderOver(after)).toBe(tile(after, 'T1'));
  });

  it('[X8.2] [X5.1] a hero who comes to it is caught, and nobody goes along', () => {
    const game = stand(lay(table(['guardRoom']), 'elf', 'barbarian'), { ...HOME, elf: ['T1', 0, 2] });
    const { events, game: after } = run(game, walk(game, 'elf', 'north', 2));
    expect(events[0]).toMatchObject({ type: 'moved', to: at(game, '7*', 3, 1) });
    expect(inGuardRoom(after)).toEqual(['elf']);
    expect(beholderOver(after)).toBe(tile(game, '7*'));
  });

  it('[X8.2] [X5.4] [R18] two heroes on the tile it comes to are lost', () => {
    const game = commanded(lay(table(['guardRoom']), 'elf', 'barbarian'), SOUTH);
    const two = stand(game, { dwarf: ['P1', 0, 0], elf: ['T1', 0, 0], barbarian: ['T1', 0, 1] });
    expect(run(two, steer(two, 'south')).game.shared.result).toMatchObject({
      won: false,
      reason: 'captives',
    });
  });

  it('[X8.2] [X10.12] where a guard and it watch one tile the guard takes the captive away', () => {
    const game = lay(table(['guardRoom', 'guard']), 'elf', 'barbarian');
    const both = stand(over(game, '9*'), { ...HOME, elf: ['T1', 2, 3] });
    const { events, game: after } = run(both, walk(both, 'elf', 'east'));
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: 'guard' });
    expect(inGuardRoom(after)).toEqual(['guard', 'elf']);
  });

  it('[R12] [X8.2] who rests on an exit is out: it neither keeps the beholder away nor is caught', () => {
    const game = commanded(plain(), SOUTH);
    const resting = change(stand(game, { ...EVERYONE_AWAY, mage: ['27', SOUTH, 0], elf: ['T1', 0, 0] }), {
      escaped: game.box.pawns.map((pawn) => pawn === 'elf'),
    });
    const { events } = run(resting, steer(resting, 'south'));
    expect(typesOf(events)).toEqual(['beholderOver']);
  });

  it('[X8.3] goes one tile the way of the command, by whoever holds that direction, path or no path', () => {
    const game = commanded(stand(plain(), { dwarf: null, elf: null, barbarian: null }), SOUTH);
    const seat = seatWith(game, 'S');
    const { events } = run(game, steer(game, 'south'));
    expect(events).toEqual([{ type: 'beholderOver', seat, tile: tile(game, 'T1') }]);
    const other = { ...steer(game, 'south'), seat: (seat + 1) % 4 };
    expect(decided(game, other)).toEqual({ refused: 'action.notHeld', params: { action: 'S' } });
    const wrong = { refused: 'beholder.noCommand', params: { direction: 'south' } };
    expect(decided(commanded(game, 0), steer(game, 'south'))).toEqual(wrong);
    const barbarian = stand(game, { mage: null, barbarian: ['27', SOUTH, 0] });
    expect(refusal(barbarian, steer(game, 'south'))).toBeUndefined();
    expect(refusal(stand(game, { mage: null }), steer(game, 'south'))).toBe('beholder.noCommand');
  });

  it('[X8.3] [X9.1] it crosses where tiles only touch', () => {
    const game = lay(plain(), 'elf');
    const lone = stand(over(game, '9*'), { ...EVERYONE_AWAY, mage: ['27', 3, 0], guard: null });
    const after = accept(lone, steer(lone, 'west'));
    expect(beholderOver(after)).toBe(tile(game, 'T1'));
  });

  it('[R19] commands mean the board’s directions, however 27 is turned, and a vacant place is refused', () => {
    const game = stand(plain(), { dwarf: null, elf: null, barbarian: null });
    const ways = ['north', 'east', 'south', 'west'] as const;
    const found = ways.map((way, row) => refusal(commanded(game, row), steer(game, way)));
    expect(found).toEqual([
      'beholder.nothingThere',
      'beholder.nothingThere',
      undefined,
      'beholder.nothingThere',
    ]);
  });

  it('[X8.3] [R4] presence is enough, and a covered command gives none', () => {
    const game = commanded(plain(['shafts']), SOUTH);
    const free = stand(game, { elf: null, barbarian: null, dwarf: ['27', SOUTH, 0], mage: null });
    expect(refusal(free, steer(free, 'south'))).toBeUndefined();
    const covered = accept(free, {
      type: 'layShaft',
      seat: 0,
      from: where(free, 'dwarf'),
      to: at(free, 'T1', 0, 0),
    });
    expect(refusal(covered, steer(covered, 'south'))).toBe('beholder.noCommand');
  });

  it('[X8.3] [R3] closes a talk window, and is offered to those who may', () => {
    const game = commanded(stand(plain(), { dwarf: null, elf: null, barbarian: null }), SOUTH);
    const talking = change(game, { talk: true });
    expect(typesOf(run(talking, steer(talking, 'south')).events)[0]).toBe('talkClosed');
    const seat = seatWith(game, 'S');
    expect(options(game, seat)).toContainEqual({ type: 'steer', seat, direction: 'south' });
    expect(options(game, (seat + 1) % 4).filter(({ type }) => type === 'steer')).toEqual([]);
    expect(refusal(game, { ...steer(game, 'south'), direction: 'up' })).toBe('command.malformed');
  });

  it('[S11] waits while tiles are owed', () => {
    const game = commanded(
      stand(plain(['rearrangement']), { dwarf: null, elf: null, barbarian: null }),
      SOUTH,
    );
    expect(refusal(owing(game), steer(game, 'south'))).toBe('discard.owed');
  });

  it('[X8.3] before it has come there is nothing to steer', () => {
    const game = lay(secured(['beholder'], ['27', '7*', 'I', 'X']), 'mage');
    const at27 = stand(game, { mage: ['27', 0, 0] });
    expect(refusal(at27, steer(at27, 'north'))).toBe('beholder.absent');
  });

  it('[X8.3] [X7.1] steering it is an action: whoever explores ends the use of a map by it', () => {
    const game = lay(table(['maps'], ['7*', '27', '26', 'I', 'X', 'P1']), 'elf');
    const map = at(game, '26', 0, 0);
    const read = stand(game, { ...EVERYONE_AWAY, elf: ['26', 0, 0], mage: ['27', SOUTH, 0] });
    const used = change(read, {
      memory: { ...read.shared.memory, maps: map },
      hands: [['NEWSX'], ['VL'], [], []],
    });
    expect(accept(used, steer(used, 'south')).shared.outOfOrder).toEqual([map]);
    const others = change(used, { hands: [['NEWS'], ['VLX'], [], []] });
    expect(accept(others, steer(others, 'south')).shared.outOfOrder).toEqual([]);
  });

  it('[X8.4] never onto a guard’s tile, not even where an invisible mage is with it, nor the guard room', () => {
    const all = lay(table(['guardRoom', 'guard', 'spells'], TILES), 'elf', 'barbarian');
    const ready = stand(over(all, 'T1'), EVERYONE_AWAY);
    const east = stand(ready, { mage: ['27', 1, 0] });
    expect(refusal(east, steer(east, 'east'))).toBe('tile.closed');
    const running = { held: [], returning: [], running: [{ spell: 'invisibility', pawn: 'mage' } as const] };
    const unseen = change(stand(east, { mage: ['9*', 0, 0], elf: ['27', 1, 0] }), {
      memory: { ...east.shared.memory, spells: running },
    });
    expect(refusal(unseen, steer(unseen, 'east'))).toBe('tile.closed');
    const south = stand(ready, { mage: ['27', SOUTH, 0] });
    expect(refusal(south, steer(south, 'south'))).toBe('beholder.notThere');
  });

  it('[X8.4] no guard comes to its tile', () => {
    const all = lay(plain(['guard']), 'elf');
    const game = stand(over(all, 'T1'), { ...EVERYONE_AWAY, guard: ['9*', 1, 0] });
    expect(refusal(game, walk(game, 'guard', 'west'))).toBe('tile.closed');
    const gone = over(game, '27');
    expect(refusal(gone, walk(gone, 'guard', 'west'))).toBeUndefined();
  });

  it('[R23] [S11] the tile it is over is not empty, and never taken away', () => {
    const all = lay(
      table(['rearrangement', 'antiStress'], ['7*', '27', 'P1', 'P2', 'I', 'X']),
      'elf',
      'barbarian',
    );
    const owed = accept(stand(all, HOME), { type: 'turnSand', seat: 0 });
    const discard = (name: string) => ({ type: 'discard', seat: 0, tile: tile(all, name) }) as const;
    expect(refusal(owed, discard('7*'))).toBe('discard.notThis');
    expect(refusal(owed, discard('27'))).toBeUndefined();
    const gone = accept(over(stand(all, HOME), 'T1'), { type: 'turnSand', seat: 0 });
    expect(refusal(gone, discard('7*'))).toBeUndefined();
  });

  it('[R13] [S13] never leaves its mall', () => {
    const two = secured(['beholder', 'dimensions'], ['7*', '27', '3', 'P1', 'I', 'X']);
    const laid = stand(lay(two, 'dwarf', 'elf'), { barbarian: ['3', 1, 1], mage: ['3', 1, 2] });
    const game = stand(laid, { dwarf: ['27', 1, 0], elf: ['27', 2, 0] });
    expect([...game.shared.board.byPlace.keys()].filter((key) => key.startsWith('1:'))).toEqual(['1:0,0']);
    // East of tile 3 lies nothing, though a tile lies east of T1.
    const there = over(game, '3');
    expect(refusal(there, steer(there, 'east'))).toBe('beholder.nothingThere');
    const here = over(stand(game, { elf: ['T1', 1, 1], dwarf: null }), '27');
    expect(refusal(stand(here, { dwarf: ['27', 3, 0], elf: null }), steer(here, 'west'))).toBeUndefined();
  });

  it('[X8.1] needs 7* and 27, and stands in for a guard', () => {
    const needs = (pieces: readonly string[], onTop: readonly string[]) =>
      problems({ pieces, onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES);
    const missing = (tiles: string) => [
      { refused: 'setup.missingTile', params: { piece: 'beholder', tiles } },
    ];
    expect(needs(['beholder'], ['27'])).toEqual(missing('7*'));
    expect(needs(['beholder'], ['7*'])).toEqual(missing('27'));
    expect(needs(['beholder'], ['7*', '27'])).toEqual([]);
    expect(needs(['beholder', 'guardRoom'], ['7*', '27', '25'])).toEqual([]);
  });

  it('[X8.1] everyone is told, and it is no pawn to be moved', () => {
    const game = plain();
    const event = { type: 'beholderOver', seat: 0, tile: 1 } as const;
    expect(redact(game.box, event, null)).toEqual(event);
    const { kind, hero, crawls, escorts } = game.box.cast[game.box.pawns.indexOf('beholder')] ?? {};
    expect({ kind, hero, crawls, escorts }).toEqual({
      kind: 'beholder',
      hero: false,
      crawls: false,
      escorts: false,
    });
  });
});
