import type { PieceWords } from '../words.ts';

export const mapmaker = {
  game: {
    'piece.mapmaker': 'the mapmaker',
    'lost.mapWasted': 'The map was used up too early.',
  },
  own: {
    'rule.mapmaker': 'One use of a map has to place three tiles.',
  },
} as const satisfies PieceWords<'mapmaker'>;

export const cli = {
  'event.mapped': 'Tiles placed with this map: {count}.',
} as const;
