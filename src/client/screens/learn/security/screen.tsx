import { useEffect, useMemo, useState } from 'preact/hooks';
import { openPosition } from '#client/pieces/lessonPosition.ts';
import { LESSON_IDS, type LessonId, type Manner, positionOf } from '#client/pieces/securityLessons.ts';
import { prefs } from '../../../prefs.ts';
import { Link, Switch } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { TopBar } from '../../../ui/topbar.tsx';
import { GameScreen } from '../../game/gameScreen.tsx';
import { Guide } from './guide.tsx';
import { isDone, keepManner, keptManner } from './kept.ts';
import './security.css';

/** The tutorials as lessons: all of them, or the one that is played. */
export function SecurityLessons({ evening }: { readonly evening: string }) {
  const [tries, setTries] = useState(0);
  const id = LESSON_IDS.find((one) => one === evening);
  if (id === undefined) return <Lessons />;
  return <Playing key={`${id} ${tries}`} id={id} again={() => setTries(tries + 1)} />;
}

function Playing({ id, again }: { readonly id: LessonId; readonly again: () => void }) {
  const [manner] = useState(keptManner);
  const alone = useMemo(() => openPosition(positionOf(id, manner)), []);
  useEffect(() => alone.close, [alone]);
  const name = () => prefs.name.value || tx('play.seat', { seat: 1 });
  return (
    <GameScreen
      session={alone.session}
      nameOf={name}
      personName={name}
      faceOf={(seat) => seat}
      stop={null}
      home="/learn/security"
      guide={<Guide id={id} hardcore={manner.hardcore} alone={alone} again={again} />}
    />
  );
}

function Lessons() {
  const [manner, setManner] = useState(keptManner);
  const change = (part: Partial<Manner>) => {
    const changed = { ...manner, ...part };
    keepManner(changed);
    setManner(changed);
  };
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <h1>{tx('game.security')}</h1>
        <p>{tx('securityLessons.intro')}</p>
        <section class="card stack">
          <Switch
            label={tx('securityLessons.noClock')}
            on={!manner.clock}
            onChange={(on) => change({ clock: !on })}
          />
          <Switch
            label={tx('securityLessons.hardcore')}
            on={manner.hardcore}
            onChange={(hardcore) => change({ hardcore })}
          />
          <p class="small soft">{tx('securityLessons.hardcoreHint')}</p>
        </section>
        <ol class="tutorials">
          {LESSON_IDS.map((id) => (
            <Tutorial key={id} id={id} />
          ))}
        </ol>
        <div class="row">
          <Link to="/rules/security" class="button">
            <Pic name="book" />
            {tx('securityLessons.rules')}
          </Link>
          <Link to="/learn" class="button">
            <Pic name="learn" />
            {tx('securityLessons.base')}
          </Link>
        </div>
      </main>
    </>
  );
}

function Tutorial({ id }: { readonly id: LessonId }) {
  const done = [
    isDone(id, false) && tx('securityLessons.done'),
    isDone(id, true) && tx('securityLessons.doneHard'),
  ];
  return (
    <li class="card tutorial">
      <div class="tutorial-words">
        <h2>{tx(`security.evening.${id}`)}</h2>
        <p>{tx(`security.evening.${id}.goal`)}</p>
        {done
          .filter((one) => one !== false)
          .map((one) => (
            <p key={one} class="small tutorial-done">
              <Pic name="check" />
              {one}
            </p>
          ))}
      </div>
      <Link
        to={`/learn/security/${id}`}
        class="button sand"
        label={`${tx('securityLessons.play')}: ${tx(`security.evening.${id}`)}`}
      >
        <Pic name="play" />
        {tx('securityLessons.play')}
      </Link>
    </li>
  );
}
