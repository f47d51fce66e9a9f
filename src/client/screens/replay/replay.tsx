import { useEffect, useState } from 'preact/hooks';
import { MallBoard } from '#client/mall/index.ts';
import { prefs } from '../../prefs.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BackToTable, staying } from '../../ui/backToTable.tsx';
import { Choice, Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { minutes, number, tx } from '../../ui/text.ts';
import { Brand, SettingsButton } from '../../ui/topbar.tsx';
import { SmallActions } from '../game/hand.tsx';
import { useSounds } from '../game/hooks.ts';
import { tilesOf } from '../game/seen.ts';
import { StatusBar } from '../game/statusBar.tsx';
import { gameOf, openReel, type Reel } from './reel.ts';
import '../game/game.css';
import '../game/hand.css';
import '../game/players.css';
import './replay.css';

type Fetched =
  | { readonly at: 'fetching' | 'unknown' | 'busy' | 'broken' }
  | { readonly at: 'open'; readonly reel: Reel }
  | { readonly at: 'quest'; readonly log: string };

/** Others are being copied; it is worth another try. */
const BUSY = 503;

async function fetchReel(game: string): Promise<Fetched> {
  try {
    const answer = await fetch(`/api/games/${game}/log`);
    if (!answer.ok) return { at: answer.status === BUSY ? 'busy' : 'unknown' };
    const log = await answer.text();
    if (gameOf(log) === 'tower') return { at: 'quest', log };
    const reel = openReel(log, game);
    return reel === null ? { at: 'broken' } : { at: 'open', reel };
  } catch {
    return { at: 'unknown' };
  }
}

const LateQuest = later(async () => (await import('../tower/table/questReplay.tsx')).fetchQuestReplay());

export function Replay({ game }: { readonly game: string }) {
  const [fetched, setFetched] = useState<Fetched>({ at: 'fetching' });
  useEffect(() => {
    fetchReel(game).then(setFetched);
  }, [game]);
  if (fetched.at === 'open') return <Reeling reel={fetched.reel} game={game} />;
  if (fetched.at === 'quest') return <LateQuest.Show log={fetched.log} />;
  return (
    <main class="screen" id="content">
      <Brand />
      <h1>{tx('play.replay.title')}</h1>
      <p role="status">{tx(`play.replay.${fetched.at}`)}</p>
      {fetched.at === 'fetching' ? null : <WayOn />}
    </main>
  );
}

/** Back to the table one came from, or to the first page. */
function WayOn() {
  if (staying.value !== null) return <BackToTable />;
  return (
    <Link to="/" class="button">
      <Pic name="back" />
      {tx('page.nowhere.home')}
    </Link>
  );
}

const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** Milliseconds; a slider stops only at whole steps, so its last one is at the end or beyond. */
const STEP = 100;

/** Runs the cursor forward by the screen's own clock, and stops at the end. */
function useReel(reel: Reel) {
  const [at, setAt] = useState(0);
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState(2);
  useEffect(() => {
    reel.show(at);
    if (at >= reel.length) setRuns(false);
  }, [reel, at]);
  useEffect(() => {
    if (!runs) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setAt((last) => Math.min(reel.length, last + (now - before) * speed));
      before = now;
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [reel, runs, speed]);
  const toggle = () => {
    if (!runs && at >= reel.length) setAt(0);
    setRuns(!runs);
  };
  return { at, setAt, runs, toggle, speed, setSpeed };
}

function Reeling({ reel, game }: { readonly reel: Reel; readonly game: string }) {
  const { session } = reel;
  const view = session.play.value?.view;
  const name = (seat: number) => reel.names[seat] || tx('play.seat', { seat: seat + 1 });
  useSounds(session, null);
  const controls = useReel(reel);
  if (view === undefined) return null;
  const around = { session, nameOf: name, personName: name, faceOf: (n: number) => n, stop: null, home: '/' };
  return (
    <main class="game replay" id="content" data-phase={view.shared.phase}>
      <h1 class="unseen">{tx('play.replay.title')}</h1>
      <StatusBar {...around} view={view} />
      <div class="game-menu">
        <SettingsButton />
      </div>
      <div class="game-board">
        <MallBoard session={session} lang={prefs.lang.value} nameOf={name} />
      </div>
      <aside class="game-side">
        <ul class="replay-players">
          {view.shared.hands.map((_, seat) => (
            <li class="player" key={seat}>
              <Avatar name={reel.names[seat] || String(seat + 1)} number={seat} />
              <span class="player-text">
                <span class="player-name">{name(seat)}</span>
                <SmallActions tiles={tilesOf(view, seat)} />
              </span>
            </li>
          ))}
        </ul>
        <a class="button replay-load" href={`/api/games/${game}/log`} download>
          <Pic name="download" />
          {tx('play.replay.download')}
        </a>
        <WayOn />
      </aside>
      <Controls {...controls} length={reel.length} />
    </main>
  );
}

type ControlsProps = ReturnType<typeof useReel> & { readonly length: number };

function Controls({ at, setAt, runs, toggle, speed, setSpeed, length }: ControlsProps) {
  const place = tx('play.replay.of', { time: minutes(at), all: minutes(length) });
  return (
    <div class="game-hand replay-controls">
      <button
        type="button"
        class="button primary icon"
        aria-label={tx(runs ? 'play.replay.pause' : 'play.replay.play')}
        onClick={toggle}
      >
        <Pic name={runs ? 'pause' : 'play'} />
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.ceil(length / STEP)) * STEP}
        step={STEP}
        value={at}
        aria-label={tx('play.replay.at')}
        aria-valuetext={place}
        onInput={({ currentTarget }) => setAt(Math.min(length, Number(currentTarget.value)))}
      />
      <span class="replay-time">{place}</span>
      <Choice
        legend={tx('play.replay.speed')}
        value={speed}
        values={SPEEDS.map((value) => ({ value, label: tx('play.replay.times', { speed: number(value) }) }))}
        onChange={setSpeed}
      />
    </div>
  );
}
