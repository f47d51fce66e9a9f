import { describe, expect, it } from 'vitest';
import { type Game, options } from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { HOME, lay, layShaft, owing, SECURITY_TILES, secured, send, stand, where } from '../security.ts';
import { accept, at, change, decided, problems, refusal, run, seatWith, typesOf, vortex } from '../table.ts';

/** 28 to the east of T1, the guard's tile to the north, 7* to the west; the barbarian at the desk. */
function table(pieces: readonly string[] = [], more: readonly string[] = []): Game {
  const onTop = ['28', '9*', '7*', ...more, 'I', 'X'];
  const all = lay(secured(['guard', 'controlRoom', ...pieces], onTop), 'elf', 'dwarf', 'mage');
  const away = {
    dwarf: ['28', 1, 1],
    elf: ['28', 1, 2],
    mage: ['28', 2, 2],
    barbarian: ['28', 0, 3],
  } as const;
  return stand(all, { ...away, guard: ['9*', 1, 1] });
}

describe('the control room', () => {
  it('[X12.1] with a hero at the desk whoever holds the vortex sends guards to vortexes of its colour', () => {
    const game = table();
    const { events, game: after } = run(game, send(game, 'guard', 'T1', 3, 2));
    const seat = seatWith(game, 'V');
    expect(events).toEqual([{ type: 'moved', seat, pawn: 'guard', to: at(game, 'T1', 3, 2), by: 'sent' }]);
    expect(where(after, 'guard')).toBe(at(game, 'T1', 3, 2));
    const other = { ...send(game, 'guard', 'T1', 3, 2), seat: (seat + 1) % 4 };
    expect(decided(game, other)).toEqual({ refused: 'action.notHeld', params: { action: 'V' } });
  });

  it('[X12.1] of that hero’s colour alone, where it is a vortex now, and on a tile that lies', () => {
    const game = table(['shafts']);
    expect(refusal(game, send(game, 'guard', 'T1', 0, 3))).toBe('control.notHere');
    expect(refusal(game, send(game, 'guard', 'T1', 0, 0))).toBe('control.notHere');
    expect(refusal(game, send(game, 'guard', 'I', 0, 3))).toBe('control.notHere');
    const elf = stand(game, { barbarian: ['28', 3, 3], elf: ['28', 0, 3] });
    expect(refusal(elf, send(elf, 'guard', 'T1', 3, 0))).toBeUndefined();
    expect(refusal(elf, send(elf, 'guard', 'T1', 3, 2))).toBe('control.notHere');
    const covered = accept(game, layShaft(game, 'T1', 3, 2));
    expect(refusal(covered, send(covered, 'guard', 'T1', 3, 2))).toBe('control.notHere');
  });

  it('[X12.1] nobody at the desk, nobody sends; it is for guards alone', () => {
    const game = table();
    const left = stand(game, { barbarian: ['28', 3, 3] });
    expect(refusal(left, send(left, 'guard', 'T1', 3, 2))).toBe('control.nobody');
    expect(refusal(game, send(game, 'barbarian', 'T1', 3, 2))).toBe('control.onlyGuards');
    const wrong = { ...send(game, 'guard', 'T1', 3, 2), from: at(game, '9*', 0, 0) };
    expect(refusal(game, wrong)).toBe('pawn.elsewhere');
  });

  it('[X12.1] [M18] after the theft as well', () => {
    const stolen = change(table(), { stolen: true });
    expect(refusal(stolen, send(stolen, 'guard', 'T1', 3, 2))).toBeUndefined();
    const home = stand(stolen, { mage: ['T1', 1, 1] });
    expect(refusal(home, vortex(home, 'mage', 'T1', 0, 3))).toBe('vortex.shutDown');
  });

  it('[R23] [S16] where the vortex never works the desk is dead', () => {
    const game = table(['noVortex']);
    expect(refusal(game, send(game, 'guard', 'T1', 3, 2))).toBe('vortex.outOfService');
  });

  it('[X12.1] [X1.2] [X11.3] not onto a space with a pawn, nor a tile with a hero', () => {
    const game = stand(table(), { mage: ['T1', 3, 2] });
    expect(refusal(game, send(game, 'guard', 'T1', 3, 2))).toBe('way.occupied');
    const beside = stand(game, { mage: ['T1', 0, 0] });
    expect(refusal(beside, send(beside, 'guard', 'T1', 3, 2))).toBe('tile.closed');
  });

  it('[X5.1] with the guard room whoever is there is caught; [X5.2] a guard with a captive is not sent', () => {
    const game = stand(table(['guardRoom'], ['25']), { mage: ['T1', 0, 0] });
    const after = accept(game, send(game, 'guard', 'T1', 3, 2));
    expect(captives(after)).toEqual(['mage']);
    const all = lay(
      secured(['guard', 'controlRoom', 'guardRoom'], ['28', '25', '9*', 'I', 'X']),
      'elf',
      'dwarf',
    );
    const room = stand(all, {
      barbarian: ['28', 0, 3],
      mage: ['25', 0, 1],
      guard: ['25', 2, 1],
      dwarf: null,
      elf: null,
    });
    const held = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'mage'] } });
    expect(refusal(held, send(held, 'guard', 'T1', 3, 2))).toBe('guard.stays');
    const freed = stand(change(held, { memory: { ...room.shared.memory, guardRoom: ['guard'] } }), {
      mage: null,
    });
    const out = accept(freed, send(freed, 'guard', 'T1', 3, 2));
    expect(out.shared.memory.guardRoom).toEqual([]);
  });

  it('[S11] waits while tiles are owed; [X12.1] nobody sends what is not there', () => {
    const game = table(['rearrangement']);
    expect(refusal(owing(game), send(game, 'guard', 'T1', 3, 2))).toBe('discard.owed');
    expect(refusal(game, { ...send(game, 'guard', 'T1', 3, 2), pawn: 'nobody' })).toBe('pawn.unknown');
    expect(refusal(game, { ...send(game, 'guard', 'T1', 3, 2), to: 9_999 })).toBe('space.unknown');
  });

  it('[X5.3] a captive at no desk: a hero in somebody’s hands gives no orders', () => {
    const game = table(['guardRoom'], ['25']);
    const held = change(game, { memory: { ...game.shared.memory, guardRoom: ['barbarian'] } });
    expect(refusal(held, send(held, 'guard', 'T1', 3, 2))).toBe('control.nobody');
  });

  it('[R13] [S13] no guard is sent to the other mall', () => {
    const all = secured(['guard', 'controlRoom', 'dimensions'], ['28', '9*', '3', '7*', 'I', 'X']);
    const two = lay(all, 'elf', 'dwarf');
    const game = stand(two, {
      dwarf: ['28', 1, 1],
      elf: ['28', 0, 3],
      barbarian: ['3', 1, 1],
      mage: ['3', 1, 2],
    });
    const ready = stand(game, { guard: ['9*', 1, 1] });
    expect(refusal(ready, send(ready, 'guard', 'T1', 3, 0))).toBeUndefined();
    expect(refusal(ready, send(ready, 'guard', '3', 3, 0))).toBe('control.notHere');
  });

  it('[R3] [X12.1] closes a talk window, and is offered to those who may', () => {
    const game = change(table(), { talk: true });
    expect(typesOf(run(game, send(game, 'guard', 'T1', 3, 2)).events)).toEqual(['talkClosed', 'moved']);
    const seat = seatWith(game, 'V');
    const sends = (now: Game) => options(now, seat).filter(({ type }) => type === 'sendGuard');
    expect(sends(game)).toContainEqual(send(game, 'guard', 'T1', 3, 2));
    expect(sends(stand(game, { barbarian: ['28', 3, 3] }))).toEqual([]);
    expect(options(game, (seat + 1) % 4).some(({ type }) => type === 'sendGuard')).toBe(false);
  });

  it('[X7.1] [X12.1] it is an action: whoever explores ends the use of a map by it', () => {
    const game = lay(table(['maps'], ['26']), 'barbarian');
    const map = at(game, '26', 0, 0);
    const used = change(stand(game, { barbarian: ['28', 0, 3], elf: ['26', 0, 0] }), {
      memory: { ...game.shared.memory, maps: map },
      hands: [['NEWSVX'], ['L'], [], []],
    });
    expect(accept(used, send(used, 'guard', 'T1', 3, 2)).shared.outOfOrder).toEqual([map]);
  });

  it('[X12.1] [X5.8] needs 28 and a code, and gives codes force', () => {
    const needs = (onTop: readonly string[]) =>
      problems({ pieces: ['controlRoom'], onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES);
    const tiles = { piece: 'controlRoom', tiles: '28' };
    const codes = { piece: 'controlRoom', tiles: '7*, 8*, 9*, 26, 29' };
    const noCode = [{ refused: 'setup.missingTiles', params: codes }];
    expect(needs(['26'])).toEqual([{ refused: 'setup.missingTile', params: tiles }]);
    expect(needs(['28'])).toEqual(noCode);
    expect(needs(['28', '12*'])).toEqual(noCode);
    expect(needs(['28', '26'])).toEqual([]);
    const game = stand(table(), { ...HOME, barbarian: ['28', 0, 2] });
    const enter = {
      type: 'move',
      seat: seatWith(game, 'E'),
      pawn: 'barbarian',
      from: where(game, 'barbarian'),
    } as const;
    expect(refusal(game, { ...enter, direction: 'east', distance: 1 })).toBe('way.blocked');
    const manned = stand(game, { dwarf: ['7*', 3, 0] });
    expect(refusal(manned, { ...enter, direction: 'east', distance: 1 })).toBeUndefined();
  });
});
