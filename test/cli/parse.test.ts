import { describe, expect, test } from 'vitest';
import { parse } from '#cli/play/parse.ts';

const act = (act: object, seat: number | null = null) => ({ kind: 'act', act, seat });

describe('what can be typed', () => {
  test.each([
    ['e n 2', act({ kind: 'move', pawn: 'elf', direction: 'north', number: 2 })],
    ['  E   N  ', act({ kind: 'move', pawn: 'elf', direction: 'north', number: null })],
    ['3: dwarf west 1', act({ kind: 'move', pawn: 'dwarf', direction: 'west', number: 1 }, 2)],
    ['d s', act({ kind: 'move', pawn: 'dwarf', direction: 'south', number: null })],
    ['d 5', act({ kind: 'discard', tile: '5' })],
    ['d 12', act({ kind: 'discard', tile: '12' })],
    ['e v 2', act({ kind: 'vortex', pawn: 'elf', number: 2 })],
    ['sister e 2', act({ kind: 'move', pawn: 'sister', direction: 'east', number: 2 })],
    ['b l', act({ kind: 'escalator', pawn: 'barbarian' })],
    ['m p 4', act({ kind: 'settle', pawn: 'mage', number: 4 })],
    ['x', act({ kind: 'explore' })],
    ['p', act({ kind: 'place', number: null })],
    ['p 2', act({ kind: 'place', number: 2 })],
    ['t', act({ kind: 'theft' })],
    ['r', act({ kind: 'reveal' })],
    ['!3', act({ kind: 'doSomething', target: 2 })],
    ['2: !1', act({ kind: 'doSomething', target: 0 }, 1)],
    ['stare 2', act({ kind: 'stare', target: 1 })],
    ['say go north', act({ kind: 'speak', channel: 'words', text: 'go north' })],
    ['sign', act({ kind: 'speak', channel: 'gestures', text: '' })],
    ['2:', { kind: 'focus', seat: 1 }],
    ['', { kind: 'nothing' }],
    ['quit', { kind: 'quit' }],
    ['?', { kind: 'help' }],
    ['save my game.log', { kind: 'save', file: 'my game.log' }],
    ['e', { kind: 'unclear', text: 'e', pawn: 'elf' }],
    ['e up', { kind: 'unclear', text: 'e up', pawn: 'elf' }],
    ['e n two', { kind: 'unclear', text: 'e n two', pawn: 'elf' }],
    ['e n 2 3', { kind: 'unclear', text: 'e n 2 3', pawn: 'elf' }],
    ['constructor', { kind: 'unclear', text: 'constructor', pawn: null }],
    ['jump', { kind: 'unclear', text: 'jump', pawn: null }],
  ])('%j', (text, intent) => {
    expect(parse('en', text)).toEqual(intent);
  });

  test('each language has its own letters, and understands the English ones', () => {
    const dwarfWest = act({ kind: 'move', pawn: 'dwarf', direction: 'west', number: 2 });
    expect(parse('fr', 'n o 2')).toEqual(dwarfWest);
    expect(parse('fr', 'nain ouest 2')).toEqual(dwarfWest);
    expect(parse('fr', 'd w 2')).toEqual(dwarfWest);
    expect(parse('nl', 'z o')).toEqual(
      act({ kind: 'move', pawn: 'sister', direction: 'east', number: null }),
    );
    expect(parse('nl', 's e')).toEqual(
      act({ kind: 'move', pawn: 'sister', direction: 'east', number: null }),
    );
    expect(parse('nl', 'e z')).toEqual(act({ kind: 'move', pawn: 'elf', direction: 'south', number: null }));
    expect(parse('fr', 'aide')).toEqual({ kind: 'help' });
    expect(parse('nl', 'help')).toEqual({ kind: 'help' });
    expect(parse('fr', 'départ')).toEqual({ kind: 'start' });
  });
});
