import { useEffect, useMemo } from 'preact/hooks';
import { choose } from '#client/board/acts.ts';
import { heroName } from '#client/heroName.ts';
import { mallModel } from '#client/mall/index.ts';
import { security } from '#client/pieces/here.ts';
import type { Lit } from '#client/pieces/lessonWay.ts';
import {
  LESSON_IDS,
  type LessonId,
  SECURITY_LESSONS,
  type Step,
  stepOf,
} from '#client/pieces/securityLessons.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { nextEvening } from '#content/evenings.ts';
import type { PageKey, TextParams } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import { write } from '../../../kept.ts';
import { prefs } from '../../../prefs.ts';
import { go } from '../../../router.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { gameName, tx, txMaybe } from '../../../ui/text.ts';
import { keepDone } from './kept.ts';

export interface GuideProps {
  readonly id: LessonId;
  readonly hardcore: boolean;
  readonly alone: PageRoom;
  readonly again: () => void;
}

/** What to do now, and in the end what was won or missed. */
export function Guide({ id, hardcore, alone, again }: GuideProps) {
  const view = alone.session.play.value?.view as View;
  const step = useMemo(() => stepOf(SECURITY_LESSONS[id], view), [id, view]);
  const result = view.shared.result;
  const won = result?.won === true;
  useEffect(() => {
    if (won) keepDone(id, hardcore);
  }, [won]);
  const bad = result?.won === false || (!won && SECURITY_LESSONS[id].spent(view));
  const lit = useLit(alone, view, bad ? undefined : step);
  useMeant(bad || won ? undefined : step?.meant);
  useToken(bad || won || lit !== null ? undefined : step?.token);
  const number = LESSON_IDS.indexOf(id) + 1;
  return (
    <section class={won ? 'lesson lesson-all done' : 'lesson lesson-all'} aria-label={tx('game.security')}>
      <header>
        <p class="small soft">
          {tx('securityLessons.lesson', { number, count: LESSON_IDS.length })}
          {hardcore ? ` · ${tx('securityLessons.hardcore')}` : ''}
        </p>
        <h1>{tx(`security.evening.${id}`)}</h1>
      </header>
      <p class="lesson-text" role="status">
        {won ? <strong>{tx('learn.done')} </strong> : null}
        {wordsOf(id, view, step)}
        {lit?.aside ? ` ${tx('securityLessons.aside', { hero: heroName(prefs.lang.value, lit.token) })}` : ''}
      </p>
      <div class="row">
        {won ? <NextLesson id={id} /> : null}
        <button type="button" class={bad ? 'button sand' : 'button plain'} onClick={again}>
          {tx('learn.again')}
        </button>
        <Link to="/learn/security" class="button plain">
          <Pic name="list" />
          {tx('securityLessons.all')}
        </Link>
      </div>
    </section>
  );
}

/** The board lights where the step leads. */
function useLit({ session }: PageRoom, view: View, step: Step | undefined): Lit | null {
  const lit = useMemo(() => step?.lights?.(view) ?? null, [view, step]);
  useEffect(() => {
    const model = mallModel(session);
    model.promised.value = lit;
    // A tap on what is lit is meant for whom it is lit for.
    if (lit !== null && model.chosen.value !== lit.token) choose(model, null);
  }, [session, lit]);
  return lit;
}

/** As does the tile it is about. */
function useMeant(tile: string | undefined): void {
  useEffect(() => {
    const meant = security.value?.meantTile;
    if (meant === undefined) return;
    meant.value = tile ?? null;
    return () => {
      meant.value = null;
    };
  }, [tile]);
}

/** And the token. */
function useToken(token: Step['token']): void {
  useEffect(() => {
    const meant = security.value?.meantToken;
    if (meant === undefined) return;
    meant.value = token ?? null;
    return () => {
      meant.value = null;
    };
  }, [token]);
}

const said = (key: PageKey, params: TextParams = {}) => txMaybe(key, params) ?? '';

function wordsOf(id: LessonId, view: View, step: Step | undefined): string {
  const { result } = view.shared;
  if (result?.won) return said(`securityLessons.${id}.won`);
  if (result !== null) {
    const why = txMaybe(`game.lost.${result.reason}`) ?? tx('game.lost.unknown');
    return tx('securityLessons.missed', { why });
  }
  if (SECURITY_LESSONS[id].spent(view))
    return tx('securityLessons.spent', { why: said(`securityLessons.${id}.spent`) });
  return step === undefined ? '' : said(step.text, step.params?.(view));
}

function NextLesson({ id }: { readonly id: LessonId }) {
  const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
  return next === undefined ? (
    <WholeGame after={id} />
  ) : (
    <Link to={`/learn/security/${next}`} class="button sand">
      <Pic name="next" />
      {tx('learn.next')}
    </Link>
  );
}

/** After the last lesson, what they were for: alone, as it is chosen there. */
function WholeGame({ after }: { readonly after: LessonId }) {
  const evening = nextEvening(after);
  if (evening === null) return null;
  const play = () => {
    write('solo', { evening });
    go('/solo');
  };
  return (
    <button type="button" class="button sand" onClick={play}>
      <Pic name="next" />
      {tx('security.evening.next', { name: gameName({ evening }) ?? '' })}
    </button>
  );
}
