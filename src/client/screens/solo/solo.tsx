import { useEffect, useRef, useState } from 'preact/hooks';
import * as v from 'valibot';
import { mallModel } from '#client/mall/index.ts';
import { security } from '#client/pieces/here.ts';
import { setupHere } from '#client/pieces/known.ts';
import type { Alone } from '#client/state/alone.ts';
import { titleOf } from '#content/own.ts';
import { afterCampaignGame } from '#engine/mall/campaign.ts';
import { isRefusal } from '#engine/mall/index.ts';
import { type GameChoice, readChoice } from '#protocol/messages.ts';
import { read, write } from '../../kept.ts';
import { prefs } from '../../prefs.ts';
import { withLateTexts } from '../../texts.ts';
import { fullName } from '../../ui/fullName.ts';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { SureButton } from '../../ui/sure.tsx';
import { gameName, tellWhy, tx, txMaybe } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { storyOf } from '../end/story.ts';
import { GameScreen } from '../game/gameScreen.tsx';
import { eveningsAlone, rememberWonAlone, wonAlone } from '../lobby/campaign.ts';
import { chosen, isNumbered, isOwn, switchTo } from '../lobby/chosen.ts';
import { ChosenHeist } from '../lobby/scenario.tsx';
import '../lobby/lobby.css';
import { type Begun, begunAlone, forgetBegun, noteBegun } from './begun.ts';
import { fitsAlone, resumeAlone, startAlone, whenHere } from './start.ts';

export function Solo() {
  const [choice, setChoice] = useState<GameChoice>(() =>
    chosen(readChoice(read('solo', v.unknown(), null)) ?? null),
  );
  const [game, setGame] = useState<Alone | null>(null);
  useEffect(() => () => game?.close(), [game]);
  const start = (wanted: GameChoice) => {
    setChoice(wanted);
    write('solo', wanted);
    whenHere(wanted, () => {
      const started = startAlone(wanted);
      if (isRefusal(started)) tellWhy(started, (why) => toast(tx('play.solo.cannot', { why })));
      else setGame(started);
    });
  };
  const goOn = (begun: Begun) => {
    const { choice: left, random } = begun;
    setChoice(left);
    whenHere(left, () => {
      const resumed = resumeAlone(left, random, begun);
      if (resumed === null) {
        forgetBegun();
        toast(tx('play.solo.lost'));
      }
      setGame(resumed);
    });
  };
  if (game !== null) return <SoloGame game={game} choice={choice} start={start} back={() => setGame(null)} />;
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('play.solo.title')}</h1>
        <p>{tx('play.solo.intro')}</p>
        <Waiting goOn={goOn} />
        <section class="card next-game">
          <h2>{tx('page.choice.title')}</h2>
          <ChosenHeist
            {...{ choice, onChange: setChoice, fits: fitsAlone, alone: true }}
            won={wonAlone()}
            wonEvenings={eveningsAlone()}
          />
        </section>
        <div class="deal">
          <button type="button" class="button sand deal-button" onClick={() => start(choice)}>
            <Pic name="play" />
            {tx('play.solo.start')}
          </button>
        </div>
      </main>
    </>
  );
}

const nameOf = (choice: GameChoice) => {
  const setup = setupHere(choice, 1);
  const title = titleOf(choice);
  return (setup ? fullName(title, setup) : gameName(title)) ?? '';
};

/** The game that was left, for whoever wants it back. */
function Waiting({ goOn }: { readonly goOn: (begun: Begun) => void }) {
  const [begun, setBegun] = useState(begunAlone);
  useEffect(() => {
    if (begun !== null) whenHere(begun.choice, () => undefined);
  }, []);
  if (begun === null) return null;
  const giveUp = () => {
    forgetBegun();
    setBegun(null);
  };
  return (
    <section class="card stack">
      <h2>{tx('play.solo.waits', { name: nameOf(begun.choice) })}</h2>
      <div class="row">
        <button type="button" class="button sand" onClick={() => goOn(begun)}>
          <Pic name="play" />
          {tx('play.solo.goOn')}
        </button>
        <SureButton
          pic="close"
          label={tx('play.solo.giveUp')}
          sure={tx('play.menu.stopSure')}
          onSure={giveUp}
        />
      </div>
    </section>
  );
}

/** Every act is kept, and when one left; what is over or given up is not. */
function useKeeping(game: Alone, choice: GameChoice): () => void {
  const givenUp = useRef(false);
  useEffect(() => {
    const note = () => (givenUp.current ? forgetBegun() : noteBegun(game, choice));
    const stop = game.session.onNotice(note);
    addEventListener('pagehide', note);
    return () => {
      note();
      stop();
      removeEventListener('pagehide', note);
    };
  }, [game, choice]);
  return () => {
    givenUp.current = true;
  };
}

interface SoloGameProps {
  readonly game: Alone;
  readonly choice: GameChoice;
  readonly start: (choice: GameChoice) => void;
  readonly back: () => void;
}

const LateEnd = later(
  async () => (await withLateTexts(import('../end/end.tsx'))).End,
  () => null,
);

function SoloGame({ game, choice, start, back }: SoloGameProps) {
  const { session, entries } = game;
  const giveUp = useKeeping(game, choice);
  const name = () => prefs.name.value || tx('play.seat', { seat: 1 });
  const view = session.play.value?.view;
  const won = view?.shared.result?.won ?? false;
  const underWay = mallModel(session).underWay.value;
  useEffect(() => {
    if (underWay) LateEnd.ahead();
  }, [underWay]);
  const stop = () => {
    giveUp();
    back();
  };
  useEffect(() => {
    if (won && !isOwn(choice)) rememberWonAlone(isNumbered(choice) ? choice.scenario : choice.evening);
  }, [won, choice]);
  return (
    <GameScreen session={session} nameOf={name} personName={name} faceOf={() => 0} stop={stop} home="/">
      {view === undefined || view.shared.result === null ? null : (
        <LateEnd.Show
          name={gameName(titleOf(choice))}
          view={view}
          story={storyOf(entries, 1)}
          nameOf={name}
          achiever={{ alone: game, title: titleOf(choice) }}
        >
          <Next choice={choice} won={won} start={start} />
          <button type="button" class={won ? 'button' : 'button sand'} onClick={() => start(choice)}>
            <Pic name="pass" />
            {tx('play.end.again')}
          </button>
          <button type="button" class="button" onClick={back}>
            <Pic name="list" />
            {tx('page.choice.change')}
          </button>
        </LateEnd.Show>
      )}
    </GameScreen>
  );
}

interface NextProps extends Pick<SoloGameProps, 'choice' | 'start'> {
  readonly won: boolean;
}

/** [S-campaign] on to the next after a win, and after a loss all the same. */
function Next({ choice, won, start }: NextProps) {
  const next = isNumbered(choice) ? afterCampaignGame(choice.scenario, won).next : null;
  const NextEvening = won ? security.value?.NextEvening : undefined;
  if (NextEvening !== undefined && next === null) return <NextEvening choice={choice} onGo={start} />;
  if (next === null) return null;
  return (
    <button
      type="button"
      class={won ? 'button sand' : 'button'}
      onClick={() => start(switchTo(choice, next))}
    >
      <Pic name="next" />
      {tx('play.end.next', { number: next, name: txMaybe(`game.scenario.${next}`) ?? '' })}
    </button>
  );
}
