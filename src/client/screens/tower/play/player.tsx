import { useMemo, useRef, useState } from 'preact/hooks';
import { openReplay } from '#client/replay/replay.ts';
import type { Floor } from '#client/tower/floors/floor.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { lessMotion } from '../../../prefs.ts';
import { Choice } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { ReplayControls } from '../../replay/controls.tsx';
import { courseOf } from './frames.ts';
import { Lane } from './lane.tsx';

// Ways through a quest, to be looked at: the proof's, one's own. Nothing here is played.

export interface PlayerProps {
  readonly graph: QuestGraph;
  /** The shortest way that is known. */
  readonly best: readonly Position[] | null;
  readonly own: readonly Position[] | null;
  readonly onClose: () => void;
  readonly floor?: Floor | null;
}

/** Whose way is shown: the shortest, one's own, or both beside each other. */
const WHOSE = ['best', 'own', 'both'] as const;
type Whose = (typeof WHOSE)[number];

interface Way {
  readonly whose: 'best' | 'own';
  readonly frames: readonly Position[];
}

function waysOf({ best, own }: PlayerProps, whose: Whose): readonly Way[] {
  const ways = [
    ...(best === null ? [] : [{ whose: 'best', frames: best } as const]),
    ...(own === null ? [] : [{ whose: 'own', frames: own } as const]),
  ];
  return ways.length === 1 ? ways : ways.filter((way) => whose === 'both' || way.whose === whose);
}

export function Player(props: PlayerProps) {
  const { graph, best, own, onClose, floor = null } = props;
  const [whose, setWhose] = useState<Whose>('both');
  const ways = waysOf(props, whose);
  const last = Math.max(...ways.map(({ frames }) => frames.length - 1));
  const replay = useWatched(last, whose);
  return (
    <section class="tower-player" aria-label={tx('tower.watch.title')}>
      <header class="player-head">
        <h2 ref={focused} tabIndex={-1}>
          {tx('tower.watch.title')}
        </h2>
        {best !== null && own !== null ? <WhoseWay whose={whose} onChange={setWhose} /> : null}
        <button type="button" class="button icon" aria-label={tx('tower.watch.close')} onClick={onClose}>
          <Pic name="close" />
        </button>
      </header>
      <div class="player-lanes">
        {ways.map(({ whose: of, frames }) => (
          <Lane
            key={of}
            graph={graph}
            floor={floor}
            frames={frames}
            replay={replay}
            title={ways.length > 1 ? tx(`tower.watch.${of}`) : undefined}
          />
        ))}
      </div>
      <ReplayControls
        replay={replay}
        label={tx('tower.watch.at')}
        placeOf={(at) => tx('tower.watch.of', { at, all: last })}
      />
    </section>
  );
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Runs by itself, at once where things may move; another way is begun as this one was left. */
function useWatched(last: number, whose: Whose) {
  const left = useRef({ runs: !lessMotion(), speed: 1 });
  const replay = useMemo(() => openReplay(courseOf(last), left.current), [last, whose]);
  left.current = { runs: replay.runs.value, speed: replay.speed.value };
  return replay;
}

function WhoseWay({ whose, onChange }: { readonly whose: Whose; readonly onChange: (whose: Whose) => void }) {
  return (
    <Choice
      legend={tx('tower.watch.whose')}
      value={whose}
      values={WHOSE.map((value) => ({ value, label: tx(`tower.watch.${value}`) }))}
      onChange={onChange}
    />
  );
}
