import { useEffect, useMemo, useState } from 'preact/hooks';
import { layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { prefs } from '../../../prefs.ts';
import { Choice } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { deedWords } from './words.ts';
import './player.css';

// A way through a quest, to be looked at: the proof's, or one's own. Nothing here is played.

export interface PlayerProps {
  readonly chart: Chart;
  /** The shortest way that is known. */
  readonly best: readonly Stand[] | null;
  readonly own: readonly Stand[] | null;
  /** Who did what of one's own way, frame by frame; the first one is nobody's. */
  readonly who?: readonly string[];
  readonly onClose: () => void;
}

type Whose = 'best' | 'own';
const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];
const PAUSE: Readonly<Record<Speed, number>> = { slow: 2_200, normal: 1_200, fast: 600 };

export function Player({ chart, best, own, who, onClose }: PlayerProps) {
  const [whose, setWhose] = useState<Whose>(own === null || best !== null ? 'best' : 'own');
  const frames = (whose === 'best' ? best : own) ?? [];
  const [at, setAt] = useState(0);
  const reel = useReel(frames.length - 1, at, setAt);
  const stand = frames[Math.min(at, frames.length - 1)];
  if (stand === undefined) return null;
  return (
    <section class="tower-player" aria-label={tx('tower.watch.title')}>
      <header class="player-head">
        <h2 ref={focused} tabIndex={-1}>
          {tx('tower.watch.title')}
        </h2>
        {best !== null && own !== null ? (
          <Choice
            legend={tx('tower.watch.whose')}
            value={whose}
            values={(['best', 'own'] as const).map((value) => ({ value, label: tx(`tower.watch.${value}`) }))}
            onChange={(value) => {
              setWhose(value);
              setAt(0);
            }}
          />
        ) : null}
        <button type="button" class="button icon" aria-label={tx('tower.watch.close')} onClick={onClose}>
          <Pic name="close" />
        </button>
      </header>
      <div class="player-board">
        <TowerBoard chart={chart} stand={stand} lang={prefs.lang.value} />
      </div>
      <p class="player-words" aria-live="polite">
        {whose === 'own' && at > 0 && who !== undefined ? <span class="soft">{who[at]}: </span> : null}
        <Words chart={chart} frames={frames} at={at} />
      </p>
      <Controls {...reel} at={at} setAt={setAt} last={frames.length - 1} />
    </section>
  );
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Runs on by itself, and stops at the end. */
function useReel(last: number, at: number, setAt: (at: number) => void) {
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  useEffect(() => {
    if (!runs) return;
    if (at >= last) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), PAUSE[speed]);
    return () => clearTimeout(timer);
  }, [runs, at, speed, last]);
  const toggle = () => {
    if (!runs && at >= last) setAt(0);
    setRuns(!runs);
  };
  return { runs, stop: () => setRuns(false), toggle, speed, setSpeed };
}

function Words({ chart, frames, at }: { chart: Chart; frames: readonly Stand[]; at: number }) {
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

interface ControlsLook extends ReturnType<typeof useReel> {
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly last: number;
}

function Controls({ at, setAt, last, runs, stop, toggle, speed, setSpeed }: ControlsLook) {
  const go = (to: number) => {
    stop();
    setAt(Math.min(last, Math.max(0, to)));
  };
  return (
    <div class="player-controls">
      <div class="player-buttons">
        <button
          type="button"
          class="button icon"
          aria-label={tx('tower.watch.back')}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <Pic name="back" />
        </button>
        <button
          type="button"
          class="button icon sand"
          aria-label={tx(runs ? 'tower.watch.pause' : 'tower.watch.play')}
          onClick={toggle}
        >
          <Pic name={runs ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="button icon"
          aria-label={tx('tower.watch.next')}
          disabled={at === last}
          onClick={() => go(at + 1)}
        >
          <Pic name="next" />
        </button>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={tx('tower.watch.at')}
        aria-valuetext={tx('tower.watch.of', { at, all: last })}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <Choice
        legend={tx('tower.watch.speed')}
        value={speed}
        values={SPEEDS.map((value) => ({ value, label: tx(`tower.watch.${value}`) }))}
        onChange={setSpeed}
      />
    </div>
  );
}
