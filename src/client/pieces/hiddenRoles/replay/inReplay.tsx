import type { Mark } from '#client/screens/replay/marks.tsx';
import { cardName, factsTold } from '#content/locales/pieces/hiddenRoles/story.ts';
import type { View } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { storyOf } from '#engine/mall/rules/hiddenRoles/story.ts';
import { prefs } from '../../../prefs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { minutes, tx } from '../../../ui/text.ts';
import { type Eyes, type RoleStep, STEP_PICTURES, stepText } from './steps.ts';
import './inReplay.css';

// Hidden roles in a replay: whose eyes it is seen through, what they know of each card, and what happened with them in words.

export { cardsSeen, dealtCards, type Eyes, stepsOf, stepText } from './steps.ts';

type NameOf = (seat: number) => string;

interface EyesChoiceProps {
  readonly eyes: Eyes;
  readonly players: number;
  readonly nameOf: NameOf;
  readonly onChange: (eyes: Eyes) => void;
}

export function EyesChoice({ eyes, players, nameOf, onChange }: EyesChoiceProps) {
  const chosen = (value: string) => onChange(value === 'all' ? value : Number(value));
  return (
    <label class="replay-eyes">
      <Pic name="eye" />
      <span class="unseen">{tx('roles.eyes.legend')}</span>
      <select value={String(eyes)} onChange={({ currentTarget }) => chosen(currentTarget.value)}>
        <option value="all">{tx('roles.eyes.all')}</option>
        {Array.from({ length: players }, (_, seat) => (
          <option key={seat} value={seat}>
            {tx('roles.eyes.seat', { name: nameOf(seat) })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SeatCardProps {
  readonly view: View;
  readonly seat: number;
  /** What the eyes know of it; null: face down. */
  readonly card: CardId | null;
  readonly nameOf: NameOf;
}

/** The card of a seat as it stands at this moment, and whether the eye lies before it. */
export function SeatCard({ view, seat, card, nameOf }: SeatCardProps) {
  const { eye, out } = rolesOf(view);
  const story = storyOf(view, seat, card);
  return (
    <span class="replay-role small" data-side={story?.side ?? 'none'} data-out={out[seat]?.why}>
      {eye?.before === seat ? <Pic name="eye" /> : null}
      {story === null ? (
        <span class="soft">{tx('roles.eyes.hidden')}</span>
      ) : (
        <span>
          <strong>{cardName(prefs.lang.value, story.card)}</strong>, {tx(`roles.side.${story.side}`)}
          <span class="replay-role-facts">
            {factsTold(prefs.lang.value, story, nameOf).map(({ text }) => ` · ${text}`)}
          </span>
        </span>
      )}
    </span>
  );
}

interface CaptionProps {
  readonly steps: readonly RoleStep[];
  /** Where the replay is. */
  readonly at: number;
  readonly eyes: Eyes;
  readonly nameOf: NameOf;
}

/** So long after it happened it can still be read. */
const READ = 6_000;
const MOST_LINES = 2;

/** What happened with the cards just now. */
export function Caption({ steps, at, eyes, nameOf }: CaptionProps) {
  const lines = steps
    .filter((step) => step.at <= at && step.at > at - READ)
    .flatMap((step) => stepText(prefs.lang.value, step, eyes, nameOf) ?? [])
    .slice(-MOST_LINES);
  return (
    <div class="replay-caption" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export function marksOf(steps: readonly RoleStep[], nameOf: NameOf): readonly Mark[] {
  return steps.flatMap((step) => {
    const pic = STEP_PICTURES[step.event.type];
    const what = stepText(prefs.lang.value, step, 'all', nameOf);
    return pic === undefined || what === null ? [] : [{ at: step.at, what, pic, time: minutes(step.at) }];
  });
}
