export { TheftBanner } from './theft.tsx';
export { Tracker } from './tracker.tsx';
