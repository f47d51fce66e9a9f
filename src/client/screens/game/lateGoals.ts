import { later } from '../../ui/later.tsx';

// What people play for and how far they have come is fetched together, as the table is laid. Its place is kept meanwhile:
// nothing moves when it comes, and a game goes on without.

const Nothing = () => null;
const fetch = () => import('./goals.ts');

export const LateGoal = later(async () => (await fetch()).Goal, Nothing, Nothing);
export const LateTracker = later(async () => (await fetch()).Tracker, Nothing, Nothing);
export const LateTheft = later(async () => (await fetch()).TheftBanner, Nothing, Nothing);
