import { symbolPath } from '#client/art/symbols.ts';
import { progressTexts } from '#content/locales/progress.ts';
import { type Box, type Colour, progressOf, type Stage } from '#engine/mall/index.ts';
import { prefs } from '../../prefs.ts';
import { Pic, type PicName } from '../../ui/pics.tsx';
import { heading, tx } from '../../ui/text.ts';
import type { Seated } from './around.ts';

// How far the table has come: what is found, who is where they have to be, who is out. Two lines and a row of heroes
// from the first moment to the last, so that nothing beside them ever moves.

const MARK: Readonly<Record<Stage, PicName>> = {
  captive: 'lock',
  unseen: 'help',
  seen: 'eye',
  onItem: 'target',
  stolen: 'bag',
  exit: 'door',
  out: 'check',
};

export function Tracker({ view }: Pick<Seated, 'view'>) {
  const progress = progressOf(view);
  const [first, second] = progressTexts(prefs.lang.value, progress);
  const { stolen, items, heroes } = progress;
  const pic = heroes.length === 0 ? 'tile' : stolen || items === null ? 'door' : 'bag';
  return (
    <>
      <div class="tracker-words" role="status" aria-atomic="true">
        <p class="fact">
          <Pic name={pic} />
          {first}
        </p>
        <p class="fact tracker-second">{second}</p>
      </div>
      <ul class="tracker-heroes">
        {heroes.map(({ pawn, stage }) => (
          <Hero key={pawn} box={view.box} pawn={pawn} stage={stage} />
        ))}
      </ul>
    </>
  );
}

interface HeroProps {
  readonly box: Box;
  readonly pawn: number;
  readonly stage: Stage;
}

/** By its symbol and colour, and a sign of its own for each stage. */
function Hero({ box: { cast, pawns }, pawn, stage }: HeroProps) {
  const colour = cast[pawn]?.colour as Colour;
  const name = heading(`game.hero.${pawns[pawn] as (typeof pawns)[number]}`);
  const text = tx('play.status.hero', { name, stage: tx(`game.stage.${stage}`) });
  return (
    <li class={`tracker-hero hero-${colour} at-${stage}`} title={text}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={symbolPath(colour)} />
      </svg>
      <Pic name={MARK[stage]} />
      <span class="unseen">{text}</span>
    </li>
  );
}
