import type { PieceWords } from '../words.ts';

export const mapmaker = {
  game: {
    'piece.mapmaker': 'the mapmaker',
    'lost.mapWasted': 'The map was wasted: it was used up before it had placed enough tiles.',
  },
  own: {
    'rule.mapmaker': 'One use of a map has to place three tiles, the hard way four.',
  },
  play: {
    mapped: 'Tiles laid by this map: {count} of {all}',
  },
} as const satisfies PieceWords<'mapmaker'>;

export const cli = {
  'event.mapped': 'Tiles placed with this map: {count}.',
} as const;
