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
  'tray.sure': 'Do it',
  'tray.off': 'Not now',
  'tray.left': '{name}: {left} of {all} left',
  'back.base': 'Next tile: base game',
  'back.expansion': 'Next tile: Maximum Security',
  'backShort.base': 'base',
  'backShort.expansion': 'security',
} as const;
