import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '#engine/mall/index.ts';
import type { GameChoice } from '#protocol/messages.ts';
import { prefs, recall, remember } from '../../prefs.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx, why } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { useHeard } from '../end/chronicle.ts';
import { End } from '../end/end.tsx';
import { storyOf } from '../end/story.ts';
import { GameScreen } from '../game/gameScreen.tsx';
import { chosen, isOwn } from '../lobby/chosen.ts';
import { Options } from '../lobby/options.tsx';
import { ScenarioPicker } from '../lobby/scenario.tsx';
import '../lobby/lobby.css';
import { type Alone, fitsAlone, startAlone } from './start.ts';

export function Solo() {
  const [choice, setChoice] = useState<GameChoice>(() => chosen(recall('solo')));
  const [game, setGame] = useState<Alone | null>(null);
  useEffect(() => () => game?.close(), [game]);
  const start = () => {
    remember('solo', choice);
    const started = startAlone(choice);
    if (isRefusal(started)) toast(tx('play.solo.cannot', { why: why(started) }));
    else setGame(started);
  };
  if (game !== null)
    return <SoloGame key={String(game.session)} game={game} again={start} back={() => setGame(null)} />;
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('play.solo.title')}</h1>
        <p>{tx('play.solo.intro')}</p>
        <section class="card next-game">
          <h2>{tx('page.choice.title')}</h2>
          <ScenarioPicker choice={choice} onChange={setChoice} fits={fitsAlone} />
          {isOwn(choice) ? null : <Options choice={choice} onChange={setChoice} />}
        </section>
        <div class="deal">
          <button type="button" class="button sand deal-button" onClick={start}>
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
  readonly again: () => void;
  readonly back: () => void;
}

function SoloGame({ game: { session }, again, back }: SoloGameProps) {
  const heard = useHeard(session);
  const name = () => prefs.name.value || tx('play.seat', { seat: 1 });
  const view = session.play.value?.view;
  return (
    <GameScreen session={session} nameOf={name} personName={name} faceOf={() => 0} stop={back} home="/">
      {view === undefined || view.shared.result === null ? null : (
        <End view={view} story={storyOf(heard(), 1)} nameOf={name}>
          <button type="button" class="button sand" onClick={again}>
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
