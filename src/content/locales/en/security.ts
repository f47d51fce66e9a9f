// Maximum Security around the board: its set-up, its evenings, its tray of tokens.
export const security = {
  name: 'Maximum Security',
  hardcore: 'the hard way',
  'evening.XT1': 'Tutorial I: Through the ducts',
  'evening.XT1.goal':
    'Bring the elf from her item straight to her exit: once the theft is done, only tiles 8* and 10 may be touched.',
  'evening.XT2': 'Tutorial II: One wall fewer',
  'evening.XT2.goal':
    'The elf steals and leaves; her exit stays shut until a breach has covered a working sand timer space.',
  'evening.XT3': 'Tutorial III: The dwarf behind bars',
  'evening.XT3.goal':
    'Nothing is stolen: get the dwarf out of the guard room with a code, and all four out of the mall.',
  'evening.XT4': 'Tutorial IV: The door with a code',
  'evening.XT4.goal': 'The dwarf steals and leaves; somebody has to open the steel door before his exit.',
  'evening.XT5': 'Tutorial V: The map knows the way',
  'evening.XT5.goal': 'One use of a map has to lay three tiles, the hard way four.',
  'evening.XF0': 'First game: The night round',
  'evening.XF0.goal': 'A whole heist with one guard in the mall, and calming tokens.',
  'evening.XF1': 'Full game I: Under lock and key',
  'evening.XF1.goal':
    'A whole heist with guard, calming tokens, shafts, breaches, guard room, locked exit, maps and auto-explore.',
  'evening.XT6': 'Tutorial VI: Under the eye',
  'evening.XT6.goal':
    'The dwarf steals and leaves; a beholder hovers over the tile with his item until somebody on tile 27 sends it on.',
  'evening.XT7': 'Tutorial VII: Next door, please',
  'evening.XT7.goal':
    'Bring the mage from her item straight to her exit: once the theft is done, only tiles 9* and 2 may be touched, and telekinesis has to bring them together.',
  'evening.XT8': 'Tutorial VIII: Seen by nobody',
  'evening.XT8.goal':
    'The mage steals and leaves although the guard never budges: two spells show her what comes and hide her from him.',
  'evening.XT9': 'Tutorial IX: In and out by magic',
  'evening.XT9.goal':
    'The elf steals on tile 8*, which has no way in, and leaves; three spells lie ready, and nobody may be left behind there.',
  'evening.XT10': 'Tutorial X: Something green on the menu',
  'evening.XT10.goal':
    'Mage and barbarian steal and leave; the theft works only while a frog sits inside a burger place.',
  'evening.XT11': 'Tutorial XI: The second shift',
  'evening.XT11.goal': 'The mage steals and leaves; at the theft another guard comes, right beside her exit.',
  'evening.XT12': 'Tutorial XII: Orders from above',
  'evening.XT12.goal':
    'The mage steals and leaves; the guard only moves on orders from the control room, behind its steel door on tile 28.',
  'evening.XT13': 'Tutorial XIII: Out of the beam',
  'evening.XT13.goal':
    'The barbarian steals and leaves; a sensor bars part of the tile with his item, and is turned from tile 29.',
  'evening.XF2': 'Full game II: Eyes everywhere',
  'evening.XF2.goal':
    'A whole heist with all that full game I has, and a beholder, telekinesis, two spells and one guard more at the theft.',
  'evening.XF3': 'Full game III: The whole arsenal',
  'evening.XF3.goal':
    'A whole heist with everything there is: control room and sensor too, and three guards more at the theft.',
  'tray.sure': 'Do it',
  'tray.off': 'Not now',
  'tray.left': '{name}: {left} of {all} left',
  'back.base': 'Next tile: base game',
  'back.expansion': 'Next tile: Maximum Security',
  'backShort.base': 'base',
  'backShort.expansion': 'security',
} as const;
