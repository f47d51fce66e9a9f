import { describe, expect, it } from 'vitest';
import { type Game, options, redact, type Setup } from '#engine/mall/index.ts';
import { telekinesisLeft } from '#engine/mall/rules/telekinesis/index.ts';
import { HOME, lay, layShaft, lies, owing, pull, secured, stand, walk } from '../security.ts';
import { accept, at, change, explore, refusal, run, running, theft, typesOf } from '../table.ts';

const ELF_EAST = { ...HOME, elf: ['T1', 2, 3] } as const;

/** P1 to the north of T1, P2 to the west; the elf on its own exploration space in the east. */
function table(pieces: readonly string[] = [], change: Partial<Setup> = {}): Game {
  const onTop = ['P1', 'P2', 'I', 'X'];
  return stand(lay(secured(['telekinesis', ...pieces], onTop, change), 'dwarf', 'mage'), ELF_EAST);
}
const tile = (game: Game, name: string) => at(game, name, 0, 0) >> 4;

describe('telekinesis', () => {
  it('[X9.1] with the elf at an unused exploration space anyone moves a tile there, as if explored', () => {
    const game = table();
    const { events, game: after } = run(game, pull(game, 'P1'));
    const moved = { type: 'tileMoved', seat: 0, tile: tile(game, 'P1'), space: at(game, 'T1', 2, 3) };
    expect(events).toEqual([moved]);
    expect([lies(game, 'P1'), lies(after, 'P1')]).toEqual([
      [0, -1],
      [1, 0],
    ]);
    expect(after.shared.board.next[at(game, 'T1', 2, 3) * 4 + 1]).toBe(at(game, 'P1', 1, 0));
    expect(after.shared.board.placed).toHaveLength(3);
    expect(telekinesisLeft(after)).toBe(1);
    expect(refusal({ ...game }, { ...pull(game, 'P1'), seat: 3 })).toBeUndefined();
  });

  it('[X9.1] of any colour, [R23] an auto-explore space too where there are such', () => {
    const south = stand(table(), { elf: ['T1', 3, 1] });
    expect(refusal(south, pull(south, 'P1'))).toBeUndefined();
    const nowhere = stand(table(), { elf: ['T1', 1, 2] });
    expect(refusal(nowhere, pull(nowhere, 'P1'))).toBe('telekinesis.notHere');
    const used = stand(table(), { elf: ['T1', 0, 2] });
    expect(refusal(used, pull(used, 'P2'))).toBe('telekinesis.notHere');
    for (const [pieces, found] of [
      [['autoExplore'], undefined],
      [[], 'telekinesis.notHere'],
    ] as const) {
      const all = lay(secured(['telekinesis', ...pieces], ['26', 'P1', 'I', 'X']), 'dwarf', 'mage');
      const auto = stand(all, { ...HOME, elf: ['26', 2, 3] });
      expect(refusal(auto, pull(auto, 'P1'))).toBe(found);
    }
  });

  it('[X9.1] a covered exploration space is none [R17]', () => {
    const game = stand(table(['shafts']), { dwarf: ['T1', 2, 3], elf: ['T1', 1, 1] });
    const covered = stand(accept(game, layShaft(game, 'T1', 0, 0)), {
      dwarf: ['T1', 1, 2],
      elf: ['T1', 2, 3],
    });
    expect(refusal(covered, pull(covered, 'P1'))).toBe('telekinesis.notHere');
  });

  it('[X9.1] two tokens', () => {
    const game = table();
    const once = accept(game, pull(game, 'P1'));
    const south = stand(once, { elf: ['T1', 3, 1] });
    const twice = stand(accept(south, pull(south, 'P2')), { elf: ['T1', 1, 0] });
    expect(telekinesisLeft(twice)).toBe(0);
    expect(refusal(twice, pull(twice, 'P1'))).toBe('telekinesis.none');
    expect(options(twice, 0).filter(({ type }) => type === 'telekinesis')).toEqual([]);
    expect(telekinesisLeft(running())).toBe(0);
  });

  it('[X9.1] a tile with anything on it stays, tile 1 does, and those still in the deck', () => {
    const game = table();
    const pawn = stand(game, { mage: ['P1', 0, 0] });
    expect(refusal(pawn, pull(pawn, 'P1'))).toBe('telekinesis.notEmpty');
    const token = change(game, { outOfOrder: [at(game, 'P1', 0, 0)] });
    expect(refusal(token, pull(token, 'P1'))).toBe('telekinesis.notEmpty');
    const shafted = accept(table(['shafts']), layShaft(table(['shafts']), 'P1', 0, 0));
    expect(refusal(shafted, pull(shafted, 'P1'))).toBe('telekinesis.notEmpty');
    expect(refusal(game, pull(game, 'T1'))).toBe('telekinesis.notThis');
    expect(refusal(game, pull(game, 'I'))).toBe('telekinesis.notThis');
    expect(refusal(game, { ...pull(game, 'P1'), tile: 99 })).toBe('tile.unknown');
  });

  it('[X9.1] the mall never falls apart; that walls cut it is allowed', () => {
    const all = lay(secured(['telekinesis'], ['P1', 'I', 'P2', 'X']), 'dwarf');
    const out = stand(all, { ...HOME, barbarian: ['P1', 0, 2] });
    const chain = stand(accept(out, explore(out)), ELF_EAST);
    expect(lies(chain, 'I')).toEqual([-1, -1]);
    expect(refusal(chain, pull(chain, 'P1'))).toBe('telekinesis.splits');
    expect(refusal(chain, pull(chain, 'I'))).toBeUndefined();
  });

  it('[X9.1] sides that touch are enough, whether or not one can walk there', () => {
    const dead = lay(secured(['telekinesis'], ['D', 'P1', 'I', 'X']), 'dwarf', 'mage');
    const game = stand(dead, { ...HOME, elf: ['P1', 0, 2], mage: ['T1', 0, 0] });
    // P1, west of T1, has its own way on; D comes to touch it and T1's other neighbours by walls alone.
    const after = accept(game, pull(game, 'D'));
    expect(after.shared.board.placed).toHaveLength(3);
  });

  it('[X9.1] the elf is where the command says, free, and in the mall', () => {
    const game = table();
    expect(refusal(game, { ...pull(game, 'P1'), from: at(game, 'T1', 3, 1) })).toBe('pawn.elsewhere');
    const gone = change(game, { escaped: game.box.pawns.map((pawn) => pawn === 'elf') });
    expect(refusal(gone, pull(gone, 'P1'))).toBe('pawn.escaped');
    const off = stand(game, { elf: null });
    expect(options(off, 0).filter(({ type }) => type === 'telekinesis')).toEqual([]);
    const offered = options(game, 2).filter(({ type }) => type === 'telekinesis');
    expect(offered).toEqual(['P1', 'P2'].map((name) => ({ ...pull(game, name), seat: 2 })));
  });

  it('[X5.3] a captive elf moves nothing', () => {
    const all = lay(secured(['telekinesis', 'guard', 'guardRoom'], ['P1', '9*', '25', 'I', 'X']), 'dwarf');
    const held = change(stand(all, ELF_EAST), { memory: { ...all.shared.memory, guardRoom: ['elf'] } });
    expect(refusal(held, pull(held, 'P1'))).toBe('pawn.captive');
  });

  it('[R23] no talk window opens, nothing appears again, [R3] and one that is open closes', () => {
    const all = lay(secured(['telekinesis', 'loudspeaker', 'guard'], ['9*', 'P1', 'I', 'X']), 'dwarf');
    const game = stand(all, { ...ELF_EAST, guard: ['T1', 3, 3], dwarf: null, mage: null, barbarian: null });
    const talking = change(game, { talk: true });
    const { events, game: after } = run(talking, pull(talking, '9*'));
    expect(typesOf(events)).toEqual(['talkClosed', 'tileMoved']);
    expect(after.shared.talk).toBe(false);
    expect(after.shared.pawns).toEqual(game.shared.pawns);
  });

  it('[R23] [X8.1] a tile over which the beholder is, or under the sensor, is not empty', () => {
    const eye = lay(secured(['telekinesis', 'beholder'], ['7*', '27', 'P1', 'I', 'X']), 'dwarf', 'mage');
    const game = stand(eye, ELF_EAST);
    expect(refusal(game, pull(game, '7*'))).toBe('telekinesis.notEmpty');
    expect(refusal(game, pull(game, '27'))).toBeUndefined();
    const beam = stand(lay(secured(['telekinesis', 'sensor'], ['6*', '29', 'I', 'X']), 'mage'), ELF_EAST);
    expect(refusal(beam, pull(beam, '6*'))).toBe('telekinesis.notEmpty');
  });

  it('[R13] [S13] of two malls neither loses a tile to the other, nor the tile it began with', () => {
    const two = secured(['telekinesis', 'dimensions'], ['P1', '3', 'P2', 'I', 'X']);
    const game = stand(lay(two, 'dwarf'), { ...ELF_EAST, barbarian: ['3', 1, 1], mage: ['3', 1, 2] });
    expect(refusal(game, pull(game, 'P1'))).toBeUndefined();
    expect(refusal(game, pull(game, '3'))).toBe('telekinesis.notThis');
    const other = stand(game, { elf: ['3', 2, 3], mage: ['3', 0, 0] });
    expect(refusal(other, pull(other, 'P1'))).toBe('telekinesis.notThis');
    const out = stand(game, { barbarian: ['3', 1, 0], elf: ['T1', 3, 3] });
    const more = accept(out, explore(out));
    expect(lies(more, 'P2')).toEqual([-1, 0]);
    const back = stand(more, { barbarian: ['3', 1, 1], elf: ['T1', 2, 3] });
    expect(refusal(back, pull(back, 'P2'))).toBe('telekinesis.notThis');
    expect(refusal(back, pull(back, 'P1'))).toBeUndefined();
  });

  it('[S11] waits while tiles are owed', () => {
    const game = table(['rearrangement']);
    expect(refusal(owing(game), pull(game, 'P1'))).toBe('discard.owed');
  });

  it('[X9.1] everyone is told', () => {
    const event = { type: 'tileMoved', seat: 0, tile: 1, space: 11 } as const;
    expect(redact(table().box, event, null)).toEqual(event);
  });

  it('[XT7] with it the mage walks straight from the item’s tile to that of the exit', () => {
    const goals = { heroes: ['mage'], loses: ['strayed'] };
    const all = lay(
      secured(['telekinesis', 'directEscape'], ['I', 'X', 'P1'], { goals }),
      'dwarf',
      'barbarian',
    );
    const stolen = accept(stand(all, { ...HOME, mage: ['I', 0, 1], elf: ['I', 2, 3] }), theft);
    expect(lies(stolen, 'X')).toEqual([0, 1]);
    const near = accept(stolen, pull(stolen, 'X'));
    expect(lies(near, 'X')).toEqual([1, -1]);
    const door = stand(near, { mage: ['I', 2, 3], elf: ['I', 1, 1] });
    const in_ = accept(door, walk(door, 'mage', 'east'));
    expect(in_.shared.result).toBeNull();
    const exit = stand(in_, { mage: ['X', 0, 0] });
    expect(accept(exit, walk(exit, 'mage', 'east')).shared.result).toMatchObject({
      won: true,
      reason: 'escaped',
    });
    const stray = stand(stolen, { mage: ['I', 3, 1] });
    expect(accept(stray, walk(stray, 'mage', 'south')).shared.result).toMatchObject({ reason: 'strayed' });
  });
});
