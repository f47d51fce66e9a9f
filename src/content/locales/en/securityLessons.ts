// Tutorials I to V as lessons.

export const securityLessons = {
  intro:
    'The five tutorials as lessons: alone, with every action in your hand. Take your time, or let the sand run.',
  noClock: 'Without a clock',
  hardcore: 'The hard way',
  hardcoreHint:
    'On side B of the first tile. In tutorials I to IV the sand is never turned; V lets you turn it, and asks for a fourth tile.',
  play: 'Play',
  done: 'Done',
  doneHard: 'Done the hard way',
  all: 'All five lessons',
  rules: 'The rules of the modules',
  base: 'Lessons of the base game',
  lesson: 'Lesson {number} of {count}',
  aside: 'In the way: {hero}.',
  missed: 'Missed: {why}',
  spent: 'This cannot be won any more: {why}',

  'XT1.find':
    'The elf’s item lies on tile 8*, which has no way in, and her exit on tile 10. Explore until both are part of the mall.',
  'XT1.dwarf': 'A shaft begins under the dwarf. Bring him onto tile 10, where the elf will have to come out.',
  'XT1.shaft':
    'Press the shaft among the tokens, the round sign with a letter, then an empty space of tile 8*, the framed one: that is its far end.',
  'XT1.crawl':
    'Bring the elf onto the end of the shaft on tile 10 and send her through. If the dwarf stands there himself, he steps aside first.',
  'XT1.item': 'On to her item; then call the theft, which is no action.',
  'XT1.out':
    'From here on she may touch tiles 8* and 10 only: back through the shaft, and straight to the green exit.',
  'XT1.won': 'Out, without a foot on any third tile.',
  'XT1.spent': 'both shafts are laid, and neither joins tiles 8* and 10.',

  'XT2.find': 'Tile 8* has walls all round. Explore until it lies in the mall, and tiles 10 and 3 with it.',
  'XT2.wall':
    'The barbarian breaks walls. Bring him in front of tile 8*, take a breach from the tokens and choose the wall: a way in, for all heroes.',
  'XT2.timer':
    'The green exit opens only once a breach covers a working sand timer space. Bring the barbarian where a wall parts him from one, and break it. Do not step on it: that would use it up.',
  'XT2.item':
    'Now the elf: through the breach and by the escalator to her item. Then call the theft, which is no action.',
  'XT2.out':
    'Back through the breach, and to the green exit on tile 10. If she stood there before it opened, she steps off and on again.',
  'XT2.won': 'Two walls fewer, and the exit stood open.',
  'XT2.spent': 'no breach is left, and one is still missing.',

  'XT3.find':
    'The dwarf sits in the guard room, tile 25, the last of the deck. Explore until it lies in the mall. Tile 26, with a code, comes first.',
  'XT3.code':
    'The steel door opens from afar while another hero stands on a code. Bring somebody onto the code of tile 26.',
  'XT3.guard': 'The guard bars the way. You move him like a hero: send him to the coffee machine.',
  'XT3.door': 'The door is open, in the direction of its arrow. Lead the captive out; that uses the code up.',
  'XT3.out':
    'Nothing is stolen tonight, so every exit is open. Bring each hero to the exit of its colour; the vortexes help.',
  'XT3.won': 'All four are out. The guard has his coffee to himself.',
  'XT3.spent': 'somebody is locked up, and the code of tile 26 is used up.',

  'XT4.find':
    'The dwarf’s item lies on tile 7*, his exit on tile 12*, behind a steel door. Explore until both are there.',
  'XT4.code':
    'Both tiles have a code. Bring another hero onto one: as long as somebody stands there, the door is open for the dwarf.',
  'XT4.item': 'Now bring the dwarf to his item.',
  'XT4.steal': 'Call the theft. It is no action, and it stops the vortexes.',
  'XT4.door':
    'To the steel door on tile 12*, and through it the way its arrow points. His exit is right behind.',
  'XT4.won': 'One held the code, the other walked out.',
  'XT4.spent': 'both codes are used up, and the dwarf is still inside.',

  'XT5.find': 'Tile 26 lies on top of the deck, and it has a map. Explore once.',
  'XT5.map':
    'Whoever stands on the map reads it. Bring a hero there who has many unexplored passages of its own colour.',
  'XT5.first':
    'Explore: all open passages of that hero’s colour count as if it stood there. The first tile puts the map to use.',
  'XT5.more':
    'Tiles laid by this map: {done} of {all}. Only explore now: any other action, or leaving the map, uses it up. Tokens are no actions.',
  'XT5.won': 'One use of the map, and the mall has grown.',
  'XT5.spent': 'the map is used up.',
} as const;
