export { ActionIcon } from './art/actionIcon.tsx';
export { HeroFigure, HeroToken } from './art/heroes.tsx';
export { symbolPath } from './art/symbols.ts';
export { TilePicture } from './art/tile.tsx';
export { Board } from './board.tsx';
export { press } from './deeds.ts';
export { Hourglass, sandNow } from './hourglass.tsx';
export { clockText, untilNextSecond } from './hourglassTime.ts';
export {
  DEEDS,
  DEFAULT_KEYS,
  type Deed,
  KEY_OF_ACTION,
  type KeyMap,
  loadKeys,
  rebound,
  saveKeys,
} from './keys.ts';
export { type BoardModel, boardModel } from './model.ts';
