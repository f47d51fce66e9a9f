import { soloPile } from '#engine/mall/rules/solo/index.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';
import { type Offers, owed } from './seen.ts';

/** What can be done now that is more than moving a hero: only what is possible is shown. */
export function Acts({ view, session, offers }: Seated & { readonly offers: Offers }) {
  const due = view.shared.phase === 'running' ? owed(view) : 0;
  const solo = view.box.setup.pieces.includes('solo');
  return (
    <div class="acts">
      {offers.theft ? (
        <button type="button" class="button sand big" onClick={() => session.act({ type: 'theft' })}>
          <Pic name="bag" />
          {tx('play.act.theft')}
        </button>
      ) : null}
      {offers.explore ? (
        <button type="button" class="button primary" onClick={() => session.act({ type: 'explore' })}>
          <Pic name="tile" />
          {tx('play.act.explore')}
        </button>
      ) : null}
      {offers.place ? <p class="acts-hint">{tx('play.act.place')}</p> : null}
      {due > 0 ? <p class="acts-hint">{tx('play.act.discard', { count: due })}</p> : null}
      {solo && view.seat !== null && view.shared.phase === 'running' ? (
        <SoloDeck session={session} view={view} offers={offers} />
      ) : null}
    </div>
  );
}

type DeckProps = Pick<Seated, 'session' | 'view'> & { readonly offers: Offers };

/** [S-solo.1] the deck of actions; only the top of the discard pile counts. */
function SoloDeck({ session, view, offers }: DeckProps) {
  const { left, pile } = soloPile(view);
  return (
    <div class="solo-deck">
      <button
        type="button"
        class={pile.length === 0 ? 'button sand' : 'button'}
        disabled={!offers.reveal}
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
