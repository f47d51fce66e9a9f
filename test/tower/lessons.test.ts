import { describe, expect, it } from 'vitest';
import { shippedQuest } from '#content/questSet.ts';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { afterAction, type QuestAction } from '#engine/tower/actions.ts';
import type { Position } from '#engine/tower/position.ts';
import { solve } from '#solver/solve.ts';
import { drawn, goes } from './drawn.ts';

// Each lesson is about something, and without it would be another quest: longer, shorter, or not to be won.

/** The fewest actions of a drawing; undefined where it can not be won. */
function fewest(drawing: string): number | undefined {
  const solved = solve(drawn(drawing).graph);
  if ('stopped' in solved) throw new Error(solved.stopped);
  return solved.solution?.length;
}

/** Another hero, who has no talent here, plays the part of one. */
const without = (letter: string, other: string) => (drawing: string) =>
  drawing.replace(`i${letter}`, `i${other}`).replace(`x${letter}`, `x${other}`);
const swapped = (from: RegExp, to: string) => (drawing: string) => drawing.replace(from, to);

describe('a lesson', () => {
  it.each([
    ['0-1', 'the door', swapped(/aG {9}1/, 'aG          '), 4],
    ['0-1', 'the key', swapped(/k1/, '  '), undefined],
    ['0-2', 'the air current', swapped(/</, ' '), 5],
    ['0-2', 'the ladder', swapped(/ {2}H {2}\|#/, '     |#'), undefined],
    ['0-3', 'the leap', without('G', 'P'), undefined],
    ['0-3', 'the narrow passage', swapped(/:/, '|'), undefined],
    ['0-3', 'the one who fits through it', without('O', 'P'), undefined],
    ['0-4', 'the trap', swapped(/!!/, '  '), 4],
    ['0-4', 'the toss', without('Y', 'O'), undefined],
    ['0-5', 'the circle', swapped(/\*/, ' '), undefined],
    ['0-5', 'the swap', without('P', 'O'), undefined],
    ['0-6', 'the little sister', without('B', 'O'), undefined],
  ] as const)('%s is about %s', (id, _point, change, then) => {
    const { drawing, proof } = shippedQuest(id);
    expect(change(drawing)).not.toBe(drawing);
    expect(fewest(drawing)).toBe(proof.solution.length);
    expect(fewest(change(drawing))).toBe(then);
  });

  it('[T4] 0-1 keeps the exits shut until everyone is armed', () => {
    const { drawing, proof } = shippedQuest('0-1');
    const { graph, position } = drawn(drawing);
    const told = (place: Position) => goes({ graph, position: place }, 'elf').join();
    const early = proof.solution
      .slice(0, 2)
      .reduce<Position>((now, action) => afterAction(graph, now, action) as Position, position);
    const armed = afterAction(graph, early, proof.solution[2] as QuestAction) as Position;
    expect([told(early).includes('north'), told(armed).includes('north')]).toEqual([false, true]);
  });

  it('[T13] 0-6 has the sister land beside somebody who is not in her line, and nobody can be in it', () => {
    const { drawing, proof } = shippedQuest('0-6');
    const { graph, position } = drawn(drawing);
    const sister = pawnIndex('sister' satisfies Pawn);
    const at = proof.solution.findIndex((action) => action.type === 'move' && action.pawn === sister);
    const before = proof.solution
      .slice(0, at)
      .reduce<Position>((now, action) => afterAction(graph, now, action) as Position, position);
    const [from, elf] = [before.pawns[sister] as number, before.pawns[pawnIndex('elf')] as number];
    expect([elf % 8 === from % 8, elf >> 3 === from >> 3]).toEqual([false, false]);
    // Without that space beside her exit she never gets out.
    expect(fewest(drawing.replace('|xB   |      ', '|xB   |     |'))).toBeUndefined();
  });
});
