// What every page needs once it is shown, and not before.

export { watchArrivals } from './arrival.ts';
export { watchOtherTabs } from './otherTabs.ts';
