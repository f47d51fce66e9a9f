import { cardOf } from '#client/pieces/cards.ts';
import { Pic } from '../../ui/pics.tsx';

/** A rule's picture: one that every page has, or one that comes with the rule. */
export function RulePic({ piece }: { readonly piece: string }) {
  const card = cardOf(piece);
  if (card === undefined || !('path' in card)) return <Pic name={card?.pic ?? 'list'} />;
  return (
    <svg class="pic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={card.path} />
    </svg>
  );
}
