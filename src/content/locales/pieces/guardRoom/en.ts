import type { PieceWords } from '../words.ts';

export const guardRoom = {
  board: {
    'thing.captive': 'locked up',
    'thing.wouldCatch': 'here a hero would be caught',
    wouldCatch: 'Careful, {by} would catch {hero} on tile {tile}.',
    wouldBeCaptive: 'Careful, on tile {tile} {hero} would be locked up.',
    secondCaptive: 'Two locked up at once lose the game.',
  },
  game: {
    'stage.captive': 'locked up',
    'piece.guardRoom': 'the guard room',
    'event.captured': '{hero} is caught!',
    'lost.captives': 'Two heroes were locked up at the same time, and that ends the heist.',
    'event.caughtBy': '{by} catches {hero}!',
  },
  own: {
    'rule.guardRoom': 'Who meets a guard is locked up on tile 25; two at once lose the game.',
  },
  page: {
    'changes.guardRoom': 'Caught heroes must be freed',
  },
  refusal: {
    'guard.stays': 'The guard stays while {by} is locked up here.',
  },
  play: {
    setAside: '{hero} is locked up. First the guard room has to be found.',
  },
} as const satisfies PieceWords<'guardRoom'>;

export const cli = {
  'panel.captives': 'Locked up: {heroes}! A second one loses the game.',
} as const;
