import { useEffect, useMemo, useState } from 'preact/hooks';
import { layoutOf, TowerBoard } from '#client/tower/board/index.ts';
import type { Chart } from '#engine/tower/chart.ts';
import type { Deed } from '#engine/tower/deeds.ts';
import { deeds, standKey } from '#engine/tower/deeds.ts';
import type { Stand } from '#engine/tower/stand.ts';
import { lessMotion, prefs } from '../../../prefs.ts';
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

/** Whose way is shown: the shortest, one's own, or both beside each other. */
const WHOSE = ['best', 'own', 'both'] as const;
type Whose = (typeof WHOSE)[number];
const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];
const PAUSE: Readonly<Record<Speed, number>> = { slow: 2_200, normal: 1_200, fast: 600 };

interface Lane {
  readonly whose: 'best' | 'own';
  readonly frames: readonly Stand[];
}

function lanesOf({ best, own }: PlayerProps, whose: Whose): readonly Lane[] {
  const lanes = [
    ...(best === null ? [] : [{ whose: 'best', frames: best } as const]),
    ...(own === null ? [] : [{ whose: 'own', frames: own } as const]),
  ];
  return lanes.length === 1 ? lanes : lanes.filter((lane) => whose === 'both' || lane.whose === whose);
}

export function Player(props: PlayerProps) {
  const { best, own, onClose } = props;
  const [whose, setWhose] = useState<Whose>('both');
  const [at, setAt] = useState(0);
  const lanes = lanesOf(props, whose);
  const last = Math.max(...lanes.map(({ frames }) => frames.length - 1));
  const reel = useReel(last, at, setAt);
  const change = (value: Whose) => {
    setWhose(value);
    setAt(0);
  };
  return (
    <section class="tower-player" aria-label={tx('tower.watch.title')}>
      <header class="player-head">
        <h2 ref={focused} tabIndex={-1}>
          {tx('tower.watch.title')}
        </h2>
        {best !== null && own !== null ? <WhoseWay whose={whose} onChange={change} /> : null}
        <button type="button" class="button icon" aria-label={tx('tower.watch.close')} onClick={onClose}>
          <Pic name="close" />
        </button>
      </header>
      <div class="player-lanes">
        {lanes.map((lane) => (
          <LaneView key={lane.whose} {...props} lane={lane} at={at} titled={lanes.length > 1} />
        ))}
      </div>
      <Controls {...reel} at={at} setAt={setAt} last={last} />
    </section>
  );
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

interface LaneLook extends PlayerProps {
  readonly lane: Lane;
  readonly at: number;
  readonly titled: boolean;
}

/** A shorter way waits at its end for the longer one. */
function LaneView({ chart, who, lane, at, titled }: LaneLook) {
  const { frames, whose } = lane;
  const here = Math.min(at, frames.length - 1);
  const doer = whose === 'own' && here > 0 ? who?.[here] : undefined;
  return (
    <figure class="player-lane">
      <div class="player-board">
        <TowerBoard chart={chart} stand={frames[here] as Stand} lang={prefs.lang.value} largest={92} zooms />
      </div>
      <figcaption class="player-words" aria-live="polite">
        {titled ? <span class="player-whose">{tx(`tower.watch.${whose}`)}</span> : null}
        {doer === undefined ? null : <span class="soft">{doer}: </span>}
        <Words chart={chart} frames={frames} at={here} />
      </figcaption>
    </figure>
  );
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Runs by itself, at once where things may move, and stops at the end. */
function useReel(last: number, at: number, setAt: (at: number) => void) {
  const [runs, setRuns] = useState(() => !lessMotion());
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
