import { describe, expect, it } from 'vitest';
import { accept, explore, laid, place, put, run, running, typesOf } from '../table.ts';

describe('the loudspeaker', () => {
  it('[S4][R8] exploring with the elf opens a window; exploring with others, or paid by another, does not', () => {
    const game = running({ pieces: ['loudspeaker', 'crystalBall'], onTop: ['B', 'I', 'X', 'P1'] });
    const elf = put(game, { elf: ['T1', 2, 3] });
    expect(typesOf(run(elf, explore(elf)).events)).toEqual(['drawn', 'placed', 'talkOpened']);
    const dwarf = put(game, { dwarf: ['T1', 0, 2] });
    expect(typesOf(run(dwarf, explore(dwarf)).events)).toEqual(['drawn', 'placed']);
    const ball = put(laid(game, 'dwarf'), { mage: ['B', 0, 0] });
    const drawn = accept(ball, explore(ball));
    const green = run(drawn, place(drawn, 'T1', 2, 3));
    expect(green.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(typesOf(green.events)).not.toContain('talkOpened');
    const beside = put(drawn, { elf: ['T1', 3, 1] });
    const yellow = run(beside, place(beside, 'T1', 3, 1));
    expect(yellow.events[0]).toMatchObject({ type: 'placed', paid: 'crystalBall' });
    expect(typesOf(yellow.events)).not.toContain('talkOpened');
  });
});
