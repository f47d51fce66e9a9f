// Lessons and the rules in our own words.

export const learn = {
  title: 'Learn by playing',
  roles: 'Hidden Roles',
  lesson: 'Lesson {number} of {count}',
  next: 'Next lesson',
  again: 'Once more',
  skip: 'Skip',
  done: 'Done!',
  finished: 'That is all you need. Find some friends, and hush.',
  open: 'Open a room',
  lost: 'The sand ran out. That happens; try again.',
  list: 'Lessons',

  'move.title': 'Move',
  'move.1':
    'Any hero is yours to move, but only in the directions on your tile. Choose a hero, then tap a lit space.',
  'move.2': 'Now bring the mage to the purple vortex in the corner: north, then east.',
  'explore.title': 'Explore',
  'explore.1':
    'Where an exploration space has a hero’s own colour, that hero can open the mall further. Bring the elf to the green one.',
  'explore.2': 'Now explore: the next tile joins on there.',
  'vortex.title': 'The vortex',
  'vortex.1':
    'From anywhere, the vortex takes a hero to a vortex of its own colour. Send the dwarf to the new tile.',
  'escalator.title': 'The escalator',
  'escalator.1': 'An escalator joins two spaces, both ways. Bring the elf to its foot and ride it up.',
  'timer.title': 'The sand timer',
  'timer.1':
    'Ending on a sand timer space turns the hourglass, once. You get back what has already fallen: wait until less than half is left above, then step on it with the barbarian.',
  'timer.early': 'Too early: only {time} remained. Let more sand fall first.',
  'theft.title': 'Theft and escape',
  'theft.1': 'Three heroes stand on their items. Bring the mage onto hers, one space north.',
  'theft.2': 'All on their items: anyone may call the theft.',
  'theft.3': 'The vortexes are out of order now. Run: bring the mage to the exit on the tile to the south.',
  'silence.title': 'Silence',
  'silence.1':
    'From here on nobody talks. Bring the elf to the green exploration space; exploring is not yours.',
  'silence.2':
    'Your friend could explore, and sleeps. You may not say so: stare, or put the Do Something! pawn in front of them.',
  friend: 'Friend',

  'core.goal': 'What you want',
  'core.goal.text':
    'Bring every hero onto the item of its colour, all at the same moment, steal, and get everyone out before the sand runs out. You win or lose together. The row of heroes beside the hourglass shows how far each one is.',
  'core.actions': 'What you may do',
  'core.actions.text':
    'Everyone holds one action tile, for all to see: directions, vortex, escalator, explore. There are no turns: use your actions with any hero, at any time, as often as you like, and never an action you do not hold.',
  'core.moving': 'Moving',
  'core.moving.text':
    'A move takes one hero one or more spaces in one direction. Walls, shops, other heroes and the dark stop it. Only the space where it ends has an effect.',
  'core.exploring': 'Exploring',
  'core.exploring.text':
    'With a hero at the edge of the known mall, on an exploration space that matches its colour, the explorer adds the next tile there. If several heroes stand so, everyone sees the tile first and the explorer chooses where it goes.',
  'core.shortcuts': 'Vortex and escalator',
  'core.shortcuts.text':
    'The vortex takes a hero from anywhere to a free vortex space of its colour, until the theft. An escalator takes it from one end to the other.',
  'core.sand': 'The sand',
  'core.sand.text':
    'Three minutes. A hero who ends on a sand timer space turns the hourglass: what had fallen is yours again. Each of these spaces works once. No sand, no heist.',
  'core.silence': 'Silence',
  'core.silence.text':
    'Nobody talks or points while the sand runs, but in scenario 1. A turn of the hourglass opens a window to talk, which the next action closes. You may always stare at somebody, or put the Do Something! pawn in front of them.',
  'core.theft': 'The theft',
  'core.theft.text':
    'When all heroes stand on their items, anybody may call the theft; it is no action. From then on the vortexes are out of order.',
  'core.escape': 'The escape',
  'core.escape.text':
    'After the theft a hero who ends on an exit it may use is out. In scenario 1 the four share the purple exit, and the little sister has her own; later each needs the exit of its colour, in scenario 10 that of another. When the last one is out, you have won.',
  'core.campaign': 'The campaign',
  'core.campaign.text':
    'Scenarios 1 to 7 add one rule after the other. From 8 on these rules stay, but for the exits in scenario 10, and you choose how big the mall is.',
} as const;
