import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { leap, pass, type Replay, SPEEDS, seek, step, toggle } from '#client/replay/replay.ts';
import { Choice } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { number, tx } from '../../ui/text.ts';
import { useKeys } from '../../ui/useKeys.ts';
import { type Mark, Marks, Ticks } from './marks.tsx';
import './controls.css';

export interface ReplayControlsProps {
  readonly replay: Replay;
  /** What the slider is called, and where it stands in words. */
  readonly label: string;
  readonly placeOf: (at: number) => string;
  /** The same for those who hear it. */
  readonly spokenOf?: (at: number) => string;
  /** Whether those words are to be seen, too. */
  readonly shows?: boolean;
  /** What one may want to jump to; its words are the tales'. */
  readonly marks?: readonly Mark[];
  /** What else there is to choose. */
  readonly more?: ComponentChildren;
  readonly class?: string;
}

/** What runs a replay, of whichever game: buttons, a slider, the keyboard, and the screen's own clock. */
export function ReplayControls(props: ReplayControlsProps) {
  const { replay, label, placeOf, spokenOf = placeOf, shows = false, marks = NONE, more } = props;
  const { course, speed } = replay;
  const at = replay.at.value;
  useRunning(replay);
  useKeys(useMemo(() => keysOf(replay, marks), [replay, marks]));
  return (
    <div class={props.class === undefined ? 'replay-controls' : `replay-controls ${props.class}`}>
      <Buttons replay={replay} />
      <span class="replay-slider">
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.ceil(course.length / course.grain)) * course.grain}
          step={course.grain}
          value={at}
          aria-label={label}
          aria-valuetext={spokenOf(at)}
          onInput={({ currentTarget }) => seek(replay, Number(currentTarget.value))}
        />
        <Ticks replay={replay} marks={marks} />
      </span>
      {shows ? <span class="replay-time">{placeOf(at)}</span> : null}
      <Choice
        legend={tx('play.replay.speed')}
        value={speed.value}
        values={SPEEDS.map((value) => ({ value, label: tx('play.replay.times', { speed: number(value) }) }))}
        onChange={(value) => {
          speed.value = value;
        }}
      />
      {more}
      {marks.length === 0 ? null : <Marks replay={replay} marks={marks} />}
    </div>
  );
}

function Buttons({ replay }: { readonly replay: Replay }) {
  const { course, at } = replay;
  const runs = replay.runs.value;
  return (
    <div class="replay-buttons">
      <button
        type="button"
        class="button icon"
        aria-label={tx('play.replay.back')}
        disabled={at.value === 0}
        onClick={() => step(replay, -1)}
      >
        <Pic name="back" />
      </button>
      <button
        type="button"
        class="button icon sand"
        aria-label={tx(runs ? 'play.replay.pause' : 'play.replay.play')}
        onClick={() => toggle(replay)}
      >
        <Pic name={runs ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={tx('play.replay.next')}
        disabled={at.value >= course.length}
        onClick={() => step(replay, 1)}
      >
        <Pic name="next" />
      </button>
    </div>
  );
}

const NONE: readonly Mark[] = [];

const keysOf = (replay: Replay, marks: readonly Mark[]) => {
  const places = marks.map(({ at }) => at);
  return {
    Space: () => toggle(replay),
    Comma: () => step(replay, -1),
    Period: () => step(replay, 1),
    ArrowLeft: () => step(replay, -1),
    ArrowRight: () => step(replay, 1),
    PageUp: () => leap(replay, places, -1),
    PageDown: () => leap(replay, places, 1),
    Home: () => seek(replay, 0),
    End: () => seek(replay, replay.course.length),
  };
};

/** Whether the reader of this moves it on, frame by frame. */
function useRunning(replay: Replay): void {
  const runs = replay.runs.value;
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function go(now) {
      pass(replay, Math.max(0, now - before));
      before = now;
      frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, [replay, runs]);
}
