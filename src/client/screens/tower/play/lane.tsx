import { useMemo } from 'preact/hooks';
import type { Replay } from '#client/replay/replay.ts';
import { layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import type { Floor } from '#client/tower/floors/floor.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';
import { type Done, deedBetween } from './frames.ts';
import { actionWords } from './words.ts';
import './player.css';

interface Led {
  readonly who: string;
  readonly what: Done | null;
}

interface LaneProps {
  readonly graph: QuestGraph;
  readonly floor: Floor | null;
  readonly replay: Replay;
  readonly frames: readonly Position[];
  /** Who did what, frame by frame, where that is known; nobody did anything for the first one. */
  readonly led?: readonly (Led | null)[];
  /** What it is called, where there is another beside it. */
  readonly title?: string | undefined;
}

/** One way through a quest: where everything stands, and what led there. A shorter one waits at its end. */
export function Lane({ graph, floor, replay, frames, led, title }: LaneProps) {
  const here = Math.min(replay.at.value, frames.length - 1);
  const by = led?.[here] ?? null;
  return (
    <figure class="player-lane">
      <div class="player-board">
        <TowerBoard
          graph={graph}
          floor={floor}
          position={frames[here] as Position}
          lang={prefs.lang.value}
          largest={92}
          zooms
        />
      </div>
      <figcaption class="player-words" aria-live="polite">
        {title === undefined ? null : <span class="player-whose">{title}</span>}
        {by === null ? null : <span class="soft">{by.who}: </span>}
        <Words graph={graph} frames={frames} at={here} known={by?.what ?? null} />
      </figcaption>
    </figure>
  );
}

interface WordsProps extends Pick<LaneProps, 'graph' | 'frames'> {
  readonly at: number;
  readonly known: Done | null;
}

function Words({ graph, frames, at, known }: WordsProps) {
  const [before, now] = [frames[at - 1], frames[at]];
  const done = useMemo(
    () => known ?? (before === undefined || now === undefined ? null : deedBetween(graph, before, now)),
    [known, before, now],
  );
  if (before === undefined || done === null) return <strong>{tx('tower.watch.start')}</strong>;
  return (
    <>
      <span class="player-count">{tx('tower.watch.of', { at, all: frames.length - 1 })}</span>{' '}
      <strong>{doneWords(graph, before, done)}</strong>
    </>
  );
}

function doneWords(graph: QuestGraph, before: Position, done: Done): string {
  if (done.type === 'undone' || done.type === 'restarted') return tx(`tower.said.${done.type}`);
  return actionWords(graph, before, layoutOf(graph.quest, before.arranged), done);
}
