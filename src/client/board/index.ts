export { ActionIcon } from './art/actionIcon.tsx';
export { HeroFigure, HeroToken } from './art/heroes.tsx';
export { symbolPath } from './art/symbols.ts';
export { Board } from './board.tsx';
export { clockText, Hourglass, sandNow } from './hourglass.tsx';
