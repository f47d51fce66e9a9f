import { t } from '#content/locales/index.ts';
import type { Action } from '#engine/mall/actions.ts';
import { soloPile } from '#engine/mall/rules/solo/index.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { AtTable, PagePiece } from '../piece.ts';
import './solo.css';

/** [S-solo.1] the deck of actions; only the top of the discard pile counts. */
function Deck({ session, view, can }: AtTable) {
  if (view.seat === null || view.shared.phase !== 'running') return null;
  const { left, pile } = soloPile(view);
  return (
    <div class="solo-deck">
      <button
        type="button"
        class={pile.length === 0 ? 'button sand' : 'button'}
        disabled={!can.has('reveal')}
        onClick={() => session.act({ type: 'reveal' })}
      >
        <Pic name="deck" />
        {tx('play.act.reveal')} <kbd>R</kbd>
      </button>
      <span class="small">
        {tx(pile.length === 0 ? 'play.solo.none' : 'play.solo.deck', { count: left })}
      </span>
    </div>
  );
}

const TURNED = [{ pitch: 300, to: 500, lasts: 0.1, loud: 0.4, wave: 'triangle' }] as const;

export const solo: PagePiece = {
  id: 'solo',
  sounds: { revealed: TURNED, mixed: TURNED },
  Acts: Deck,
  flipped: 'play.flip.shuffled',
  announce: (lang, _view, event) => {
    if (event.type === 'revealed')
      return t(lang, 'game.event.revealed', { action: t(lang, `game.action.${event.tile as Action}`) });
    if (event.type === 'mixed') return t(lang, 'game.event.shuffled');
    // The action turned up says it already.
    return event.type === 'handed' ? '' : null;
  },
  keys: { KeyR: (session) => session.act({ type: 'reveal' }) },
};
