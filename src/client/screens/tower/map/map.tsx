import { useEffect, useRef, useState } from 'preact/hooks';
import { ADVENTURES } from '#content/adventures.ts';
import { SIDE_BY_SIDE } from '../../../media.ts';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { floorOf, goOn } from '../feats.ts';
import { cameFrom, feats } from '../progress.ts';
import { onArrow } from './arrows.ts';
import { Keep } from './keep.tsx';
import { Roof, Sky } from './scenery.tsx';
import { Side } from './side.tsx';
import { Cellar, Storey } from './storey.tsx';
import './map.css';
import './scenery.css';
import './window.css';

/** The whole tower, from the cellar to the roof. */
export function TowerMap() {
  const next = goOn(feats.value);
  const floor = next === null ? ADVENTURES.length : floorOf(next);
  const storeys = useArrival(floor);
  const [pointed, setPointed] = useState<string | null>(null);
  const point = ({ target }: Event) => {
    const id = (target as Element).closest('[data-quest]')?.getAttribute('data-quest');
    if (id !== null && id !== undefined) setPointed(id);
  };
  return (
    <>
      <TopBar />
      <main class="screen tower-page" id="content">
        <Side next={next} pointed={pointed ?? next} />
        <div class="sky">
          <Sky />
          <ol
            class="storeys"
            ref={storeys}
            aria-label={tx('towerMap.floors')}
            onKeyDown={onArrow}
            onFocusIn={point}
            onPointerOver={point}
          >
            <Cellar current={floor === 0} />
            {ADVENTURES.map((adventure) => (
              <Storey key={adventure.number} adventure={adventure} current={floor === adventure.number} />
            ))}
            <li class="storey-top" aria-hidden="true">
              <Roof />
            </li>
          </ol>
        </div>
        <Keep />
      </main>
    </>
  );
}

function useArrival(floor: number) {
  const storeys = useRef<HTMLOListElement>(null);
  // Only on arriving: nobody likes a page that jumps. Without anything beside it, what else there is comes first.
  useEffect(() => {
    const from = cameFrom.value;
    const there = storeys.current?.querySelector(`#floor-${from === null ? floor : floorOf(from)}`);
    if (from !== null || matchMedia(SIDE_BY_SIDE).matches) there?.scrollIntoView({ block: 'center' });
    cameFrom.value = null;
  }, []);
  return storeys;
}
