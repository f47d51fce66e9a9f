import { useEffect, useMemo, useState } from 'preact/hooks';
import { choose } from '#client/board/acts.ts';
import { mallModel } from '#client/mall/index.ts';
import { GameScreen } from '#client/screens/game/gameScreen.tsx';
import type { PageRoom } from '#client/state/pageRoom.ts';
import type { View } from '#engine/mall/index.ts';
import { prefs } from '../../../prefs.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx, txMaybe } from '../../../ui/text.ts';
import { follow } from './script.ts';
import { openRolesStage, YOU } from './stage.ts';
import { type RolesStep, stepOf } from './steps.ts';

/** 'There is a traitor among you': one lesson, played alone against three who follow a script. */
export function RolesLesson() {
  const [tries, setTries] = useState(0);
  return <Playing key={tries} again={() => setTries(tries + 1)} />;
}

function Playing({ again }: { readonly again: () => void }) {
  const alone = useMemo(openRolesStage, []);
  useEffect(() => {
    const stop = follow(alone);
    return () => {
      stop();
      alone.close();
    };
  }, [alone]);
  const name = (seat: number) =>
    seat === YOU
      ? prefs.name.value || tx('play.seat', { seat: 1 })
      : (txMaybe(`rolesLesson.name.${seat}`) ?? '');
  return (
    <GameScreen
      session={alone.session}
      nameOf={name}
      personName={name}
      faceOf={(seat) => seat}
      stop={null}
      home="/learn"
      guide={<RolesGuide alone={alone} again={again} />}
    />
  );
}

interface RolesGuideProps {
  readonly alone: PageRoom;
  readonly again: () => void;
}

/** What to do now, and in the end what there is to know besides. */
export function RolesGuide({ alone, again }: RolesGuideProps) {
  const view = alone.session.play.value?.view as View;
  const step = useMemo(() => stepOf(view), [view]);
  const won = step === undefined;
  const lost = !won && view.shared.result !== null;
  useLit(alone, view, lost ? undefined : step);
  return (
    <section
      class={won ? 'lesson done lesson-roles lesson-roles-over' : 'lesson lesson-roles'}
      aria-label={tx('rolesLesson.title')}
    >
      <header>
        <p class="small soft lesson-spare">{tx('rolesLesson.kind')}</p>
        <h1>{tx('rolesLesson.title')}</h1>
        <Link to="/learn" class="small lesson-other lesson-spare">
          {tx('rolesLesson.other')}
        </Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long it is scrolled, by the keyboard too */}
      <p class="lesson-text" role="status" tabIndex={0}>
        {won ? <strong>{tx('learn.done')} </strong> : null}
        {wordsOf(step, lost)}
      </p>
      <div class="row">
        {won ? (
          <Link to="/rules/roles" class="button sand">
            <Pic name="book" />
            {tx('rolesLesson.rules')}
          </Link>
        ) : null}
        <button
          type="button"
          class={lost ? 'button sand' : won ? 'button plain' : 'button plain lesson-spare'}
          onClick={again}
        >
          {tx('learn.again')}
        </button>
      </div>
    </section>
  );
}

function wordsOf(step: RolesStep | undefined, lost: boolean): string {
  if (step === undefined) return tx('rolesLesson.won');
  return lost ? tx('rolesLesson.missed') : tx(step.text);
}

/** The board lights where the step leads. */
function useLit({ session }: PageRoom, view: View, step: RolesStep | undefined): void {
  useEffect(() => {
    const model = mallModel(session);
    const lit = step?.lights?.(view) ?? null;
    model.promised.value = lit;
    if (lit !== null && model.chosen.value !== lit.token) choose(model, null);
  }, [session, view, step]);
}
