import { useEffect } from 'preact/hooks';
import { areMissing, fetchMissing } from '#client/pieces/known.ts';
import { type OwnScenario, ownSetup } from '#content/own.ts';

/** Whether everything that it takes is here; what is not is fetched, and drawn again when it came. */
export function useParts(own: OwnScenario): boolean {
  const setup = ownSetup(own, 2);
  const missing = areMissing(setup);
  useEffect(() => {
    if (missing) fetchMissing(setup).catch(() => undefined);
  }, [missing]);
  return !missing;
}
