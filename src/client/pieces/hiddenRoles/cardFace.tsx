import type { Side } from '#engine/mall/rules/hiddenRoles/card.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { tx } from '../../ui/text.ts';
import { cardName, cardText } from './seen.ts';

// A role card. Every one is as large as any other and of the same paper and ink: what it is has to be read.

/** A shield, or a mask: lines of one weight, so that from afar one is like the other. */
const SIGNS: Readonly<Record<Side, string>> = {
  loyal: 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
  traitor: 'M4 6l8-3 8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9zM8 11h2.500M13.500 11H16M9.500 16.500c2-1 3-1 5 0',
};

export function SideSign({ side }: { readonly side: Side }) {
  return (
    <svg class="role-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[side]} />
    </svg>
  );
}

export interface CardFaceProps {
  readonly card: CardId;
  readonly side: Side;
  /** How it stands with it. */
  readonly note: string;
  readonly yours?: boolean;
}

export function CardFace({ card, side, note, yours = false }: CardFaceProps) {
  return (
    <div class="role-card">
      <p class="role-side">
        <SideSign side={side} />
        {tx(yours ? `roles.card.side.${side}` : `roles.side.${side}`)}
      </p>
      <strong class="role-name">{cardName(card)}</strong>
      <p class="role-text">{cardText(card)}</p>
      <p class="role-note">{note}</p>
    </div>
  );
}
