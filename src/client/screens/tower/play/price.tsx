import { tx } from '../../../ui/text.ts';
import type { Price } from '../starRules.ts';

interface PriceLook {
  readonly price: Price;
  /** Whether what stands above was free. */
  readonly free?: boolean;
}

/** What help costs, said before it is taken: the same wherever it is offered. */
export function PriceLine({ price, free = false }: PriceLook) {
  if (price === 'none') return null;
  const isFree = free && price === 'due' ? `${tx('tower.hint.free')} ` : '';
  return <p class="small soft">{isFree + tx(`tower.price.${price}`)}</p>;
}
