import type { EpicShape } from '#content/adventures.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic, type PicName } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { barredBy, type State, stateOf } from '../feats.ts';
import { barredWords, kindName, questName } from '../names.ts';
import { feats } from '../progress.ts';
import { Star } from '../stars.tsx';

// A room of the tower seen from outside: a window whose light says how it went.

export function Window({ id, shape }: { readonly id: string; readonly shape?: EpicShape }) {
  const before = barredBy(feats.value, id);
  const barred = before.length > 0;
  const state = stateOf(feats.value, id);
  const name = questName(id);
  const label = tx('towerMap.window', {
    place: kindName(id),
    name,
    state: tx(`towerMap.state.${barred ? 'locked' : state}`),
  });
  const looks = `tower-window window-${barred ? 'barred' : state} ${shape === undefined ? '' : 'window-epic'}`;
  const inside = shape === undefined ? <Pane id={id} state={state} /> : <Gate shape={shape} state={state} />;
  if (barred)
    return (
      <button
        type="button"
        class={looks}
        aria-label={label}
        data-name={name}
        data-quest={id}
        onClick={() => toast(barredWords(before))}
      >
        {inside}
      </button>
    );
  return (
    <Link to={`/tower/${id}`} class={looks} label={label} data-name={name} data-quest={id}>
      {inside}
    </Link>
  );
}

const MARKS: Readonly<Partial<Record<State, PicName>>> = {
  solved: 'check',
  watched: 'eye',
  skipped: 'skip',
  begun: 'candle',
};

export function Mark({ state }: { readonly state: State }) {
  if (state === 'best') return <Star />;
  if (state === 'near') return <Star kind="silver" />;
  const name = MARKS[state];
  return name === undefined ? null : <Pic name={name} />;
}

function Pane({ id, state }: { readonly id: string; readonly state: State }) {
  return (
    <>
      <span class="window-number" aria-hidden="true">
        {id.split('-')[1]}
      </span>
      <Mark state={state} />
    </>
  );
}

function Gate({ shape, state }: { readonly shape: EpicShape; readonly state: State }) {
  return (
    <>
      <svg class="gate" viewBox="0 0 48 48" aria-hidden="true">
        <path d={GATES[shape]} />
      </svg>
      <Mark state={state} />
    </>
  );
}

/** Four cards that turn, eight that slide round a hole. */
const GATES: Readonly<Record<EpicShape, string>> = {
  rotating:
    'M14 14h9v9h-9zM25 14h9v9h-9zM14 25h9v9h-9zM25 25h9v9h-9zM24 5a19 19 0 0 1 18 13M42 9v9h-9M24 43A19 19 0 0 1 6 30M6 39v-9h9',
  sliding:
    'M8 8h9v9H8zM20 8h9v9h-9zM32 8h9v9h-9zM8 20h9v9H8zM20 20h9v9h-9zM32 20h9v9h-9zM8 32h9v9H8zM20 32h9v9h-9zM45 36.500H35M39 32l-4.500 4.500L39 41',
};
