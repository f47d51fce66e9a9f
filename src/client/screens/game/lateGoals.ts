import { withLateTexts } from '../../texts.ts';
import { later } from '../../ui/later.tsx';

// How far people have come is fetched when there is time or the sand runs. Its place is kept meanwhile: nothing moves
// when it comes, and a game goes on without.

const Nothing = () => null;
const progress = () => withLateTexts(import('./progress.ts'));

export const LateTracker = later(async () => (await progress()).Tracker, Nothing, Nothing);
export const LateTheft = later(async () => (await progress()).TheftBanner, Nothing, Nothing);
