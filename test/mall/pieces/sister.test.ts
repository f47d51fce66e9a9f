import { describe, expect, it } from 'vitest';
import { facingSlot } from '#engine/mall/board.ts';
import { decide, type Game, options } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import {
  accept,
  at,
  change,
  dealt,
  explore,
  jump,
  laid,
  move,
  place,
  problems,
  put,
  refusal,
  run,
  running,
  seatWith,
  spaceOfPawn,
  theft,
  typesOf,
} from '../table.ts';

const SISTER = { players: 4, onTop: ['I', 'X', 'L'], pieces: ['sister'] };

/** Items to the north, exits to the east, her own item and exit to the south. */
function table(): Game {
  return laid(running(SISTER), 'dwarf', 'elf', 'barbarian');
}

const CORNERS = {
  barbarian: ['T1', 3, 3],
  mage: ['T1', 3, 0],
  elf: ['T1', 3, 1],
  dwarf: ['T1', 3, 2],
} as const;

describe('the little sister', () => {
  it('[L1] she starts on tile 1’s sand timer space without flipping', () => {
    const game = dealt(SISTER);
    expect(game.box.pawns).toEqual(['barbarian', 'mage', 'elf', 'dwarf', 'sister']);
    expect(spaceOfPawn(game, 'sister')).toBe(at(game, 'T1', 0, 0));
    expect(running(SISTER).shared).toMatchObject({ flips: 0, outOfOrder: [] });
  });

  it('[L1][R24] she jumps in a held direction to an empty space beside another hero, over everything in between', () => {
    const game = put(table(), { ...CORNERS, sister: ['T1', 0, 1], dwarf: ['T1', 2, 2] });
    // Beside the elf at (3, 1) lies (2, 1): straight south of her.
    const { events, game: after } = run(game, jump(game, 'south', 'T1', 2, 1));
    const seat = seatWith(game, 'S');
    expect(events).toEqual([{ type: 'moved', seat, pawn: 'sister', to: at(game, 'T1', 2, 1), by: 'jump' }]);
    expect(spaceOfPawn(after, 'sister')).toBe(at(game, 'T1', 2, 1));
    expect(refusal(game, jump(game, 'south', 'T1', 1, 1))).toBe('jump.notHere');
    expect(refusal(game, jump(game, 'north', 'T1', 2, 1))).toBe('jump.notHere');
    expect(refusal(game, jump(game, 'east', 'T1', 1, 2))).toBe('jump.notHere');
    expect(refusal(game, { ...jump(game, 'south', 'T1', 2, 1), seat: seatWith(game, 'N') })).toBe(
      'action.notHeld',
    );
    const crowded = put(game, { mage: ['T1', 2, 1] });
    expect(refusal(crowded, jump(crowded, 'south', 'T1', 2, 1))).toBe('way.occupied');
    expect(refusal(game, { ...jump(game, 'south', 'T1', 2, 1), from: 0 })).toBe('pawn.elsewhere');
    expect(refusal(game, { ...jump(game, 'south', 'T1', 2, 1), pawn: 'elf' })).toBe('jump.onlySister');
  });

  it('[R24] every direction, by the points of the table', () => {
    const middle = put(table(), { ...CORNERS, sister: ['T1', 1, 1] });
    const east = put(middle, { elf: ['T1', 0, 3] });
    expect(refusal(east, jump(east, 'east', 'T1', 1, 3))).toBeUndefined();
    expect(refusal(east, jump(east, 'west', 'T1', 1, 3))).toBe('jump.notHere');
    const west = put(middle, { elf: ['T1', 0, 0] });
    expect(refusal(west, jump(west, 'west', 'T1', 1, 0))).toBeUndefined();
    expect(refusal(west, jump(west, 'east', 'T1', 1, 0))).toBe('jump.notHere');
    const north = put(middle, { elf: ['T1', 0, 0] });
    expect(refusal(north, jump(north, 'north', 'T1', 0, 1))).toBeUndefined();
    expect(refusal(north, jump(north, 'south', 'T1', 0, 1))).toBe('jump.notHere');
  });

  it('[R24] across tiles: she flies over holes and borders along one straight line', () => {
    // I lies one space further east than T1: its column 2 is the table's column 3.
    const game = put(table(), { ...CORNERS, sister: ['T1', 2, 3], elf: ['I', 1, 1] });
    expect(refusal(game, jump(game, 'north', 'I', 1, 2))).toBeUndefined();
    expect(refusal(game, jump(game, 'north', 'I', 1, 0))).toBe('jump.notHere');
  });

  it('[R24] a single wall still counts as beside; two facing walls do not', () => {
    const setup = { ...SISTER, onTop: ['W', 'I', 'X', 'L'] };
    const game = put(laid(running(setup), 'mage'), { ...CORNERS, mage: ['W', 1, 1], sister: ['W', 3, 1] });
    expect(refusal(game, jump(game, 'north', 'W', 2, 1))).toBeUndefined();
    // Across the border: T1's row 0 and W's row lie side by side with a wall on either tile.
    const border = put(laid(running(setup), 'mage'), { ...CORNERS, mage: ['W', 3, 3], sister: ['T1', 0, 0] });
    expect(refusal(border, jump(border, 'south', 'T1', 2, 0))).toBe('jump.notHere');
    expect(refusal(border, jump(border, 'south', 'T1', 1, 0))).toBe('jump.notHere');
    // Through the open passage they are neighbours.
    const passage = put(laid(running(setup), 'mage'), {
      ...CORNERS,
      mage: ['W', 2, 3],
      sister: ['T1', 0, 0],
    });
    expect(refusal(passage, jump(passage, 'south', 'T1', 1, 0))).toBeUndefined();
  });

  it('[R24] an open slot against a wall is one wall: beside', () => {
    const game = laid(running({ ...SISTER, onTop: ['D', 'I', 'X', 'L'] }), 'elf', 'dwarf');
    const out = put(game, { dwarf: ['I', 2, 3] });
    const met = accept(out, explore(out));
    // X lies beyond I's east side; its southern slot faces the closed north of D.
    const near = put(met, { ...CORNERS, elf: ['D', 0, 2], sister: ['X', 0, 1] });
    expect(refusal(near, jump(near, 'south', 'X', 3, 1))).toBeUndefined();
    const both = put(met, { ...CORNERS, elf: ['D', 0, 1], sister: ['X', 0, 0] });
    expect(refusal(both, jump(both, 'south', 'X', 3, 0))).toBe('jump.notHere');
    // T1's south and D's west... two closed slots: D's south side has no neighbour at all.
    const edge = put(met, { ...CORNERS, elf: ['D', 3, 1], sister: ['X', 0, 1] });
    expect(refusal(edge, jump(edge, 'south', 'X', 3, 1))).toBe('jump.notHere');
  });

  it('[R24] she lands on corridor only', () => {
    const setup = { ...SISTER, onTop: ['W', 'I', 'X', 'L'] };
    const game = put(laid(running(setup), 'mage'), { ...CORNERS, mage: ['W', 0, 1], sister: ['W', 0, 3] });
    expect(refusal(game, jump(game, 'west', 'W', 0, 0))).toBe('jump.notHere');
    expect(refusal(game, jump(game, 'west', 'W', 0, 2))).toBeUndefined();
  });

  it('[R24] no walking, vortex or escalator for her', () => {
    const game = put(table(), { ...CORNERS, sister: ['T1', 1, 3] });
    const from = spaceOfPawn(game, 'sister');
    for (const command of [
      move(game, 'sister', 'west'),
      { type: 'vortex', seat: 0, pawn: 'sister', from, to: 0 },
      { type: 'escalator', seat: 0, pawn: 'sister', from, to: at(game, 'T1', 2, 0) },
    ])
      expect(refusal(game, command)).toBe('sister.onlyJumps');
    expect(refusal(game, move(game, 'elf', 'north'))).toBeUndefined();
  });

  it('[R4] arriving by a jump counts: she turns a timer and leaves by an exit', () => {
    const game = put(table(), { ...CORNERS, elf: ['T1', 0, 1], sister: ['T1', 0, 3] });
    const flip = run(game, jump(game, 'west', 'T1', 0, 0));
    expect(typesOf(flip.events)).toEqual(['moved', 'flipped', 'talkOpened']);
    const out = change(put(table(), { ...CORNERS, elf: ['L', 0, 0], sister: ['L', 0, 3] }), { stolen: true });
    const turn = out.shared.board.placed.find(({ tile }) => out.box.tiles[tile]?.name === 'L')?.turn;
    expect(turn).toBe(1);
    // Turned once: her exit, drawn to the east of the elf, lies to the south of him.
    const gone = run(out, jump(out, 'north', 'L', 0, 1));
    expect(typesOf(gone.events)).toEqual(['moved', 'escaped']);
  });

  it('[L2][R8] on any exploration space she lets the explorer explore, whatever its colour', () => {
    const game = put(running(SISTER), { ...CORNERS, sister: ['T1', 0, 2] });
    const { events } = run(game, explore(game));
    expect(events[1]).toMatchObject({ type: 'placed', paid: 'sister' });
    const two = put(running(SISTER), { ...CORNERS, sister: ['T1', 2, 3], dwarf: ['T1', 0, 2] });
    const drawn = accept(two, explore(two));
    expect(run(drawn, place(drawn, 'T1', 0, 2)).events[0]).toMatchObject({ paid: 'hero' });
    expect(run(drawn, place(drawn, 'T1', 2, 3)).events[0]).toMatchObject({ paid: 'sister' });
  });

  it('[L3] theft and escape need five heroes', () => {
    const items = {
      barbarian: ['I', 0, 0],
      mage: ['I', 0, 1],
      elf: ['I', 2, 0],
      dwarf: ['I', 2, 1],
    } as const;
    const four = put(table(), items);
    expect(refusal(four, theft)).toBe('theft.notReady');
    const five = put(four, { sister: ['L', 0, 0] });
    const stolen = accept(five, theft);
    const nearly = change(put(stolen, { dwarf: ['X', 1, 3] }), { escaped: [true, true, true, false, false] });
    expect(run(nearly, move(nearly, 'dwarf', 'north')).game.shared.result).toBeNull();
    expect(problems({ pieces: ['sister'] })).toEqual([
      { refused: 'setup.noItem', params: { colour: 'blue' } },
      { refused: 'setup.noOwnExit', params: { colour: 'blue' } },
    ]);
  });

  it('[R15b] in scenario 1 she leaves by her own exit alone, and the four by the other, never by hers', () => {
    const late = change(put(table(), CORNERS), { stolen: true });
    const his = put(late, { dwarf: ['X', 1, 1], elf: ['L', 1, 1] });
    expect(run(his, move(his, 'dwarf', 'north')).events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'dwarf', stays: false },
    ]);
    // L lies turned: what is up on its drawing is east.
    const { events, game: stands } = run(his, move(his, 'elf', 'east'));
    expect(typesOf(events)).toEqual(['moved']);
    expect(spaceOfPawn(stands, 'elf')).toBe(at(stands, 'L', 0, 1));
    expect(refusal(stands, move(stands, 'elf', 'west'))).toBeUndefined();
    const hers = put(late, { mage: ['X', 0, 0], sister: ['X', 1, 1] });
    expect(typesOf(run(hers, jump(hers, 'north', 'X', 0, 1)).events)).toEqual(['moved']);
    const out = put(late, { mage: ['L', 0, 0], sister: ['L', 1, 1] });
    expect(run(out, jump(out, 'east', 'L', 0, 1)).events.slice(1)).toEqual([
      { type: 'escaped', pawn: 'sister', stays: false },
    ]);
    expect(problems({ pieces: ['sister'], onTop: ['I', 'L'] })).toEqual([
      { refused: 'setup.noOwnExit', params: { colour: 'purple' } },
    ]);
    expect(problems({ pieces: ['sister'], onTop: ['I', 'L', 'O'] })).toEqual([]);
    expect(problems({ onTop: ['I', 'L'] })).toEqual([]);
  });

  it('[R24] left last she cannot move: a warning', () => {
    const nearly = change(put(table(), { dwarf: ['X', 1, 3], sister: ['T1', 0, 0] }), {
      stolen: true,
      pawns: [-1, -1, -1, at(table(), 'X', 1, 3), 0],
      escaped: [true, true, true, false, false],
    });
    const { events, game } = run(nearly, move(nearly, 'dwarf', 'north'));
    expect(events.at(-1)).toEqual({ type: 'warned', code: 'sister.alone' });
    for (const seat of [0, 1, 2, 3])
      expect(options(game, seat).some(({ type }) => type === 'jump')).toBe(false);
    const early = change(nearly, { escaped: [true, true, false, false, false] });
    expect(typesOf(run(early, move(early, 'dwarf', 'north')).events)).toEqual(['moved', 'escaped']);
  });

  it.each(['groupsForbidden', 'trickTheGuards'])(
    '[R24] [R12] the same where heroes stay on their exits (%s)',
    (piece) => {
      const game = laid(running({ ...SISTER, pieces: ['sister', piece] }), 'dwarf', 'elf', 'barbarian');
      const escaped = [true, true, true, false, false];
      const last = change(put(game, { ...CORNERS, dwarf: ['X', 1, 1] }), { stolen: true, escaped });
      const { events } = run(last, move(last, 'dwarf', 'north'));
      expect(events.at(-1)).toEqual({ type: 'warned', code: 'sister.alone' });
    },
  );

  it('[R15b] in scenario 10 any item and exit not her own will do; five of each', () => {
    const pieces = ['sister', 'trickTheGuards'];
    const game = laid(running({ ...SISTER, pieces }), 'dwarf', 'elf', 'barbarian');
    const items = put(game, {
      barbarian: ['L', 0, 0],
      mage: ['I', 0, 0],
      elf: ['I', 2, 1],
      dwarf: ['I', 2, 0],
      sister: ['I', 0, 1],
    });
    expect(refusal(items, theft)).toBeUndefined();
    expect(refusal(put(items, { barbarian: ['I', 0, 1], sister: ['L', 0, 0] }), theft)).toBe(
      'theft.notReady',
    );
    const exits = change(
      put(game, {
        barbarian: ['L', 0, 1],
        mage: ['X', 0, 0],
        elf: ['X', 0, 3],
        dwarf: ['X', 3, 0],
        sister: ['X', 1, 1],
      }),
      { stolen: true, escaped: [true, true, true, false, false] },
    );
    const fourth = run(exits, move(exits, 'dwarf', 'north'));
    expect(typesOf(fourth.events)).toEqual(['moved', 'escaped']);
    const last = run(fourth.game, jump(fourth.game, 'north', 'X', 0, 1));
    expect(typesOf(last.events)).toEqual(['moved', 'escaped', 'ended']);
    const four = problems({ onTop: ['I', 'X', 'L'].slice(0, 2), pieces });
    expect(four.map(({ refused }) => refused)).toContain('setup.tooFewExits');
  });

  it('[R15b] in scenario 17 she counts as a hero; [R24] those who stay on their exits shut her out', () => {
    const game = laid(
      running({ ...SISTER, pieces: ['sister', 'groupsForbidden'] }),
      'dwarf',
      'elf',
      'barbarian',
    );
    const near = put(game, { ...CORNERS, elf: ['I', 1, 1], sister: ['T1', 2, 3] });
    expect(decide(near, jump(near, 'north', 'I', 1, 2), 1)).toEqual({
      refused: 'group.forbidden',
      params: { with: 'elf' },
    });
    const last = change(put(game, { dwarf: ['X', 1, 3] }), {
      stolen: true,
      escaped: [true, true, true, false, false],
    });
    const pawns = last.shared.pawns
      .with(0, at(game, 'L', 3, 3))
      .with(1, at(game, 'I', 0, 0))
      .with(2, at(game, 'I', 0, 1));
    const { events } = run(change(last, { pawns }), move(last, 'dwarf', 'north'));
    expect(typesOf(events)).toEqual(['moved', 'escaped', 'warned']);
  });

  it('[R24] two tiles that meet with a wall each are not beside each other', () => {
    const closed = laid(running({ ...SISTER, onTop: ['D', 'X', 'O', 'I', 'L'] }), 'dwarf', 'elf');
    const north = put(closed, { barbarian: ['X', 0, 2] });
    const game = put(accept(north, explore(north)), { ...CORNERS, sister: ['O', 2, 1], mage: ['D', 3, 1] });
    const [tile, slot] = [Math.floor(at(game, 'D', 0, 0) / 16), at(game, 'O', 2, 3)];
    const lies = game.shared.board.placed.find((placement) => placement.tile === tile) as Placement;
    expect(facingSlot(game.shared.board, lies, 1)).toBe(slot);
    expect(refusal(game, jump(game, 'west', 'O', 2, 3))).toBe('jump.notHere');
    const beside = put(game, { mage: ['O', 1, 3] });
    expect(refusal(beside, jump(beside, 'west', 'O', 2, 3))).toBeUndefined();
  });

  it('[L1] she never jumps to where she is, nor for a seat without that direction', () => {
    const game = put(table(), { ...CORNERS, sister: ['T1', 1, 1], dwarf: ['T1', 1, 2] });
    for (const direction of ['north', 'east', 'south', 'west'] as const)
      expect(refusal(game, jump(game, direction, 'T1', 1, 1))).toBe('jump.notHere');
    const other = { ...jump(game, 'north', 'T1', 0, 1), seat: seatWith(game, 'S') };
    expect(decide(game, other, 1)).toEqual({ refused: 'action.notHeld', params: { action: 'N' } });
  });

  it('[R3] [L1] a jump closes the talk window like any act, and is checked like any command', () => {
    const game = put(table(), { ...CORNERS, sister: ['T1', 0, 1], dwarf: ['T1', 2, 2] });
    const south = jump(game, 'south', 'T1', 2, 1);
    expect(typesOf(run(change(game, { talk: true }), south).events)).toEqual(['talkClosed', 'moved']);
    expect(refusal(game, { ...south, direction: 'down' })).toBe('command.malformed');
    expect(refusal(game, { ...south, pawn: 'nobody' })).toBe('pawn.unknown');
    expect(refusal(game, { ...south, to: -1 })).toBe('space.unknown');
  });

  it('[R15b] needs no exit of her own where another rule says who leaves by which', () => {
    const refused = (pieces: readonly string[]) =>
      problems({ onTop: ['I', 'X'], pieces }).map((problem) => problem.refused);
    expect(refused(['sister'])).toContain('setup.noOwnExit');
    expect(refused(['sister', 'trickTheGuards'])).not.toContain('setup.noOwnExit');
  });

  it('[L1] options offer each landing once a direction that leads there', () => {
    const game = put(table(), { ...CORNERS, sister: ['T1', 1, 1], dwarf: ['T1', 2, 3] });
    const jumps = [0, 1, 2, 3].flatMap((seat) => options(game, seat).filter(({ type }) => type === 'jump'));
    const targets = jumps.map((command) => ('to' in command ? command.to : -1));
    expect([...targets].sort((a, b) => a - b)).toEqual([
      at(game, 'T1', 1, 3),
      at(game, 'T1', 2, 1),
      at(game, 'L', 1, 0),
    ]);
  });
});
