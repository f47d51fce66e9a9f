import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { withLateTexts } from '../../texts.ts';
import { EveningCard } from './eveningCard.tsx';
import { EveningList } from './eveningList.tsx';
import { EveningOptions } from './eveningOptions.tsx';
import { Modules } from './modules.tsx';

const PARTS = { EveningCard, EveningList, EveningOptions, Modules };

/** Nothing of the set-up of Maximum Security is shown before its rules and words are here. */
export async function fetchSetup(): Promise<typeof PARTS> {
  await withLateTexts(fetchSecurity());
  return PARTS;
}
