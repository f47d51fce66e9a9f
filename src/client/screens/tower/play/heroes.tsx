import { HeroToken } from '#client/art/heroes.tsx';
import { toggle } from '#client/board/acts.ts';
import { give } from '#client/board/state.ts';
import { spotName, type TowerModel } from '#client/tower/board/index.ts';
import { PAWNS, type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { NOWHERE } from '#engine/tower/graph.ts';
import { Pic } from '../../../ui/pics.tsx';
import { heading, tx } from '../../../ui/text.ts';

// The heroes of the quest: to be chosen, and to see who is out.

interface HeroesLook {
  readonly model: TowerModel;
  readonly game: TowerGame;
}

export function Heroes({ model, game }: HeroesLook) {
  return (
    <ul class="quest-heroes" aria-label={tx('tower.heroes')}>
      {PAWNS.map((pawn) =>
        game.box.graph.quest.starts[pawn] === undefined ? null : (
          <li key={pawn}>
            <HeroButton pawn={pawn} model={model} game={game} />
          </li>
        ),
      )}
    </ul>
  );
}

function HeroButton({ pawn, model, game }: HeroesLook & { readonly pawn: Pawn }) {
  const space = game.position.pawns[pawnIndex(pawn)] ?? NOWHERE;
  const layout = model.layout.value;
  const out = space === NOWHERE;
  const hero = heading(`game.hero.${pawn}`);
  const name = out
    ? tx('tower.hero.out', { hero })
    : tx('tower.hero', { hero, space: layout === null ? '' : spotName(layout, space) });
  return (
    <button
      type="button"
      class={out ? 'quest-hero out' : 'quest-hero'}
      disabled={out}
      aria-label={name}
      aria-pressed={model.chosen.value === pawn}
      onClick={() => toggle(model, pawn)}
    >
      <HeroToken pawn={pawn} size={38} />
      {out ? <Pic name="check" /> : null}
    </button>
  );
}

/** [T12] the offer, until it is taken or something else is done. */
export function SwapBar({ model }: { readonly model: TowerModel }) {
  const { swaps } = model.offers.value;
  if (swaps.size === 0) return null;
  return (
    <section class="quest-swap" aria-label={tx('tower.swap.title')}>
      <strong>{tx('tower.swap.title')}</strong>
      <div class="row">
        {[...swaps].map((pawn) => (
          <button
            key={pawn}
            type="button"
            class="button icon"
            aria-label={tx('tower.swap.with', { hero: tx(`game.theHero.${pawn}`) })}
            onClick={() => give(model, { type: 'swap', pawn })}
          >
            <HeroToken pawn={pawn} size={34} />
          </button>
        ))}
        <button type="button" class="button" onClick={model.decline}>
          {tx('tower.swap.no')}
        </button>
      </div>
    </section>
  );
}
