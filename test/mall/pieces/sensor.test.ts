import { describe, expect, it } from 'vitest';
import { type Game, options, redact } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { sensorBeam, spacesUnder, turnedBeam } from '#engine/mall/rules/sensor/index.ts';
import { isEmpty, isEmptyTile } from '#engine/mall/ways.ts';
import {
  HOME,
  lay,
  layShaft,
  owing,
  SECURITY_TILES,
  secured,
  stand,
  turnSensor,
  walk,
  where,
} from '../security.ts';
import { accept, at, change, decided, problems, refusal, run, running, seatWith, typesOf } from '../table.ts';

/** 6* to the west of T1, 29 to the south; the dwarf at the sensor control. */
function table(pieces: readonly string[] = [], more: readonly string[] = []): Game {
  const all = lay(secured(['sensor', ...pieces], ['6*', '29', ...more, 'I', 'X', 'P1']), 'mage', 'barbarian');
  return stand(all, { ...HOME, dwarf: ['29', 3, 0] });
}
const tile = (game: Game) => at(game, '6*', 0, 0) >> 4;
const cells = (game: Game) => spacesUnder(sensorBeam(game)).map((space) => space & 15);
const CLOCKWISE = true;

describe('the sensor', () => {
  it('[X13.1] appears with 6*, in the direction printed there, over six spaces', () => {
    const early = secured(['sensor'], ['6*', '29', 'I', 'X']);
    expect(spacesUnder(sensorBeam(early))).toEqual([]);
    expect(spacesUnder(sensorBeam(running()))).toEqual([]);
    const west = stand(early, { mage: ['T1', 1, 0] });
    const { events, game } = run(west, { type: 'explore', seat: seatWith(west, 'X') });
    expect(events.at(-1)).toEqual({ type: 'sensorTurned', seat: null, tile: tile(game), side: 1 });
    expect(cells(game)).toEqual([3, 7, 11, 15, 6, 10]);
  });

  it('[X13.1] a tile that comes back brings it no second time', () => {
    const early = secured(['sensor'], ['6*', '29', 'I', 'X']);
    const there = change(early, { memory: { ...early.shared.memory, sensor: { tile: 1, side: 3 } } });
    const laid = lay(there, 'mage');
    expect(sensorBeam(laid)).toEqual({ tile: 1, side: 3 });
  });

  it('[R21] its direction turns with the tile: what it covers is the tile’s own', () => {
    const game = lay(secured(['sensor'], ['6*', '29', 'I', 'X']), 'elf');
    expect(cells(game)).toEqual([3, 7, 11, 15, 6, 10]);
    const door = stand(game, { elf: ['T1', 2, 3] });
    expect(refusal(door, walk(door, 'elf', 'east'))).toBe('sensor.covers');
    const beam = { tile: 1, side: 1 };
    expect(turnedBeam(beam, true)).toEqual({ tile: 1, side: 2 });
    expect(turnedBeam({ tile: 1, side: 0 }, false)).toEqual({ tile: 1, side: 3 });
    expect(turnedBeam({ tile: 1, side: 3 }, true)).toEqual({ tile: 1, side: 0 });
    const over = (side: number) => spacesUnder({ tile: 1, side }).map((space) => space - 16);
    expect([0, 1, 2, 3].map(over)).toEqual([
      [0, 1, 2, 3, 5, 6],
      [3, 7, 11, 15, 6, 10],
      [12, 13, 14, 15, 9, 10],
      [0, 4, 8, 12, 5, 9],
    ]);
  });

  it('[X13.1] no pawn goes there or across, on foot or otherwise', () => {
    const game = stand(table(), { elf: ['T1', 1, 0] });
    expect(refusal(game, walk(game, 'elf', 'west'))).toBe('sensor.covers');
    const inside = stand(game, { elf: ['6*', 1, 0] });
    expect(refusal(inside, walk(inside, 'elf', 'east'))).toBeUndefined();
    expect(refusal(inside, walk(inside, 'elf', 'east', 2))).toBe('sensor.covers');
    expect(refusal(inside, walk(inside, 'elf', 'east', 3))).toBe('sensor.covers');
    const guarded = stand(lay(table(['guard'], ['9*']), 'elf'), { guard: ['6*', 1, 1], elf: ['T1', 1, 1] });
    expect(refusal(guarded, walk(guarded, 'guard', 'east'))).toBe('sensor.covers');
  });

  it('[X0.6] [X0.2] what it covers is not empty, and neither is its tile', () => {
    const game = table(['shafts']);
    expect(isEmpty(game, at(game, '6*', 0, 3))).toBe(false);
    expect(isEmpty(game, at(game, '6*', 0, 0))).toBe(true);
    expect(isEmptyTile(game, tile(game))).toBe(false);
    expect(refusal(game, layShaft(game, '6*', 0, 3))).toBe('shaft.notThere');
    expect(refusal(game, layShaft(game, '6*', 0, 0))).toBeUndefined();
  });

  it('[X13.2] with a hero at the control anyone turns it a quarter, either way', () => {
    const game = table();
    const { events, game: after } = run(game, turnSensor(CLOCKWISE));
    expect(events).toEqual([{ type: 'sensorTurned', seat: 0, tile: tile(game), side: 2 }]);
    expect(cells(after)).toEqual([12, 13, 14, 15, 9, 10]);
    expect(cells(accept(game, turnSensor(false)))).toEqual([0, 1, 2, 3, 5, 6]);
    expect(refusal(game, { ...turnSensor(CLOCKWISE), seat: 3 })).toBeUndefined();
    expect(refusal(game, { ...turnSensor(CLOCKWISE), clockwise: 1 })).toBe('command.malformed');
  });

  it('[X13.2] not without a hero there, nor before it has come', () => {
    const game = stand(table(), { dwarf: ['29', 3, 1] });
    expect(refusal(game, turnSensor(CLOCKWISE))).toBe('sensor.noControl');
    const early = lay(secured(['sensor'], ['29', '6*', 'I', 'X']), 'barbarian');
    const at29 = stand(early, { dwarf: ['29', 3, 0] });
    expect(refusal(at29, turnSensor(CLOCKWISE))).toBe('sensor.absent');
    const guard = stand(lay(table(['guard'], ['9*']), 'elf'), { guard: ['29', 3, 0], dwarf: ['T1', 1, 1] });
    expect(refusal(guard, turnSensor(CLOCKWISE))).toBe('sensor.noControl');
  });

  it('[X13.2] [R21] a hero on a space it would come to keeps it from turning, one elsewhere on the tile does not', () => {
    const game = stand(table(), { elf: ['6*', 3, 0] });
    expect(decided(game, turnSensor(CLOCKWISE))).toEqual({
      refused: 'sensor.inTheWay',
      params: { by: 'elf' },
    });
    expect(refusal(game, turnSensor(false))).toBeUndefined();
    const beside = stand(table(), { elf: ['6*', 1, 0] });
    expect(refusal(beside, turnSensor(CLOCKWISE))).toBeUndefined();
  });

  it('[X13.2] [X5.1] [R18] with the guard room that hero is a captive, and a guard there goes to its space', () => {
    const all = stand(lay(table(['guardRoom', 'guard'], ['25', '9*']), 'dwarf'), { dwarf: ['29', 3, 0] });
    const game = stand(all, { elf: ['6*', 3, 0], guard: ['25', 3, 1] });
    const inside = change(game, { memory: { ...game.shared.memory, guardRoom: ['guard'] } });
    const { events, game: after } = run(inside, turnSensor(CLOCKWISE));
    expect(typesOf(events)).toEqual(['sensorTurned', 'seized', 'captured', 'inGuardRoom', 'put', 'put']);
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: 'sensor' });
    expect(captives(after)).toEqual(['elf']);
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
      at(after, '25', 0, 1),
      at(after, '25', 2, 1),
    ]);
  });

  it('[X13.2] [X5.4] two in the way are lost', () => {
    const game = stand(table(['guardRoom'], ['25', '26']), { elf: ['6*', 3, 0], mage: ['6*', 3, 1] });
    expect(run(game, turnSensor(CLOCKWISE)).game.shared.result).toMatchObject({
      won: false,
      reason: 'captives',
    });
  });

  it('[R21] a guard in the way refuses the turn, guard room or not', () => {
    for (const [pieces, more] of [
      [['guard'], ['9*']],
      [
        ['guard', 'guardRoom'],
        ['9*', '25'],
      ],
    ] as const) {
      const all = stand(lay(table(pieces, more), 'elf'), { ...HOME, dwarf: ['29', 3, 0] });
      const game = stand(all, { guard: ['6*', 3, 0] });
      expect(refusal(game, turnSensor(CLOCKWISE))).toBe('sensor.inTheWay');
      expect(refusal(game, turnSensor(false))).toBeUndefined();
    }
  });

  it('[R12] [X13.2] who rests on an exit is no captive: it is in the way', () => {
    const game = stand(table(['guardRoom'], ['25', '26']), { elf: ['6*', 3, 0] });
    const resting = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'elf') });
    expect(refusal(resting, turnSensor(CLOCKWISE))).toBe('sensor.inTheWay');
  });

  it('[R23] [S11] its tile is never taken away', () => {
    const all = lay(table(['rearrangement', 'antiStress'], ['P2', 'C1']), 'dwarf', 'elf');
    const home = stand(all, HOME);
    const owed = accept(home, { type: 'turnSand', seat: 0 });
    const discard = (name: string) =>
      ({ type: 'discard', seat: 0, tile: at(home, name, 0, 0) >> 4 }) as const;
    expect(refusal(owed, discard('6*'))).toBe('discard.notThis');
    expect(refusal(owed, discard('29'))).toBeUndefined();
  });

  it('[S11] waits while tiles are owed; [X13.2] any hero will do', () => {
    const game = table(['rearrangement']);
    expect(refusal(owing(game), turnSensor(CLOCKWISE))).toBe('discard.owed');
    const barbarian = stand(game, { dwarf: ['T1', 1, 1], barbarian: ['29', 3, 0] });
    expect(refusal(barbarian, turnSensor(CLOCKWISE))).toBeUndefined();
  });

  it('[R3] [X13.2] closes a talk window, and is offered where it may be', () => {
    const game = change(table(), { talk: true });
    expect(typesOf(run(game, turnSensor(CLOCKWISE)).events)).toEqual(['talkClosed', 'sensorTurned']);
    const turns = (now: Game) => options(now, 0).filter(({ type }) => type === 'turnSensor');
    expect(turns(game)).toEqual([turnSensor(true), turnSensor(false)]);
    expect(turns(stand(game, { elf: ['6*', 3, 0] }))).toEqual([turnSensor(false)]);
  });

  it('[X13.1] needs 6* and 29, and stands in for a guard', () => {
    const needs = (pieces: readonly string[], onTop: readonly string[]) =>
      problems({ pieces, onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES);
    const missing = (tiles: string) => [{ refused: 'setup.missingTile', params: { piece: 'sensor', tiles } }];
    expect(needs(['sensor'], ['29'])).toEqual(missing('6*'));
    expect(needs(['sensor'], ['6*'])).toEqual(missing('29'));
    expect(needs(['sensor', 'guardRoom'], ['6*', '29', '25'])).toEqual([]);
  });

  it('[X13.1] everyone is told', () => {
    const event = { type: 'sensorTurned', seat: 0, tile: 1, side: 2 } as const;
    expect(redact(table().box, event, null)).toEqual(event);
  });
});
