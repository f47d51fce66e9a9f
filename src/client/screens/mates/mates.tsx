import { useEffect, useRef, useState } from 'preact/hooks';
import type { Alone } from '#client/state/alone.ts';
import { titleOf } from '#content/own.ts';
import { MATE_LEVELS } from '#engine/core/mateLevels.ts';
import { MOST_BOTS } from '#room/mostBots.ts';
import { Choice } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { SureButton } from '../../ui/sure.tsx';
import { gameName, tellWhy, tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { eveningsAlone, wonAlone } from '../lobby/campaign.ts';
import { ChosenHeist } from '../lobby/scenario.tsx';
import { whenHere } from '../solo/start.ts';
import '../lobby/lobby.css';
import { type BegunWithBots, begunWithBots, forgetBegun } from './begun.ts';
import { MatesGame } from './game.tsx';
import { fitsWithBots, startWithBots } from './start.ts';
import { FIRST, lastWanted, rememberWanted, type Wanted } from './wanted.ts';

/** Who comes here plays: at once, or where a game was left, once they have said whether that one goes on. */
export function WithBots() {
  const [wanted, setWanted] = useState<Wanted>(lastWanted);
  const [begun, setBegun] = useState(begunWithBots);
  const { playing, begin, busy, stop } = usePlaying();
  const start = (next: Wanted) => {
    setWanted(next);
    rememberWanted(next);
    setBegun(null);
    begin(next);
  };
  const goOn = (left: BegunWithBots) => {
    setBegun(null);
    begin(left.wanted, left);
  };
  useEffect(() => {
    // Whoever plays now has not chosen anything, and finds what they chose before.
    if (begun === null) begin(FIRST);
  }, []);
  if (playing !== null) {
    const { game, wanted: played } = playing;
    // The same once more is no choice either.
    const again = (next: Wanted) => (next === played ? begin(next) : start(next));
    return <MatesGame key={game.random.join()} {...{ game, wanted: played, start: again }} back={stop} />;
  }
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('play.mates.title')}</h1>
        <p>{tx('play.mates.intro')}</p>
        {begun === null ? null : (
          <Waiting begun={begun} busy={busy} goOn={() => goOn(begun)} giveUp={() => setBegun(null)} />
        )}
        <SetUp wanted={wanted} busy={busy} onChange={setWanted} start={() => start(wanted)} />
      </main>
    </>
  );
}

interface Playing {
  readonly game: Alone;
  readonly wanted: Wanted;
}

/** One game at a time: what comes after somebody has left, or begun another, is not begun at all. */
function usePlaying() {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef<object | null>(null);
  const open = useRef<Alone | null>(null);
  const show = (next: Playing | null) => {
    open.current?.close();
    open.current = next?.game ?? null;
    setPlaying(next);
  };
  useEffect(
    () => () => {
      latest.current = null;
      open.current?.close();
    },
    [],
  );
  const stop = () => show(null);
  const onLost = () => {
    toast(tx('play.mates.lost'));
    stop();
  };
  const begin = (wanted: Wanted, left?: BegunWithBots) => {
    const turn = {};
    latest.current = turn;
    setBusy(true);
    const arrived = () => {
      if (latest.current !== turn) return;
      setBusy(false);
      const started = startWithBots(wanted, onLost, left);
      if (started === null) {
        forgetBegun();
        toast(tx('play.solo.lost'));
      } else if ('refused' in started) tellWhy(started, (why) => toast(tx('play.solo.cannot', { why })));
      else show({ game: started, wanted });
    };
    whenHere(wanted.choice, arrived, () => setBusy(false));
  };
  return { playing, begin, busy, stop };
}

interface WaitingProps {
  readonly begun: BegunWithBots;
  readonly busy: boolean;
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

function Waiting({ begun, busy, goOn, giveUp }: WaitingProps) {
  const name = gameName(titleOf(begun.wanted.choice)) ?? '';
  const sure = () => {
    forgetBegun();
    giveUp();
  };
  return (
    <section class="card stack">
      <h2>{tx('play.solo.waits', { name })}</h2>
      <div class="row">
        <button type="button" class="button sand" disabled={busy} onClick={goOn}>
          <Pic name="play" />
          {tx('play.solo.goOn')}
        </button>
        <SureButton
          pic="close"
          label={tx('play.solo.giveUp')}
          sure={tx('play.menu.stopSure')}
          onSure={sure}
        />
      </div>
    </section>
  );
}

interface SetUpProps {
  readonly wanted: Wanted;
  readonly busy: boolean;
  readonly onChange: (wanted: Wanted) => void;
  readonly start: () => void;
}

const NUMBERS = Array.from({ length: MOST_BOTS }, (_, index) => index + 1);

function SetUp({ wanted, busy, onChange, start }: SetUpProps) {
  const { choice, bots, level } = wanted;
  return (
    <>
      <section class="card next-game">
        <h2>{tx('page.choice.title')}</h2>
        <ChosenHeist
          {...{ choice, fits: fitsWithBots(bots) }}
          onChange={(next) => onChange({ ...wanted, choice: next })}
          won={wonAlone()}
          wonEvenings={eveningsAlone()}
        />
        <Choice
          legend={tx('play.mates.count')}
          value={bots}
          values={NUMBERS.map((value) => ({ value, label: String(value) }))}
          onChange={(next) => onChange({ ...wanted, bots: next })}
        />
        <Choice
          legend={tx('play.mates.level')}
          value={level}
          values={MATE_LEVELS.map((value) => ({ value, label: tx(`door.bot.${value}`) }))}
          onChange={(next) => onChange({ ...wanted, level: next })}
        />
      </section>
      <div class="deal">
        <button type="button" class="button sand deal-button" disabled={busy} onClick={start}>
          <Pic name="play" />
          {tx('play.solo.start')}
        </button>
      </div>
    </>
  );
}
