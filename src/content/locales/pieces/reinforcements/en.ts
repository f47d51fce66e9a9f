import type { PieceWords } from '../words.ts';

export const reinforcements = {
  board: {
    'do.theft': 'steal, and the guard comes here',
    'thing.arrives': 'a guard comes here at the theft',
    'thing.arrivesHere': 'at the theft {by} comes here',
    arrives: 'Careful, at the theft {by} comes to tile {tile}.',
  },
  game: {
    'piece.reinforcements': 'reinforcements',
    'hero.guard2': 'guard 2',
    'hero.guard10': 'guard 10',
    'hero.guard11': 'guard 11',
    'theHero.guard2': 'guard 2',
    'theHero.guard10': 'guard 10',
    'theHero.guard11': 'guard 11',
    'letter.guard2': 'P',
    'letter.guard10': 'Q',
    'letter.guard11': 'R',
  },
  own: {
    'rule.reinforcements': 'At the theft a guard appears on each of the tiles 2*, 10* and 11*.',
  },
  page: {
    'changes.reinforcements': 'More guards after the theft',
  },
  refusal: {
    'theft.heroThere': '{by} stands where a guard would come. Clear that tile first.',
  },
  play: {
    'arrives.catches': '{by} comes to tile {tile} at the theft and catches {heroes}!',
    'arrives.choose':
      'The space of {guards} is taken. Tap a number on the board to steal and choose where to.',
    'told.arrived': 'Reinforcements: {guards}!',
  },
} as const satisfies PieceWords<'reinforcements'>;

export const cli = {
  'event.came': '{hero} is on tile {tile} now.',
  'help.reinforcements': '  t 2* 1 3  the theft, and the space for a guard where several are equally near',
} as const;
