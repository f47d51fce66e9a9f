import { useMemo } from 'preact/hooks';
import type { Replay } from '#client/replay/replay.ts';
import { layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, deeds, standKey } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';
import { deedWords } from './words.ts';
import './player.css';

interface LaneProps {
  readonly chart: Chart;
  readonly replay: Replay;
  readonly frames: readonly Stand[];
  /** Who did what, frame by frame; the first one is nobody's. */
  readonly who?: readonly string[];
  /** What it is called, where there is another beside it. */
  readonly title?: string | undefined;
}

/** One way through a quest: where everything stands, and what led there. A shorter one waits at its end. */
export function Lane({ chart, replay, frames, who, title }: LaneProps) {
  const here = Math.min(replay.at.value, frames.length - 1);
  const doer = here > 0 ? who?.[here] : undefined;
  return (
    <figure class="player-lane">
      <div class="player-board">
        <TowerBoard chart={chart} stand={frames[here] as Stand} lang={prefs.lang.value} zooms />
      </div>
      <figcaption class="player-words" aria-live="polite">
        {title === undefined ? null : <span class="player-whose">{title}</span>}
        {doer === undefined ? null : <span class="soft">{doer}: </span>}
        <Words chart={chart} frames={frames} at={here} />
      </figcaption>
    </figure>
  );
}

function Words({ chart, frames, at }: Pick<LaneProps, 'chart' | 'frames'> & { readonly at: number }) {
  const [before, now] = [frames[at - 1], frames[at]];
  const deed = useMemo(
    () => (before === undefined || now === undefined ? null : deedBetween(chart, before, now)),
    [before, now],
  );
  const place = tx('tower.watch.of', { at, all: frames.length - 1 });
  if (before === undefined) return <strong>{tx('tower.watch.start')}</strong>;
  const words =
    deed === null
      ? tx('tower.said.undone')
      : deedWords(chart, before, layoutOf(chart.quest, before.arranged), deed);
  return (
    <>
      <span class="player-count">{place}</span> <strong>{words}</strong>
    </>
  );
}

function deedBetween(chart: Chart, before: Stand, now: Stand): Deed | null {
  const wanted = standKey(now);
  return deeds(chart, before).find(([, after]) => standKey(after) === wanted)?.[0] ?? null;
}
