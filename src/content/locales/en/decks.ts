// What the check of tiles and shuffled decks says.

export const decks = {
  'tiles.heading': 'Tiles',
  'tiles.sound': {
    one: '{count} tile: geometry, inventory, reachability and variety are in order.',
    other: '{count} tiles: geometry, inventory, reachability and variety are in order.',
  },
  'tiles.problems': 'Tiles: {count}, mistakes: {problems}.',
  'tiles.problem': 'tile {tile}: {problem}',
  'tiles.unreadable': '{file}:{line}:{column}: {problem}',
  'tile.name': 'tile',
  'tile.corridor': 'spaces',
  'tile.deadEnds': 'dead ends',
  'tile.chokePoints': 'choke points',
  'tile.passingPlaces': 'passing places',
  'tile.longestRun': 'longest run',
  'tile.between': 'steps between sides',
  'decks.heading': 'Decks',
  'decks.how':
    'Each deck is shuffled by its seed (class/number, from 0) and given to a planner for two seats that knows the deck ' +
    'and may start over. Won: its commands, one every {pace} ms of game time, were given to the rules engine, which ' +
    'accepted each one and ended in a win before the sand ran out. Proven lost: even if pawns walked through each ' +
    'other, no order of exploring brings out what is needed. Unknown: neither, within the planner’s patience.',
  'deck.class': 'class',
  'deck.tiles': 'tiles',
  'deck.decks': 'decks',
  'deck.won': 'won',
  'deck.lost': 'proven lost',
  'deck.unknown': 'unknown',
  'deck.share': 'won %',
  'deck.median': 'commands, median',
  'deck.most': 'commands, most',
  'deck.unopened': '{class}: no game can be opened with these tiles.',
  'verdict.refused': {
    one: 'The engine refused {count} of the planner’s commands: its picture of the rules is wrong.',
    other: 'The engine refused {count} of the planner’s commands: its picture of the rules is wrong.',
  },
  'verdict.aim': 'Every class is won at least {aim} % of the time.',
  'verdict.belowAim': 'Below the aim of {aim} %: {classes}.',
  'verdict.failed': 'Failed: below {least} % won: {classes}.',
  'verdict.time': 'Computed in {seconds} s.',
  'error.option':
    'I do not understand “{found}”. There are --full, --decks NUMBER, --only WORD and --lang en|fr|nl.',
} as const;
