import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { titleOf } from '#content/own.ts';
import { afterCampaignGame } from '#engine/mall/campaign.ts';
import { isRefusal } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { read, write } from '../../kept.ts';
import { prefs } from '../../prefs.ts';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx, txMaybe, why } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { useHeard } from '../end/chronicle.ts';
import { End } from '../end/end.tsx';
import { storyOf } from '../end/story.ts';
import { GameScreen } from '../game/gameScreen.tsx';
import { rememberWonAlone, wonAlone } from '../lobby/campaign.ts';
import { chosen, isOwn, switchTo } from '../lobby/chosen.ts';
import { Options } from '../lobby/options.tsx';
import { ScenarioPicker } from '../lobby/scenario.tsx';
import '../lobby/lobby.css';
import { type Alone, fitsAlone, startAlone } from './start.ts';

export function Solo() {
  const [choice, setChoice] = useState<GameChoice>(() => chosen(read('solo', v.unknown(), null)));
  const [game, setGame] = useState<Alone | null>(null);
  useEffect(() => () => game?.close(), [game]);
  const start = (wanted: GameChoice) => {
    setChoice(wanted);
    write('solo', wanted);
    const started = startAlone(wanted);
    if (isRefusal(started)) toast(tx('play.solo.cannot', { why: why(started) }));
    else setGame(started);
  };
  if (game !== null) return <SoloGame game={game} choice={choice} start={start} back={() => setGame(null)} />;
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('play.solo.title')}</h1>
        <p>{tx('play.solo.intro')}</p>
        <section class="card next-game">
          <h2>{tx('page.choice.title')}</h2>
          <ScenarioPicker choice={choice} onChange={setChoice} fits={fitsAlone} won={wonAlone()} />
          {isOwn(choice) ? null : <Options choice={choice} onChange={setChoice} />}
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

interface SoloGameProps {
  readonly game: Alone;
  readonly choice: GameChoice;
  readonly start: (choice: GameChoice) => void;
  readonly back: () => void;
}

function SoloGame({ game: { session }, choice, start, back }: SoloGameProps) {
  const heard = useHeard(session);
  const name = () => prefs.name.value || tx('play.seat', { seat: 1 });
  const view = session.play.value?.view;
  const won = view?.shared.result?.won ?? false;
  useEffect(() => {
    if (won && !isOwn(choice)) rememberWonAlone(choice.scenario);
  }, [won, choice]);
  return (
    <GameScreen session={session} nameOf={name} personName={name} faceOf={() => 0} stop={back} home="/">
      {view === undefined || view.shared.result === null ? null : (
        <End name={gameName(titleOf(choice))} view={view} story={storyOf(heard(), 1)} nameOf={name}>
          <Next choice={choice} won={won} start={start} />
          <button type="button" class={won ? 'button' : 'button sand'} onClick={() => start(choice)}>
            <Pic name="pass" />
            {tx('play.end.again')}
          </button>
          <button type="button" class="button" onClick={back}>
            <Pic name="list" />
            {tx('page.choice.change')}
          </button>
        </End>
      )}
    </GameScreen>
  );
}

interface NextProps extends Pick<SoloGameProps, 'choice' | 'start'> {
  readonly won: boolean;
}

/** [S-campaign] on to the next after a win, and after a loss all the same. */
function Next({ choice, won, start }: NextProps) {
  const next = isOwn(choice) ? null : afterCampaignGame(choice.scenario, won).next;
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
