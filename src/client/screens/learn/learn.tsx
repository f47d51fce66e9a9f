import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { mallModel } from '#client/mall/index.ts';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { read, write } from '../../kept.ts';
import { prefs } from '../../prefs.ts';
import { fetchRolesLearnTexts } from '../../rolesLearnTexts.ts';
import { go } from '../../router.ts';
import { Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { minutes, tx } from '../../ui/text.ts';
import { atLeast } from '../../understood.ts';
import { GameScreen } from '../game/gameScreen.tsx';
import { openRoom } from '../home/rooms.ts';
import { LESSONS, type Lesson, type Step } from './lessons.ts';
import { openStage, order } from './stage.ts';
import './learn.css';

const fetchSecurityWords = async () =>
  (await import('../../securityLearnTexts.ts')).fetchSecurityLearnTexts();

// Maximum Security has lessons of its own.
const SECURITY = later(async () => {
  const here = Promise.all([fetchSecurity(), fetchSecurityWords()]);
  const [{ SecurityLessons }] = await Promise.all([import('./security/screen.tsx'), here]);
  return SecurityLessons;
});

// Hidden Roles have one.
const ROLES = later(async () => {
  const here = Promise.all([fetchRoles(), fetchRolesLearnTexts()]);
  const [{ RolesLesson }] = await Promise.all([import('#client/pieces/rolesLesson.ts'), here]);
  return RolesLesson;
});

/** Those of the base game, or what `evening` names of Maximum Security: one, or with '' all of them; or that on Hidden Roles. */
export function Learn({ evening }: { readonly evening: string | null }) {
  if (evening === 'roles') return <ROLES.Show />;
  return evening === null ? <BaseLessons /> : <SECURITY.Show evening={evening} />;
}

function BaseLessons() {
  const [number, setNumber] = useState(() => Math.min(read('lesson', atLeast(0), 0), LESSONS.length - 1));
  const [tries, setTries] = useState(0);
  const lesson = LESSONS[number] as Lesson;
  const next = () => {
    const following = number + 1;
    write('lesson', following);
    setNumber(following);
  };
  return (
    <Playing
      key={`${number} ${tries}`}
      lesson={lesson}
      number={number}
      next={next}
      again={() => setTries(tries + 1)}
      choose={setNumber}
    />
  );
}

interface PlayingProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly next: () => void;
  readonly again: () => void;
  readonly choose: (number: number) => void;
}

function Playing({ lesson, ...props }: PlayingProps) {
  const alone = useMemo(() => openStage(lesson.stage), [lesson]);
  useEffect(() => alone.close, [alone]);
  useFriend(alone, lesson);
  const { session } = alone;
  const name = (seat: number) =>
    seat === 0 ? prefs.name.value || tx('play.seat', { seat: 1 }) : tx('learn.friend');
  return (
    <GameScreen
      session={session}
      nameOf={name}
      personName={name}
      faceOf={(seat) => seat}
      stop={null}
      home="/"
      guide={<Words alone={alone} lesson={lesson} {...props} />}
    />
  );
}

const YAWN = 900;

/** The friend of the lesson on silence: asleep until somebody makes it plain. */
function useFriend(alone: PageRoom, { friendWakes }: Lesson): void {
  useEffect(() => {
    if (friendWakes === undefined) return;
    return alone.session.onNotice((notice) => {
      const prodded = 'kind' in notice && notice.kind === 'events' && notice.events.some(friendWakes);
      const stared = 'type' in notice && notice.type === 'stare' && notice.target === 1;
      if (prodded || stared) setTimeout(() => order(alone, { type: 'explore', seat: 1 }), YAWN);
    });
  }, [alone, friendWakes]);
}

/** Steps stay done: a hero may wander on. */
function useStep({ session }: PageRoom, { steps }: Lesson): number {
  const reached = useRef(0);
  const view = session.play.value?.view;
  while (view !== undefined && reached.current < steps.length && steps[reached.current]?.done(view))
    reached.current++;
  return reached.current;
}

/** The board lights where the step leads. */
function useLit({ session }: PageRoom, step: Step | undefined): void {
  const view = session.play.value?.view;
  useEffect(() => {
    mallModel(session).promised.value = (view && step?.lights?.(view)) ?? null;
  }, [view, step]);
}

function Words({ alone, lesson, number, next, again, choose }: PlayingProps & { readonly alone: PageRoom }) {
  const step = useStep(alone, lesson);
  useLit(alone, lesson.steps[step]);
  const shared = alone.session.play.value?.view.shared;
  const done = step >= lesson.steps.length;
  const early = lesson.id === 'timer' && !done && (shared?.flips ?? 0) > 0;
  const lost = !done && shared?.result != null;
  const text = lesson.steps[Math.min(step, lesson.steps.length - 1)]?.text;
  const left = shared === undefined ? 0 : shared.sand.end - shared.sand.turned;
  return (
    <section class={done ? 'lesson done' : 'lesson'} aria-label={tx('learn.title')}>
      <header>
        <p class="small soft">{tx('learn.lesson', { number: number + 1, count: LESSONS.length })}</p>
        <h1>{tx(`learn.${lesson.id}.title`)}</h1>
        <span class="small lesson-other">
          <Link to="/learn/security">{tx('game.security')}</Link>
          {' · '}
          <Link to="/learn/roles">{tx('learn.roles')}</Link>
        </span>
      </header>
      <p class="lesson-text" role="status">
        {done ? <strong>{tx('learn.done')} </strong> : null}
        {done && number === LESSONS.length - 1 ? tx('learn.finished') : null}
        {!done && early ? tx('learn.timer.early', { time: minutes(left) }) : null}
        {!done && !early && lost ? tx('learn.lost') : null}
        {!done && !early && !lost && text !== undefined ? tx(text) : null}
      </p>
      <div class="row">
        <Previous number={number} choose={choose} />
        {done ? <NextButton number={number} next={next} /> : null}
        <button type="button" class={early || lost ? 'button sand' : 'button plain'} onClick={again}>
          {tx('learn.again')}
        </button>
        <WayOn done={done} number={number} next={next} />
      </div>
      <LessonList number={number} choose={choose} />
    </section>
  );
}

function NextButton({ number, next }: Pick<PlayingProps, 'number' | 'next'>) {
  if (number < LESSONS.length - 1)
    return (
      <button type="button" class="button sand" onClick={next}>
        <Pic name="next" />
        {tx('learn.next')}
      </button>
    );
  return (
    <button
      type="button"
      class="button sand"
      onClick={() => openRoom().then((why) => why === null || go('/'))}
    >
      <Pic name="people" />
      {tx('learn.open')}
    </button>
  );
}

function WayOn({ done, number, next }: Pick<PlayingProps, 'number' | 'next'> & { readonly done: boolean }) {
  if (number === LESSONS.length - 1)
    return (
      <Link to="/" class="button plain">
        {tx('page.nowhere.home')}
      </Link>
    );
  return done ? null : (
    <button type="button" class="button plain" onClick={next}>
      {tx('learn.skip')}
    </button>
  );
}

const numbered = (index: number) => `${index + 1}. ${tx(`learn.${(LESSONS[index] as Lesson).id}.title`)}`;

/** Where there is no room for the list. */
function Previous({ number, choose }: Pick<PlayingProps, 'number' | 'choose'>) {
  return number === 0 ? null : (
    <button
      type="button"
      class="button icon plain lesson-previous"
      aria-label={numbered(number - 1)}
      onClick={() => choose(number - 1)}
    >
      <Pic name="back" />
    </button>
  );
}

function LessonList({ number, choose }: Pick<PlayingProps, 'number' | 'choose'>) {
  return (
    <nav class="lesson-list" aria-label={tx('learn.list')}>
      {LESSONS.map(({ id }, index) => (
        <button
          type="button"
          key={id}
          aria-current={index === number ? 'step' : undefined}
          aria-label={numbered(index)}
          onClick={() => choose(index)}
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}
