export { Goal } from './goal.tsx';
export { TheftBanner } from './theft.tsx';
export { Tracker } from './tracker.tsx';
