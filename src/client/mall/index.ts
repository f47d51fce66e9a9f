export { press } from './acts.ts';
export { TilePicture } from './art/tile.tsx';
export { MallBoard } from './board.tsx';
export { Hourglass, sandNow } from './hourglass.tsx';
export { clockText, untilNextSecond } from './hourglassTime.ts';
export { type MallModel, mallModel } from './model.ts';
