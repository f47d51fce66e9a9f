import { tx } from '../../ui/text.ts';
import './stars.css';

/** Solved as well as can be. */
export function Star() {
  return (
    <svg class="glow-star" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500L2.500 9.400l6.600-.9z" />
    </svg>
  );
}

/** [T1] how hard it is. */
export function Stars({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span class="hard-stars" role="img" aria-label={tx(`towerMap.stars.${count as 1}`)}>
      {Array.from({ length: count }, (_, index) => (
        <Star key={index} />
      ))}
    </span>
  );
}
