import { tx } from '../../../ui/text.ts';

/** What was won with a bot: or it would be looked for on the map. */
export function NoFeat({ alone }: { readonly alone: () => void }) {
  return (
    <div class="stack">
      <p>{tx('play.end.wonWithBot')}</p>
      <div class="row">
        <button type="button" class="button" onClick={alone}>
          {tx('tower.withBot.no')}
        </button>
      </div>
    </div>
  );
}
