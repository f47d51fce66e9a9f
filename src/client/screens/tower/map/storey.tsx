import { HeroToken } from '#client/art/heroes.tsx';
import { type Adventure, TUTORIALS } from '#content/adventures.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import { tx, txMaybe } from '../../../ui/text.ts';
import { roomsOf, tally } from '../feats.ts';
import { floorName } from '../names.ts';
import { feats } from '../progress.ts';
import { Climb } from '../stars.tsx';
import { Lantern } from './lantern.tsx';
import { Ground } from './scenery.tsx';
import { Window } from './window.tsx';

// One floor of the tower: its name, its windows, and those who have come this far.

interface StoreyProps {
  /** Whether somebody who goes on goes on here. */
  readonly current: boolean;
}

export function Storey({ adventure, current }: StoreyProps & { readonly adventure: Adventure }) {
  const { number, stars, trials, epic, shape } = adventure;
  return (
    <li class={`storey storey-${shape}`} style={{ '--floor': number }} id={`floor-${number}`}>
      <Plaque number={number} ids={roomsOf(adventure)} stars={stars} current={current} />
      <div class="storey-windows">
        {trials.map((id) => (
          <Window key={id} id={id} />
        ))}
      </div>
      <Window id={epic} shape={shape} />
    </li>
  );
}

export function Cellar({ current }: StoreyProps) {
  return (
    <li class="storey storey-cellar" style={{ '--floor': 0 }} id="floor-0">
      <Ground />
      <Plaque number={0} ids={TUTORIALS} stars={0} current={current} />
      <div class="storey-windows">
        {TUTORIALS.map((id) => (
          <Window key={id} id={id} />
        ))}
      </div>
    </li>
  );
}

interface PlaqueProps extends StoreyProps {
  readonly number: number;
  readonly ids: readonly string[];
  readonly stars: number;
}

function Plaque({ number, ids, stars, current }: PlaqueProps) {
  const { done, all } = tally(feats.value, ids);
  return (
    <div class="plaque">
      <h2>
        {number === 0 ? null : (
          <span class="plaque-number">
            <span class="unseen">{tx('towerMap.floor', { number })}: </span>
            <span aria-hidden="true">{number}</span>
          </span>
        )}
        {floorName(number)}
        <Lantern number={number} />
      </h2>
      <p class="plaque-story">{txMaybe(`quests.story.${number}`)}</p>
      <p class="plaque-count small">
        <Climb count={stars} />
        {tx('towerMap.floor.done', { done, all })}
      </p>
      {current ? <Cast /> : null}
    </div>
  );
}

function Cast() {
  return (
    <div class="storey-cast" aria-hidden="true">
      {PAWNS.map((pawn) => (
        <HeroToken key={pawn} pawn={pawn} size={32} />
      ))}
    </div>
  );
}
