import { tx } from '#client/ui/text.ts';
import type { View } from '#engine/mall/index.ts';
import './deckBack.css';

// [X0.4] the back of the deck's top tile, as everyone sees it.

const SHIELD = 'M12 5 17.500 7V12C17.500 16 14.500 17.500 12 19C9.500 17.500 6.500 16 6.500 12V7Z';
const GLASS = 'M8 6H16L12.500 12 16 18H8L11.500 12Z';

export function DeckBack({ view }: { readonly view: View }) {
  const back = view.shared.deckBack;
  if (back === undefined || back === null) return null;
  const text = tx(`security.back.${back}`);
  return (
    <p class="fact deck-back" data-back={back} title={text}>
      <svg class={`back back-${back}`} viewBox="0 0 24 24" aria-hidden="true">
        <rect class="back-card" x="2" y="2" width="20" height="20" rx="3.500" />
        <path class="back-mark" d={back === 'base' ? GLASS : SHIELD} />
      </svg>
      <span class="fact-short" aria-hidden="true">
        {tx(`security.backShort.${back}`)}
      </span>
      <span class="fact-long">{text}</span>
    </p>
  );
}
