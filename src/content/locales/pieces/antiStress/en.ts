import type { PieceWords } from '../words.ts';

export const antiStress = {
  game: {
    'piece.antiStress': 'calming tokens',
    'event.tokenUsed.sand': 'Seat {seat} turns the sand.',
    'event.tokenUsed.swap': 'Seat {seat} swaps hands with seat {target}.',
    'event.tokenUsed.loudspeaker': 'Seat {seat} calls for a talk.',
  },
  own: {
    'rule.antiStress': 'Six tokens for anyone: turn the sand once, swap hands twice, talk three times.',
  },
  page: {
    'changes.antiStress': 'Six calming tokens',
  },
  play: {
    'key.turnSand': 'turn the sand',
    'key.swapHands': 'swap hands',
    'key.callTalk': 'call for a talk',
    'token.sand': 'Turn the sand',
    'token.sand.help': 'Turn the sand now? Tap once more.',
    'token.swap': 'Swap hands',
    'token.swap.help': 'With whom do you swap hands?',
    'token.swap.own': 'You give:',
    'token.loudspeaker': 'Call for a talk',
    'token.loudspeaker.help': 'Talk now? Tap once more.',
    'told.sand': '{name} turns the sand.',
    'told.swap': '{name} and {other} swap hands.',
    'told.swapYou': '{name} swaps hands with you. Yours now: {actions}.',
    'told.loudspeaker': '{name} calls for a talk.',
    'youTold.sand': 'You turn the sand.',
    'youTold.swap': 'You swap hands with {name}. Yours now: {actions}.',
    'youTold.loudspeaker': 'You call for a talk.',
  },
  refusal: {
    'token.none': 'That token is used up.',
    'swap.alone': 'There is nobody to swap with.',
    'talk.open': 'You may talk already: keep the token.',
  },
} as const satisfies PieceWords<'antiStress'>;

export const cli = {
  'panel.antiStress': 'tokens: sand {sand} (ts), swap {swap} (tw), talk {loudspeaker} (tl)',
  'help.antiStress': '  ts, tw 3, tl   a token: turn the sand, swap hands with seat 3, talk',
} as const;
