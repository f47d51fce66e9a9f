import { useEffect } from 'preact/hooks';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { areMissing } from '#client/pieces/known.ts';
import { type OwnScenario, ownSetup } from '#content/own.ts';

/** Whether everything that it takes is here; what is not is fetched, and drawn again when it came. */
export function useParts(own: OwnScenario): boolean {
  const missing = areMissing(ownSetup(own, 2));
  useEffect(() => {
    if (missing) fetchSecurity().catch(() => undefined);
  }, [missing]);
  return !missing;
}
