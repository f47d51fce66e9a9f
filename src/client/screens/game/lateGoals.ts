import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';

// What people play for is fetched as the table is laid; how far they have come, when there is time or the sand runs. Their
// places are kept meanwhile: nothing moves when they come, and a game goes on without.

const Nothing = () => null;
const progress = () => withLateTexts(import('./progress.ts'));

export const LateGoal = later(async () => (await import('./goal.tsx')).Goal, Nothing, Nothing);
export const LateTracker = later(async () => (await progress()).Tracker, Nothing, Nothing);
export const LateTheft = later(async () => (await progress()).TheftBanner, Nothing, Nothing);
