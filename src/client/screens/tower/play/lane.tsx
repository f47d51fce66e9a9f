import { useMemo } from 'preact/hooks';
import type { Replay } from '#client/replay/replay.ts';
import { layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import type { Chart } from '#engine/tower/chart.ts';
import { type Deed, deeds, standKey } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';
import type { Done } from './frames.ts';
import { deedWords } from './words.ts';
import './player.css';

interface Led {
  readonly who: string;
  readonly what: Done | null;
}

interface LaneProps {
  readonly chart: Chart;
  readonly replay: Replay;
  readonly frames: readonly Stand[];
  /** Who did what, frame by frame, where that is known; nobody did anything for the first one. */
  readonly led?: readonly (Led | null)[];
  /** What it is called, where there is another beside it. */
  readonly title?: string | undefined;
}

/** One way through a quest: where everything stands, and what led there. A shorter one waits at its end. */
export function Lane({ chart, replay, frames, led, title }: LaneProps) {
  const here = Math.min(replay.at.value, frames.length - 1);
  const by = led?.[here] ?? null;
  return (
    <figure class="player-lane">
      <div class="player-board">
        <TowerBoard chart={chart} stand={frames[here] as Stand} lang={prefs.lang.value} largest={92} zooms />
      </div>
      <figcaption class="player-words" aria-live="polite">
        {title === undefined ? null : <span class="player-whose">{title}</span>}
        {by === null ? null : <span class="soft">{by.who}: </span>}
        <Words chart={chart} frames={frames} at={here} known={by?.what ?? null} />
      </figcaption>
    </figure>
  );
}

interface WordsProps extends Pick<LaneProps, 'chart' | 'frames'> {
  readonly at: number;
  readonly known: Done | null;
}

function Words({ chart, frames, at, known }: WordsProps) {
  const [before, now] = [frames[at - 1], frames[at]];
  const done = useMemo(
    () => known ?? (before === undefined || now === undefined ? null : deedBetween(chart, before, now)),
    [known, before, now],
  );
  if (before === undefined || done === null) return <strong>{tx('tower.watch.start')}</strong>;
  return (
    <>
      <span class="player-count">{tx('tower.watch.of', { at, all: frames.length - 1 })}</span>{' '}
      <strong>{doneWords(chart, before, done)}</strong>
    </>
  );
}

function doneWords(chart: Chart, before: Stand, done: Done): string {
  if (done.type === 'undone' || done.type === 'restarted') return tx(`tower.said.${done.type}`);
  return deedWords(chart, before, layoutOf(chart.quest, before.arranged), done);
}

/** A way is a row of stands: the engine knows which action leads from one to the next. */
function deedBetween(chart: Chart, before: Stand, now: Stand): Deed | null {
  const wanted = standKey(now);
  return deeds(chart, before).find(([, after]) => standKey(after) === wanted)?.[0] ?? null;
}
