import { tx } from '../../ui/text.ts';
import type { StarKind } from './starRules.ts';
import './stars.css';

/** What was earned: silver is shaded on one half, so that the two differ by more than their colour. */
export function Star({ kind = 'gold' }: { readonly kind?: StarKind }) {
  return (
    <svg class={`glow-star star-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500L2.500 9.400l6.600-.9z" />
      {kind === 'silver' ? (
        <path class="star-half" d="M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200z" />
      ) : null}
    </svg>
  );
}

const STEPS = [1, 2, 3, 4] as const;
const heightOf = (step: number) => 1 + step * 3.5;

/** [T1] how hard it is: so many steps of a stair, and no star, which would look like one that was earned. */
export function Climb({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <svg class="climb" viewBox="0 0 26 16" role="img" aria-label={tx(`towerMap.stars.${count as 1}`)}>
      {STEPS.map((step) => (
        <rect
          key={step}
          class={step <= count ? 'climbed' : ''}
          x={(step - 1) * 6.5 + 0.5}
          y={15.5 - heightOf(step)}
          width="5"
          height={heightOf(step)}
          rx="1"
        />
      ))}
    </svg>
  );
}
