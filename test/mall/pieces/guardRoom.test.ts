import { describe, expect, it } from 'vitest';
import { outside } from '#engine/mall/doors.ts';
import { decide, evolve, redact, type Tile } from '#engine/mall/index.ts';
import { captives, inGuardRoom } from '#engine/mall/rules/guardRoom/index.ts';
import { breach, crawl, lay, layShaft, SECURITY_TILES, secured, stand, walk, where } from '../security.ts';
import { accept, at, change, problems, refusal, run, typesOf, vortex } from '../table.ts';

const HOME = { dwarf: ['T1', 1, 1], elf: ['T1', 1, 2], mage: ['T1', 2, 1], barbarian: ['T1', 2, 2] } as const;

/** The guard’s tile to the east of T1, the guard room to the north, its door towards T1. */
function table(pieces: readonly string[] = []) {
  const onTop = ['9*', '25', 'I', 'X', 'P1'];
  return stand(lay(secured(['guard', 'guardRoom', ...pieces], onTop), 'elf', 'dwarf'), HOME);
}
/** The same before the room is part of the mall. */
const early = () => stand(lay(secured(['guard', 'guardRoom'], ['9*', '25', 'I', 'X']), 'elf'), HOME);
const HERO = (game: ReturnType<typeof table>) => at(game, '25', 0, 1);
const WARDEN = (game: ReturnType<typeof table>) => at(game, '25', 2, 1);

/** The elf is a captive, the guard beside it. */
function captured(pieces: readonly string[] = []) {
  const game = stand(table(pieces), { elf: ['T1', 2, 3] });
  return accept(game, walk(game, 'elf', 'east'));
}

/** The sand turns, and no space is used for it. */
function flipNow(game: ReturnType<typeof table>) {
  const tokens = { ...game.shared.memory, antiStress: { sand: 1, swap: 0, loudspeaker: 0 } };
  const { box } = secured(['antiStress', ...game.box.setup.pieces], game.box.setup.onTop ?? []);
  return accept({ ...change(game, { memory: tokens }), box }, { type: 'turnSand', seat: 0 });
}

describe('the guard room', () => {
  it('[X5.1] [X1.2] a hero who comes to a guard’s tile stops on its first space, and both go to their spaces', () => {
    const game = stand(table(), { elf: ['T1', 2, 2], barbarian: ['T1', 3, 3] });
    const { events, game: after } = run(game, walk(game, 'elf', 'east', 4));
    expect(events[0]).toMatchObject({ type: 'moved', to: at(game, '9*', 1, 0) });
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: 'guard' });
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([HERO(game), WARDEN(game)]);
    expect(captives(after)).toEqual(['elf']);
  });

  it('[X5.1] so it is when a guard comes to a hero’s tile, and by escalator or vortex', () => {
    const game = stand(table(), { elf: ['I', 0, 0], ...{ dwarf: null, mage: null, barbarian: null } });
    const guard = stand(game, { guard: ['9*', 1, 0], elf: ['T1', 0, 0] });
    const after = accept(guard, walk(guard, 'guard', 'west', 2));
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([HERO(game), WARDEN(game)]);
    const watched = stand(table(), { guard: ['T1', 0, 0], ...{ dwarf: null, mage: null, barbarian: null } });
    const away = stand(watched, { elf: ['9*', 0, 0] });
    expect(captives(accept(away, vortex(away, 'elf', 'T1', 3, 0)))).toEqual(['elf']);
  });

  it('[R12] [X5.1] who rests on an exit is out: no guard catches it, or is kept away by it', () => {
    for (const pieces of [['guard', 'guardRoom'], ['guard']]) {
      const onTop = ['9*', '25', 'I', 'X', 'P1'].filter((tile) => tile !== '25' || pieces.length > 1);
      const laid = lay(secured(pieces, onTop), 'elf', 'dwarf');
      const game = stand(laid, { ...{ dwarf: null, mage: null, barbarian: null }, elf: ['T1', 0, 0] });
      const guard = stand(game, { guard: ['9*', 1, 0] });
      const resting = change(guard, { escaped: guard.box.pawns.map((pawn) => pawn === 'elf') });
      const after = accept(resting, walk(resting, 'guard', 'west'));
      expect(where(after, 'guard')).toBe(at(game, 'T1', 2, 3));
      expect(where(after, 'elf')).toBe(at(game, 'T1', 0, 0));
    }
  });

  it('[X5.1] until the room is placed they are set aside, and come to their spaces with it', () => {
    const game = stand(early(), { elf: ['T1', 2, 3] });
    const aside = accept(game, walk(game, 'elf', 'east'));
    expect([where(aside, 'elf'), where(aside, 'guard')]).toEqual([-1, -1]);
    expect(inGuardRoom(aside)).toEqual(['guard', 'elf']);
    const placed = lay(aside, 'dwarf');
    expect([where(placed, 'elf'), where(placed, 'guard')]).toEqual([HERO(game), WARDEN(game)]);
  });

  it('[R23a] a capture comes before anything the space would do', () => {
    const timer = stand(table(), {
      guard: ['T1', 3, 3],
      elf: ['9*', 1, 3],
      dwarf: null,
      mage: null,
      barbarian: null,
    });
    const far = stand(timer, { elf: ['9*', 0, 0] });
    const after = run(far, vortex(far, 'elf', 'T1', 3, 0));
    expect(typesOf(after.events)).not.toContain('flipped');
    expect(captives(after.game)).toEqual(['elf']);
  });

  it('[X5.2] the guard stays while a hero is there, and may step to the coffee machine', () => {
    const game = captured();
    expect(refusal(game, walk(game, 'guard', 'east'))).toBeUndefined();
    const free = accept(captured(['shafts']), layShaft(captured(['shafts']), '25', 1, 1));
    const on = stand(free, { guard: ['25', 1, 1], dwarf: ['T1', 3, 3], mage: null, barbarian: null });
    expect(refusal(on, crawl(on, 'guard', 'T1', 1, 1))).toBe('guard.stays');
  });

  it('[X5.3] a captive walks, and nothing else: no vortex, no ability', () => {
    const game = captured(['shafts', 'breaches']);
    expect(refusal(game, walk(game, 'elf', 'east'))).toBeUndefined();
    expect(refusal(game, vortex(game, 'elf', 'T1', 3, 0))).toBe('pawn.captive');
    const dwarf = stand(table(['shafts']), { dwarf: ['T1', 2, 3] });
    const caught = accept(dwarf, walk(dwarf, 'dwarf', 'east'));
    expect(refusal(caught, layShaft(caught, 'T1', 0, 0))).toBe('pawn.captive');
    const barbarian = stand(table(['breaches']), { barbarian: ['T1', 2, 3] });
    const held = accept(barbarian, walk(barbarian, 'barbarian', 'east'));
    expect(refusal(held, breach(held, 'north'))).toBe('pawn.captive');
  });

  it('[X5.4] [R18] two captives at once lose, those set aside too', () => {
    const one = stand(captured(), { guard: ['9*', 1, 1], mage: ['T1', 2, 3] });
    const two = run(one, walk(one, 'mage', 'east'));
    expect(two.game.shared.result).toMatchObject({ won: false, reason: 'captives' });
    const both = stand(early(), {
      guard: ['9*', 1, 0],
      elf: ['T1', 0, 0],
      mage: ['T1', 0, 1],
      dwarf: ['9*', 3, 3],
    });
    const act = stand(both, { dwarf: ['I', 0, 0] });
    expect(run(act, walk(act, 'guard', 'west')).game.shared.result).toMatchObject({ reason: 'captives' });
  });

  it('[X5.5] [X5.8] freed by a code, outwards only', () => {
    const game = stand(captured(), { elf: ['25', 3, 1], mage: ['9*', 3, 0] });
    const { events, game: out } = run(game, walk(game, 'elf', 'south'));
    expect(where(out, 'elf')).toBe(at(game, 'T1', 0, 2));
    expect(events).toContainEqual({ type: 'wentOutOfOrder', space: at(game, '9*', 3, 0) });
    expect(captives(out)).toEqual([]);
    expect(refusal(out, walk(out, 'elf', 'north'))).toBe('way.blocked');
    const guard = stand(game, { guard: ['25', 3, 1], elf: ['T1', 3, 3] });
    expect(refusal(guard, walk(guard, 'guard', 'south'))).toBe('way.blocked');
  });

  it('[X5.5] freed by a shaft, or by a breach from outside', () => {
    const game = captured(['shafts', 'breaches']);
    const shaft = accept(game, layShaft(game, '25', 0, 2));
    const on = accept(shaft, walk(shaft, 'elf', 'east'));
    const clear = stand(on, { dwarf: ['T1', 3, 3] });
    expect(captives(accept(clear, crawl(clear, 'elf', 'T1', 1, 1)))).toEqual([]);
    const wall = stand(game, { barbarian: ['T1', 0, 1], elf: ['25', 1, 0] });
    const open = accept(wall, breach(wall, 'north'));
    const gone = stand(open, { barbarian: ['T1', 3, 3] });
    expect(captives(accept(gone, walk(gone, 'elf', 'south', 3)))).toEqual([]);
  });

  const flip = (game: ReturnType<typeof table>, hero: 'mage' | 'dwarf' = 'mage') => {
    const near = stand(game, { [hero]: ['T1', 0, 1] });
    return accept(near, walk(near, hero, 'west'), 1_000);
  };

  it('[X5.6] on a flip a captive and the guard go back to their spaces, and what was laid there is gone', () => {
    const game = captured(['shafts', 'breaches']);
    const shaft = accept(game, layShaft(game, '25', 3, 3));
    const moved = stand(shaft, { elf: ['25', 3, 0], guard: ['25', 2, 2] });
    const after = flip(moved);
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([HERO(game), WARDEN(game)]);
    expect(after.shared.memory.shafts?.laid).toEqual([]);
  });

  it('[X5.6] [R18] with the hero gone the guard goes outside, even if that catches another', () => {
    const game = stand(captured(), { elf: ['25', 3, 1], dwarf: ['9*', 3, 0] });
    const out = accept(game, walk(game, 'elf', 'south'));
    const empty = stand(out, { elf: ['9*', 0, 0], barbarian: ['9*', 0, 1], dwarf: ['9*', 0, 2] });
    const after = flip(empty);
    expect(captives(after)).toEqual(['mage']);
    expect(where(after, 'guard')).toBe(WARDEN(game));
  });

  it('[X5.7] with a guard in the room the one who catches stays where it is', () => {
    const freed = stand(captured(), { elf: ['25', 3, 1], mage: ['9*', 3, 0] });
    const out = accept(freed, walk(freed, 'elf', 'south'));
    expect(inGuardRoom(out)).toEqual(['guard']);
  });

  it('[X5.6] [S11] [R23] it is never discarded', () => {
    const all = secured(['guard', 'guardRoom', 'rearrangement'], ['9*', '25', 'P1', 'P2', 'I', 'X']);
    const game = stand(lay(all, 'elf', 'dwarf', 'mage', 'barbarian'), HOME);
    const flipped = flip(stand(game, { guard: ['9*', 1, 1] }));
    expect(refusal(flipped, { type: 'discard', seat: 0, tile: at(game, '25', 0, 0) >> 4 })).toBe(
      'discard.notThis',
    );
  });

  it('[R24] the little sister walks there like any hero, and does not jump', () => {
    const game = stand(
      lay(secured(['guard', 'guardRoom', 'sister'], ['9*', '25', 'L', 'I', 'X']), 'elf', 'dwarf'),
      HOME,
    );
    const held = change(stand(game, { sister: ['25', 0, 1] }), {
      memory: { ...game.shared.memory, guardRoom: ['sister'] },
    });
    expect(refusal(held, walk(held, 'sister', 'east'))).toBeUndefined();
    expect(refusal(game, walk(game, 'sister', 'east'))).toBe('sister.onlyJumps');
  });

  it('[X5.1] needs its tile, somebody who catches and a way out', () => {
    const needs = (pieces: readonly string[], onTop: readonly string[]) =>
      problems({ pieces: ['guardRoom', ...pieces], onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES).map(
        ({ refused }) => refused,
      );
    expect(needs(['guard'], ['9*'])).toEqual(['setup.missingTile']);
    expect(needs([], ['25', '26'])).toEqual(['setup.needsCatcher']);
    expect(needs(['guard'], ['9*', '25'])).toEqual([]);
    expect(problems({ onTop: ['25', 'I', 'X'] }, SECURITY_TILES)).toEqual([
      { refused: 'setup.tileClosed', params: { tile: '25' } },
    ]);
  });

  /** A second guard, which is in the room already, and no captive. */
  function two() {
    const all = secured(['guard', 'guardRoom', 'dwarfCaptive'], ['9*', '25', 'I', 'X', 'P1']);
    const game = stand(lay(all, 'elf', 'mage'), { ...HOME, warden: ['25', 3, 3] } as never);
    return change(game, { memory: { ...game.shared.memory, guardRoom: ['warden'] } });
  }
  const whereIs = (game: ReturnType<typeof two>, pawn: string) => where(game, pawn as never);

  it('[X5.7] the guard in the room goes to its space, the other stays, and the hero is a captive', () => {
    const game = stand(two(), { elf: ['T1', 2, 3] });
    const after = accept(game, walk(game, 'elf', 'east'));
    expect(where(after, 'guard')).toBe(where(game, 'guard'));
    expect([where(after, 'elf'), whereIs(after, 'warden')]).toEqual([HERO(game), WARDEN(game)]);
    expect(inGuardRoom(after)).toEqual(['warden', 'elf']);
  });

  it('[R22] [X5.6] at a flip it is put outside, though another guard watches that tile', () => {
    const game = stand(two(), { guard: ['T1', 3, 3], elf: ['9*', 0, 0], barbarian: ['9*', 0, 1] });
    const away = stand(game, { dwarf: ['9*', 0, 2], mage: ['9*', 0, 3] });
    const door = flipNow(away);
    expect(whereIs(door, 'warden') >> 4).toBe(at(game, 'T1', 0, 0) >> 4);
    expect(where(door, 'guard')).toBe(at(game, 'T1', 3, 3));
  });

  it('[X5.6] [R2] a flip puts the room in order before hands pass and anyone talks', () => {
    const game = stand(captured(['passTiles', 'shafts']), { elf: ['25', 3, 0] });
    const shaft = accept(game, layShaft(game, '25', 3, 3));
    const near = stand(shaft, { mage: ['T1', 0, 1] });
    const { events } = run(near, walk(near, 'mage', 'west'), 1_000);
    const order = typesOf(events);
    expect(order).toEqual(['moved', 'flipped', 'cleared', 'shaftLost', 'put', 'put', 'handed', 'talkOpened']);
  });

  it('[X5.6] a breach through the wall of the room goes as well, and what lies elsewhere stays', () => {
    const game = captured(['breaches', 'shafts']);
    const wall = stand(game, { barbarian: ['T1', 0, 1], elf: ['25', 1, 0] });
    const open = accept(wall, breach(wall, 'north'));
    const away = stand(open, { barbarian: ['T1', 3, 3], dwarf: ['T1', 2, 3] });
    const kept = accept(away, layShaft(away, 'T1', 3, 2));
    const after = flipNow(kept);
    expect(after.shared.memory.breaches).toEqual({ left: 2, made: [] });
    expect(after.shared.memory.shafts?.laid).toHaveLength(1);
  });

  it('[X5.1] [R18] a guard that leaves the room onto a hero’s tile catches it and is back', () => {
    const free = stand(captured(['shafts']), { elf: ['25', 3, 1], mage: ['9*', 3, 0] });
    const out = accept(free, walk(free, 'elf', 'south'));
    const shaft = accept(out, layShaft(out, '25', 1, 1));
    const on = stand(shaft, { guard: ['25', 1, 1], dwarf: ['9*', 3, 3], mage: ['9*', 3, 2] });
    const alone = stand(on, { barbarian: ['9*', 3, 1], elf: ['T1', 3, 3] });
    const { events, game: after } = run(alone, crawl(alone, 'guard', 'T1', 1, 1));
    expect(events).toContainEqual({ type: 'captured', hero: 'elf', by: 'guard' });
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([HERO(after), WARDEN(after)]);
    expect(after.shared.memory.shafts?.laid).toEqual([]);
    const empty = stand(on, { barbarian: ['9*', 3, 1], elf: ['9*', 3, 0] });
    const gone = accept(empty, crawl(empty, 'guard', 'T1', 1, 1));
    expect(inGuardRoom(gone)).toEqual([]);
    expect(where(gone, 'guard')).toBe(at(gone, 'T1', 1, 1));
  });

  it('[R18] a hero that comes to the room by itself is a captive, and the guard there goes to its space', () => {
    const game = table(['shafts']);
    const shaft = accept(game, layShaft(game, '25', 3, 0));
    const { events, game: inside } = run(shaft, crawl(shaft, 'dwarf', '25', 3, 0));
    expect(events).toContainEqual({ type: 'captured', hero: 'dwarf', by: null });
    expect(where(inside, 'dwarf')).toBe(at(game, '25', 3, 0));
    const guarded = stand(change(shaft, { memory: { ...shaft.shared.memory, guardRoom: ['guard'] } }), {
      guard: ['25', 3, 3],
    });
    const met = accept(guarded, crawl(guarded, 'dwarf', '25', 3, 0));
    expect([where(met, 'dwarf'), where(met, 'guard')]).toEqual([HERO(game), WARDEN(game)]);
  });

  it('[R18] of the spaces outside the nearest empty one; with no tile outside the guard stays', () => {
    const free = stand(captured(), { elf: ['25', 3, 1], dwarf: ['9*', 3, 0] });
    const out = accept(free, walk(free, 'elf', 'south'));
    const away = stand(out, { elf: ['9*', 0, 0], barbarian: ['9*', 0, 1], dwarf: ['9*', 0, 2] });
    const door = at(away, 'T1', 0, 2);
    const last = change(stand(away, { mage: ['9*', 0, 3] }), { outOfOrder: [door] });
    const after = flipNow(last);
    expect(where(after, 'guard')).toBe(at(away, 'T1', 0, 3));
    expect(where(flipNow(stand(away, { mage: ['9*', 0, 3] })), 'guard')).toBe(door);
  });

  it('[X5.3] a captive on a code opens no door, and one that stands beside nobody is still one', () => {
    const game = captured();
    expect(game.box.policies.captive(game, game.box.pawns.indexOf('elf'))).toBe(true);
    expect(game.box.policies.captive(game, game.box.pawns.indexOf('mage'))).toBe(false);
    expect(game.box.policies.captive(game, game.box.pawns.indexOf('guard'))).toBe(false);
    expect(decide(game, vortex(game, 'elf', 'T1', 3, 0), 1)).toEqual({
      refused: 'pawn.captive',
      params: { by: 'elf' },
    });
  });

  it('[X0.5] what it lacks is told with what would mend it', () => {
    const needs = (pieces: readonly string[], onTop: readonly string[]) =>
      problems({ pieces: ['guardRoom', ...pieces], onTop: [...onTop, 'I', 'X'] }, SECURITY_TILES);
    expect(needs(['guard'], ['9*'])).toEqual([
      { refused: 'setup.missingTile', params: { piece: 'guardRoom', tiles: '25' } },
    ]);
    expect(needs([], ['25', '26'])).toEqual([
      { refused: 'setup.needsCatcher', params: { piece: 'guardRoom' } },
    ]);
    expect(needs(['dwarfCaptive'], ['25'])).toEqual([
      { refused: 'setup.needsCode', params: { piece: 'guardRoom' } },
    ]);
    expect(needs(['dwarfCaptive', 'shafts'], ['25'])).toEqual([]);
    for (const tile of ['9*', '26']) expect(needs(['dwarfCaptive'], ['25', tile])).toEqual([]);
    expect(needs(['dwarfCaptive'], ['25', '12*'])).toEqual([
      { refused: 'setup.needsCode', params: { piece: 'guardRoom' } },
    ]);
  });

  it('[X5.6] [X5.2] a breach elsewhere outlives a flip; who is kept back is told by whom', () => {
    const game = captured(['breaches', 'shafts']);
    const wall = stand(game, { barbarian: ['T1', 1, 3] });
    const open = accept(wall, breach(wall, 'east'));
    expect(flipNow(stand(open, { barbarian: ['T1', 3, 3] })).shared.memory.breaches?.made).toHaveLength(1);
    const shaft = accept(game, layShaft(game, '25', 1, 1));
    const on = stand(shaft, { guard: ['25', 1, 1], dwarf: ['T1', 3, 3], mage: null, barbarian: null });
    expect(decide(on, crawl(on, 'guard', 'T1', 1, 1), 1)).toEqual({
      refused: 'guard.stays',
      params: { by: 'elf' },
    });
  });

  it('[X5.1] [XT3] another tile moves nobody in the room, and one guard waits with whoever is dealt there', () => {
    const game = stand(captured(), { elf: ['25', 3, 0], guard: ['25', 2, 2] });
    const more = lay(game, 'mage');
    expect([where(more, 'elf'), where(more, 'guard')]).toEqual([at(game, '25', 3, 0), at(game, '25', 2, 2)]);
    const dealtTwo = secured(['guard', 'dwarfCaptive', 'guardRoom'], ['9*', '25', 'I', 'X']);
    expect(inGuardRoom(dealtTwo)).toEqual(['warden', 'dwarf']);
  });

  it('[X5.6] a flip before the room is placed changes nothing for those who wait for it', () => {
    const game = stand(early(), { elf: ['T1', 2, 3] });
    const aside = stand(accept(game, walk(game, 'elf', 'east')), { mage: ['T1', 0, 1] });
    const { events } = run(aside, walk(aside, 'mage', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'talkOpened']);
  });

  it('[X5.5] [X0.5] any tile with a code of use from outside will do', () => {
    const copy = SECURITY_TILES.get('9*') as Tile;
    for (const name of ['7*', '8*', '9*', '26', '29']) {
      const tiles = new Map([...SECURITY_TILES, [name, { ...copy, name }] as const]);
      const setup = { pieces: ['guardRoom', 'dwarfCaptive'], onTop: ['25', name, 'I', 'X'] };
      expect([name, problems(setup, tiles)]).toEqual([name, []]);
    }
  });

  it('[X5.1] everyone is told who was caught and who is there', () => {
    const game = stand(table(), { elf: ['T1', 2, 3] });
    const { events } = run(game, walk(game, 'elf', 'east'));
    for (const event of events.filter(({ type }) => type === 'captured' || type === 'inGuardRoom'))
      expect(redact(game.box, event, 0)).toEqual(event);
  });

  it('[X5.5] a code opens the door, not the wall beside it nor the one opposite', () => {
    const game = stand(captured(), { mage: ['9*', 3, 0] });
    const beside = stand(game, { elf: ['25', 3, 0] });
    expect(refusal(beside, walk(beside, 'elf', 'south'))).toBe('way.blocked');
    const opposite = stand(game, { elf: ['25', 0, 2] });
    expect(refusal(opposite, walk(opposite, 'elf', 'north'))).toBe('way.blocked');
  });

  it('[X1.2] [X5.1] a guard comes to no other guard’s tile, where heroes are caught too', () => {
    const game = stand(two(), { warden: ['T1', 0, 0], guard: ['9*', 1, 0] } as never);
    const alone = stand(game, { dwarf: null, elf: null, mage: null, barbarian: null });
    const free = change(alone, { memory: { ...alone.shared.memory, guardRoom: [] } });
    expect(refusal(free, walk(free, 'guard', 'west'))).toBe('tile.closed');
  });

  it('[X1.2] a way goes on where nobody watches, and ends where the barbarian is', () => {
    const game = stand(table(), { guard: null, elf: ['T1', 2, 3] });
    const gone = accept(game, walk(game, 'elf', 'east', 2));
    expect(where(gone, 'elf')).toBe(at(game, '9*', 1, 1));
    const alone = stand(table(), { dwarf: null, elf: null, mage: null, barbarian: ['T1', 0, 0] });
    const guard = stand(alone, { guard: ['9*', 1, 0] });
    const { events, game: after } = run(guard, walk(guard, 'guard', 'west', 3));
    expect(events[0]).toMatchObject({ type: 'moved', to: at(guard, 'T1', 2, 3) });
    expect(captives(after)).toEqual(['barbarian']);
  });

  it('[X5.5] before it lies there is nothing outside, and nothing where no tile lies at its door', () => {
    const waiting = early();
    const room = HERO(waiting) >> 4;
    expect(outside(waiting, room)).toBe(-1);
    const game = table();
    expect(outside(game, room)).toBe(at(game, 'T1', 0, 2));
    const lifted = evolve(game, { type: 'lifted', tile: at(game, 'T1', 0, 0) >> 4, next: null });
    expect(outside(lifted, room)).toBe(-1);
  });

  it('[R18] [X5.6] a guard whom no tile waits for outside stays in the room', () => {
    const game = two();
    const lifted = evolve(game, { type: 'lifted', tile: at(game, 'T1', 0, 0) >> 4, next: null });
    const nobody = stand(lifted, { dwarf: null, elf: null, mage: null, barbarian: null });
    const after = flipNow(nobody);
    expect(whereIs(after, 'warden')).toBe(at(game, '25', 3, 3));
  });
});
