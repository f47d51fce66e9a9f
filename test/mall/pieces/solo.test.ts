import { describe, expect, it } from 'vitest';
import { evolve, type Game, type MallEvent, options, redact } from '#engine/mall/index.ts';
import { soloPile } from '#engine/mall/rules/solo/index.ts';
import { accept, change, dealt, explore, move, put, refusal, run, running, typesOf } from '../table.ts';

const SOLO = { players: 1, pieces: ['solo'] };
const REVEAL = { type: 'reveal', seat: 0 } as const;

function revealed(game: Game, times: number): Game {
  return Array.from({ length: times }).reduce((now: Game) => accept(now, REVEAL), game);
}

describe('solo', () => {
  it('[S-solo.1] the seven single actions form a shuffled face-down deck', () => {
    const decks = Array.from({ length: 30 }, (_, n) => dealt(SOLO, `${n}`).secrets.memory.solo as string[]);
    for (const deck of decks) expect([...deck].sort()).toEqual(['E', 'L', 'N', 'S', 'V', 'W', 'X']);
    expect(new Set(decks.map(String)).size).toBeGreaterThan(25);
    expect(dealt(SOLO).shared.memory.solo).toEqual({ left: 7, pile: [] });
  });

  it('[S-solo.1][R10] only the top of the discard pile may be used; nothing before the first reveal', () => {
    const game = running(SOLO);
    expect(game.shared.hands).toEqual([[]]);
    for (const direction of ['north', 'east', 'south', 'west'])
      expect(
        refusal(game, {
          type: 'move',
          seat: 0,
          pawn: 'elf',
          from: game.shared.pawns[2],
          direction,
          distance: 1,
        }),
      ).toBe('action.notHeld');
    expect(refusal(game, { type: 'explore', seat: 0 })).toBe('action.notHeld');
    expect(options(game, 0)).toEqual([REVEAL]);
    const order = game.secrets.memory.solo as string[];
    let now = game;
    order.forEach((tile, index) => {
      const { events, game: after } = run(now, REVEAL);
      expect(events[1]).toEqual({ type: 'handed', hands: [[tile]] });
      expect(soloPile(after)).toEqual({ left: 6 - index, pile: order.slice(0, index + 1) });
      now = after;
    });
  });

  it('[S-solo.1] the top action serves any number of times with any hero', () => {
    const game = put(change(running(SOLO), { hands: [['N']] }), {
      elf: ['T1', 3, 0],
      mage: ['T1', 3, 3],
      dwarf: ['T1', 1, 1],
      barbarian: ['T1', 1, 2],
    });
    let now = game;
    for (const pawn of ['elf', 'elf', 'mage', 'mage'] as const) now = accept(now, move(now, pawn, 'north'));
    expect(refusal(now, { ...move(now, 'elf', 'south'), seat: 0 })).toBe('action.notHeld');
  });

  it('[S-solo.2][R10] an empty deck is the pile turned over unshuffled; revealing from it turns it over', () => {
    const game = running(SOLO);
    const order = game.secrets.memory.solo as string[];
    const empty = revealed(game, 7);
    expect(soloPile(empty)).toEqual({ left: 0, pile: order });
    const turned = run(empty, REVEAL);
    expect(turned.game.shared.hands).toEqual([[order[0]]]);
    expect(soloPile(turned.game)).toEqual({ left: 6, pile: [order[0]] });
    expect(turned.game.secrets.memory.solo).toEqual(order.slice(1));
    expect(revealed(turned.game, 6).shared.hands).toEqual([[order[6]]]);
  });

  it('[S-solo.2][R10] every flip shuffles deck and pile together, and nothing is usable until a reveal', () => {
    const game = put(change(revealed(running(SOLO), 3), { hands: [['W']] }), { elf: ['T1', 0, 1] });
    const before = game.secrets;
    const { events, game: after } = run(game, move(game, 'elf', 'west'));
    expect(typesOf(events)).toEqual(['moved', 'flipped', 'mixed', 'handed', 'talkOpened']);
    expect(after.shared.hands).toEqual([[]]);
    expect(soloPile(after)).toEqual({ left: 7, pile: [] });
    expect([...(after.secrets.memory.solo as string[])].sort()).toEqual(['E', 'L', 'N', 'S', 'V', 'W', 'X']);
    expect(after.secrets.random).not.toEqual(before.random);
  });

  it('[R15a] revealing does not close a talk window', () => {
    const open = change(running(SOLO), { talk: true });
    expect(accept(open, REVEAL).shared.talk).toBe(true);
  });

  it('[S-solo.1] the order of the deck is nobody’s to see', () => {
    const game = running(SOLO);
    const byTimer = put(change(revealed(game, 3), { hands: [['W']] }), { elf: ['T1', 0, 1] });
    const flipped = run(byTimer, move(byTimer, 'elf', 'west')).events;
    expect(flipped.find(({ type }) => type === 'mixed')).toHaveProperty('hidden');
    for (const event of [...run(game, REVEAL).events, ...flipped])
      expect(Object.keys(redact(game.box, event, 0) ?? {})).not.toContain('hidden');
    expect(refusal(dealt(SOLO), REVEAL)).toBe('game.notStarted');
    expect(refusal(game, explore(game))).toBe('seat.unknown');
    expect(refusal(running(), { type: 'reveal', seat: 0 })).toBe('command.unknown');
  });

  it('[S-solo.1] what nobody may know of an event stays here; that it happened is told', () => {
    const game = running({ players: 1, pieces: ['solo'] });
    const mixed: MallEvent = { type: 'mixed', hidden: { deck: ['N', 'E'], random: [1, 2, 3, 4] } };
    expect(redact(game.box, mixed, 0)).toEqual({ type: 'mixed' });
    const after = evolve(game, mixed);
    expect(after.secrets).toMatchObject({ memory: { solo: ['N', 'E'] }, random: [1, 2, 3, 4] });
    expect(after.shared.memory).toEqual({ solo: { left: 7, pile: [] } });
    const open = evolve(after, { type: 'mixed' });
    expect(open.secrets).toEqual(after.secrets);
  });
});
