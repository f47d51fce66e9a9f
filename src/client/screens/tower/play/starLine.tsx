import type { Proof } from '#content/quest-format/shipped.ts';
import { tx } from '../../../ui/text.ts';
import { type Earned, silverUpTo } from '../starRules.ts';
import { Star } from '../stars.tsx';
import type { Outcome } from './useQuest.ts';

interface StarLook {
  readonly outcome: Outcome;
  readonly earned: Earned;
  readonly proof: Proof | null;
}

/** The star that was won, or how far it is to one. */
export function StarLine({ outcome: { star, helped }, earned, proof }: StarLook) {
  const best = proof?.solution.length ?? 0;
  if (earned === 'gold' && star !== 'gold') return <p class="small soft">{tx('tower.star.kept')}</p>;
  if (star !== null)
    return (
      <p class="won-star">
        <Star kind={star} />
        <strong>{tx(`tower.star.${star}`, { best })}</strong>
      </p>
    );
  const silver = silverUpTo(best);
  return (
    <p class="small soft">{helped ? tx('tower.done.starless') : tx('tower.star.none', { silver, best })}</p>
  );
}
