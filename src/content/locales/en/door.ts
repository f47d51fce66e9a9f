// Manners at the door: who is away, who is host, who stands in for whom, and the way back.

export const door = {
  locked: 'The table is locked',
  lock: 'Lock the table',
  lockHint: 'When locked, whoever is new may only watch.',
  people: 'Also here',
  out: 'Asked to leave',
  menu: '{name}: what you can do as host',
  dealAway: 'Away: {names}. Wait a moment, or play without: the chair is kept.',
  playWithout: 'Play without {names}',
  waits: 'Waiting for {names} (away).',
  hostAway: '{name} is host, and away. Soon it will be somebody else.',

  hostNow: '{name} is host now.',
  hostYou: 'You are host now.',
  stopped: '{name} stopped the game.',

  watcher: 'Somebody who watches',
  someone: 'Somebody',
  plays: '{who} plays {name}’s place.',
  youPlay: 'You play {name}’s place now.',
  back: '{who} is back and plays on.',
  backYou: '{who} is back and plays on. Thank you: you watch again.',
  yoursAgain: 'Your place is yours again.',

  held: 'You are {name}. The others see your name once talking is allowed.',
  someCount: { one: 'Somebody is watching', other: '{count} people are watching' },
  someMore: { one: 'one more', other: '{count} more' },

  wayBack: 'Continue on another device',

  toTable: 'Back to the table',
  dealt: 'The next game is dealt.',
  join: 'Join',
  watchIt: 'Watch',
  bot: 'Bot',
} as const;
