import { later } from '../../../ui/later.tsx';

const NOTHING = () => null;

/** Only whoever has solved a day has something to tell. */
export const LateTold = later(async () => (await import('./told.tsx')).Told, NOTHING, NOTHING);
