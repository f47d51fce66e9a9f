// The rules of Maximum Security in our own words, with what each drawing shows.

export const securityRules = {
  contents: 'Modules',
  helper: 'Helper',
  challenge: 'Challenge',
  played: 'In your game',
  needs: 'It takes: {what}',
  lessons: 'Learn them one by one',
  evenings: 'Tutorials and whole games',
  eveningsText:
    'Each tutorial shows one idea in a short game and takes no other module, except the tokens of module 2. All thirteen can be played alone as lessons.',
  toLesson: 'Play the lesson',

  common: 'What holds for all',
  'common.text':
    'Every rule of the mall still holds, with all that the campaign adds by scenario 6. Take any modules together, as long as each has what it takes; tiles 13 to 24 may join, although nobody made them for it. Signs of modules you leave out are ordinary floor. What is discarded stays away. The backs of the new tiles differ, and everyone sees the back of the next one.',
  'common.shows': 'Tile 9, and tile 9* that takes its place with a guard: tiles with a star replace others.',

  guard: 'The guard',
  'guard.text':
    'A guard comes with tile 9*, on the space with his sign. No hero enters or crosses the tile he is on, and he enters none with a hero on it. Whoever holds a direction or the escalator moves him as well. The vortex does not take him, spaces do nothing for him, and he explores nothing.',
  'guard.needs': 'tile 9* in place of tile 9.',
  'guard.shows': 'The guard watches the whole of tile 9*: the elf has to wait until he is sent away.',

  antiStress: 'Calming tokens',
  'antiStress.text':
    'Six tokens for everybody, each good for once, at any time, and no action. One turns the sand, with all that a turn brings. Two swap everything you hold with another player, who cannot refuse. Three let you talk until somebody acts.',
  'antiStress.needs':
    'nothing. Where nobody may ever talk the three talk tokens stay in the box; alone there is nobody to swap with.',
  'antiStress.shows': 'A swap: what one holds against what the other holds.',

  shafts: 'Ventilation shafts',
  'shafts.text':
    'Two pairs of ends. Anyone lays a pair, at any time: one end under the dwarf, the other on any space with nothing on it. There they stay. Anyone sends a hero from one end to the other while that is free, after the theft too. What lies under an end is ordinary floor meanwhile. A guard may crawl as well, and the shaft falls in behind him.',
  'shafts.needs': 'nothing. It is a way into tile 8*, which has no entrance.',
  'shafts.shows': 'From under the dwarf on tile 1 into tile 8*, which has walls all round.',

  breaches: 'Wall breaches',
  'breaches.text':
    'Three of them. Anyone breaks a wall beside the barbarian: one half lies under him, the other on the empty space behind the wall, on the same tile or the next. Small passages and closed borders between tiles count as walls; steel doors hold. Heroes pass as they like. A guard passes once, and the breach is gone. What lies under a half is ordinary floor meanwhile.',
  'breaches.needs': 'nothing. It is a way into tile 8*, which has no entrance.',
  'breaches.shows': 'The barbarian has broken the wall of tile 8*, and the elf may follow.',

  guardRoom: 'The guard room',
  'guardRoom.text':
    'Hero and guard on one tile: the hero is caught, and both go to their spaces in the guard room, tile 25, or wait for it aside. Any hero who gets onto 25, by whatever way, is a captive as well. A captive is moved by directions, and by a shaft or a breach laid from outside, and helps nobody. While a hero is there the guard stays too, though he may step to the coffee machine. Whenever the sand turns, both are back on their spaces, or the guard comes out of the door where no hero is left inside; and every time the shafts and breaches there are gone. A second captive, and the game is lost.',
  'guardRoom.needs':
    'tile 25, somebody who catches, and a way to free: a tile with a code (7*, 8*, 9*, 26 or 29), or shafts.',
  'guardRoom.shows':
    'Three ways out for the mage: the door, while the elf holds the code; the dwarf’s shaft; the barbarian’s breach.',

  lockedExit: 'The locked exit',
  'lockedExit.text':
    'The dwarf’s exit lies behind a steel door. While a hero stands on a code, another hero passes the way the red arrow points; then that code is out of order. A white arrow is a way anyone may go. Without an arrow nobody passes.',
  'lockedExit.needs': 'tile 12* in place of tile 12.',
  'lockedExit.shows':
    'The elf holds the code, so the door is open for the dwarf: one step to the west, and he is out.',

  maps: 'Maps',
  'maps.text':
    'With a hero on a map, whoever explores may lay tiles at every unused exploration space of that hero’s colour, however far away, new ones too. The first such tile puts the map to use. Then it is used up as soon as the explorer takes any other action, explores for somebody else, or the hero leaves. What others do does not matter, nor do tokens, shafts and breaches: those are no actions. The elf opens no talk this way.',
  'maps.needs': 'one of the tiles 26 and 29.',
  'maps.shows': 'The barbarian reads the map: one tile is laid, and the outlines show where the next may go.',

  autoExplore: 'Auto-explore',
  'autoExplore.text':
    'An exploration space with this sign has no colour. Whoever explores may lay a tile there at any time, with nobody on it.',
  'autoExplore.needs': 'tile 26. Tile 12* has such a space too.',
  'autoExplore.shows': 'Nobody is on tile 26, and it can be explored on two sides all the same.',

  beholder: 'The beholder',
  'beholder.text':
    'An eye comes with tile 7*, on no space: it hovers over the whole tile. Heroes and the eye never share a tile, or the hero is caught where there is a guard room. With a hero on a command space of tile 27, whoever holds that direction sends the eye one tile that way, path or no path; north on the sign is north for everyone. It never goes over a guard’s tile or the guard room, and no guard comes onto its tile.',
  'beholder.needs': 'tile 7* in place of tile 7, and tile 27.',
  'beholder.shows':
    'The elf stands on the command for the east, so the eye may be sent east from tile 7*: an empty tile lies there.',

  telekinesis: 'Telekinesis',
  'telekinesis.text':
    'Two tokens. While the elf stands on an unused exploration space, of any colour or none, anyone draws a tile of the mall there, laid as if it had just been explored. The tile has to be empty, with nobody and nothing on it, and may not be tile 1; afterwards every tile still touches the others by a side. That a tile can be reached on foot is not asked. Nothing appears a second time, and no talk opens.',
  'telekinesis.needs': 'nothing.',
  'telekinesis.shows':
    'The elf stands on an exploration space in the south; tile 3, empty, can be drawn there from the east.',

  spells: 'Spells',
  'spells.text':
    'Two of ten spells lie open, for anyone, at any time, once each; everyone hears who casts what. When the sand turns, those that last wear off: frog and diner come back, and a hero who is with them is caught, or all is lost.',
  'spells.needs': 'nothing. Spells of no use in your game are drawn again.',
  'spells.shows': 'The mage as a ghost beside tile 8*: its walls do not stop her.',

  reinforcements: 'Reinforcements',
  'reinforcements.text':
    'For each of the tiles 2*, 10* and 11* in the deck a guard waits beside the mall. At the theft they appear on the spaces with their sign, or on the nearest empty one; a guard whose tile is not there stays away. They appear even where another guard is. Where a hero is on that tile, the hero is caught, or without a guard room the theft has to wait. No guard enters or crosses another guard’s tile.',
  'reinforcements.needs': 'one or more of the tiles 2*, 10* and 11* in place of 2, 10 and 11.',
  'reinforcements.shows': 'The theft is done, and a guard has come to tile 2*, before the purple exit.',

  controlRoom: 'The control room',
  'controlRoom.text':
    'While a hero is in the control room of tile 28, whoever holds the vortex sends guards to vortexes of that hero’s colour, after the theft as well. The room lies behind a steel door that takes a code; the way out is free. The fifth sand timer lies behind another one.',
  'controlRoom.needs': 'tile 28, and a tile with a code (7*, 8*, 9*, 26 or 29).',
  'controlRoom.shows': 'The barbarian is in the control room: the guard can be sent to any yellow vortex.',

  sensor: 'The sensor',
  'sensor.text':
    'A sensor comes with tile 6* and bars six of its spaces, on the side it looks to: nobody enters or crosses them. With a hero on the sensor control of tile 29 anyone turns it by a quarter, either way. Whoever would be under it then keeps it from turning; with a guard room a hero there is caught instead, even an unseen one.',
  'sensor.needs': 'tile 6* in place of tile 6, and tile 29.',
  'sensor.shows': 'The elf is at the control: turned by a quarter, the sensor leaves the entrance free.',
} as const;
