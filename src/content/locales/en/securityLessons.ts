// The thirteen tutorials as lessons.

export const securityLessons = {
  intro:
    'The thirteen tutorials as lessons: alone, with every action in your hand. Take your time, or let the sand run.',
  noClock: 'Without a clock',
  hardcore: 'The hard way',
  hardcoreHint:
    'On side B of the first tile. The sand is never turned, but in V, VIII and XI, which ask for something else instead.',
  play: 'Play',
  done: 'Done',
  doneHard: 'Done the hard way',
  all: 'All lessons',
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
    'Whoever stands on the map reads it. Bring a hero there who has many unused exploration spaces of its own colour.',
  'XT5.first':
    'Explore: all unused exploration spaces of that hero’s colour count as if it stood there. The first tile puts the map to use.',
  'XT5.more':
    'Tiles laid by this map: {done} of {all}. Only explore now: any other action, or leaving the map, uses it up. Tokens are no actions.',
  'XT5.won': 'One use of the map, and the mall has grown.',
  'XT5.spent': 'the map is used up.',

  'XT6.find':
    'The dwarf’s item lies on tile 7*, over which an eye hovers. Explore until tiles 7*, 27 and 12 are there.',
  'XT6.desk':
    'The eye is sent from tile 27. Bring another hero onto a command space there: its arrow says which way the eye will go.',
  'XT6.steer':
    'Now send the eye: press the tile that lies that way from it. It needs no path, only a tile without a hero.',
  'XT6.item': 'The way is free. Bring the dwarf to his item and call the theft.',
  'XT6.out': 'And out, by the orange exit on tile 12.',
  'XT6.won': 'The eye looked elsewhere.',
  'XT6.spent': 'the eye cannot be moved.',

  'XT7.find':
    'The mage’s item lies on tile 9*, her exit on tile 2, and between them she may touch nothing else. Explore until both are there.',
  'XT7.guard':
    'Nobody enters tile 9* while the guard is on it. You move him like a hero: send him to another tile.',
  'XT7.elf': 'Bring the elf to an unused exploration space of tile 9*, whatever its colour.',
  'XT7.pull':
    'Take telekinesis from the tokens and choose tile 2: it comes to where the elf stands, as long as it is empty.',
  'XT7.item': 'Now the mage, to her item on tile 9*. Then call the theft.',
  'XT7.out': 'Straight over to tile 2, and to the purple exit.',
  'XT7.won': 'When the exit does not suit, one moves it.',
  'XT7.spent': 'no telekinesis is left, and tile 2 does not adjoin tile 9*.',

  'XT8.see':
    'Two spells lie ready. Cast clairvoyance first: until the sand turns, everyone sees which tile comes next.',
  'XT8.find':
    'Explore until tile 9*, with her item and a guard who does not move tonight, and tile 2, with her exit, are there.',
  'XT8.hide': 'Cast invisibility: guards do not see the mage until the sand turns.',
  'XT8.item':
    'Past the guard, to her item. Keep off sand timers: a turn now would show her to him. Then call the theft.',
  'XT8.out': 'Out of his sight, and to the purple exit on tile 2.',
  'XT8.won': 'He never looked up.',
  'XT8.spent': 'the spell has worn off, and the guard does not move.',

  'XT9.find':
    'The elf’s item lies on tile 8*, which has no way in, her exit on tile 10. Explore until both are there.',
  'XT9.in':
    'Cast the teleport: choose the elf, then an empty space of tile 8*, best on the side of her item.',
  'XT9.item': 'To her item, by the escalator if need be. Then call the theft.',
  'XT9.swap': 'Out again: let the elf change places with the mage, by the spell for that.',
  'XT9.ghost':
    'Now the mage is locked in, and nobody may be left there. Cast the ghost: walls do not stop her.',
  'XT9.leave': 'Lead the mage out, through the wall.',
  'XT9.out': 'And the elf to the green exit on tile 10.',
  'XT9.won': 'Three spells, no door, nobody left behind.',
  'XT9.spent': 'the spells are used up.',

  'XT10.find':
    'Two items tonight: the mage’s on tile 9*, the barbarian’s on tile 6. Explore until tiles 6, 9*, 2 and 11 are there.',
  'XT10.voucher':
    'Give the guard a burger voucher: cast it, choose him, then the burger place on tile 6. Inside he watches nothing.',
  'XT10.frog': 'The theft needs a diversion: turn the guard into a frog while he sits there.',
  'XT10.items': 'Both heroes to their items, and call the theft before the sand turns.',
  'XT10.out': 'Out, each by the exit of its colour.',
  'XT10.won': 'Everybody looked at the frog.',
  'XT10.spent': 'there is no frog in the burger place any more.',

  'XT11.find': 'Explore until every item and every exit that is needed tonight is there.',
  'XT11.guard': 'A guard bars the way to an item. Send him to another tile.',
  'XT11.items':
    'To the items, then call the theft. With it a second guard comes to tile 2*, so no hero may be on that tile.',
  'XT11.second': 'There he is, before the exit. He is moved like the first; two guards never share a tile.',
  'XT11.out': 'The way is free: out.',
  'XT11.won': 'Two guards, and both in the wrong place.',
  'XT11.spent': 'there is no way left.',

  'XT12.find':
    'Tonight the guard obeys nobody but the control room on tile 28. Explore until tiles 9*, 26, 28 and 2 are there.',
  'XT12.code':
    'The control room has a steel door. Bring somebody other than the mage onto the code of tile 26.',
  'XT12.desk': 'While the code is held, another hero goes through the door, to the desk in the control room.',
  'XT12.send':
    'Choose the guard and send him to a vortex of the colour of whoever is at the desk, away from tile 9*.',
  'XT12.item': 'Now the mage, to her item. Then call the theft: for guards the vortexes go on.',
  'XT12.out': 'And out, by the purple exit on tile 2.',
  'XT12.won': 'He followed orders, only not those of his boss.',
  'XT12.spent': 'the code of tile 26 is used up, and nobody is in the control room.',

  'XT13.find':
    'The barbarian’s item lies on tile 6*, under the eyes of a sensor. Explore until tiles 6*, 29 and 11 are there.',
  'XT13.control': 'Nobody walks through the beam. Bring another hero onto the sensor control of tile 29.',
  'XT13.turn': 'Turn the sensor, a quarter at a time, until the barbarian’s way is free.',
  'XT13.item': 'To his item, and call the theft.',
  'XT13.out': 'Back, and out by the yellow exit on tile 11.',
  'XT13.won': 'It turned, and he was gone.',
  'XT13.spent': 'the sensor cannot be turned.',
} as const;
