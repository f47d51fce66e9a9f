import { cardName, cardText, factsTold, type ToldFact } from '#content/locales/pieces/hiddenRoles/story.ts';
import type { RoleStory } from '#engine/mall/rules/hiddenRoles/story.ts';
import { prefs } from '../../../prefs.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { minutes, tx, txMaybe } from '../../../ui/text.ts';
import { RoleFace } from './face.tsx';

export interface SeatTellingProps {
  readonly story: RoleStory;
  readonly nameOf: (seat: number) => string;
  readonly faceOf: (seat: number) => number;
  /** When the sand began to run; null where that is not known, and times are left out. */
  readonly start: number | null;
}

type SeatRoleProps = SeatTellingProps & {
  readonly shows: 'back' | 'card' | 'all';
  /** Everybody looks at it. */
  readonly now?: boolean;
};

/** One seat: its card, what became of it, and in the end how the seat fared. */
export function SeatRole({ story, nameOf, faceOf, start, shows, now = false }: SeatRoleProps) {
  const { seat, side, outcome, reason } = story;
  const name = nameOf(seat);
  if (shows === 'back')
    return (
      <li class="reveal-seat reveal-down">
        <RoleFace side={null} />
        <p class="reveal-who">
          <Avatar name={name} number={faceOf(seat)} />
          <bdi>{name}</bdi> <span class="unseen">{tx('roles.end.faceDown')}</span>
        </p>
      </li>
    );
  return (
    <li
      class={now ? 'reveal-seat reveal-now' : 'reveal-seat'}
      data-outcome={shows === 'all' ? outcome : undefined}
    >
      <RoleFace side={side} />
      <div class="reveal-told">
        <p class="reveal-who">
          <Avatar name={name} number={faceOf(seat)} />
          <bdi>{name}</bdi>{' '}
          {shows === 'all' && outcome !== null ? (
            <strong class="reveal-outcome">{tx(`roles.outcome.${outcome}`)}</strong>
          ) : null}
        </p>
        <p class="reveal-card">
          <strong>{cardName(prefs.lang.value, story.card)}</strong>{' '}
          <span class="reveal-side" data-side={side}>
            {tx(`roles.side.${side}`)}
          </span>
        </p>
        <p class="small soft">{cardText(prefs.lang.value, story)}</p>
        <Facts facts={factsTold(prefs.lang.value, story, nameOf)} start={start} />
        {shows === 'all' ? <p class="small reveal-why">{txMaybe(`roles.fares.${reason}`)}</p> : null}
      </div>
    </li>
  );
}

/** Of a rule that was broken again and again the first times are enough. */
const MOST_TIMES = 6;

export function timesOf({ times }: ToldFact, start: number | null): string {
  if (start === null) return '';
  const shown = times.slice(0, MOST_TIMES).map((at) => minutes(at - start));
  return times.length > MOST_TIMES ? `${shown.join(', ')} …` : shown.join(', ');
}

function Facts({ facts, start }: { readonly facts: readonly ToldFact[] } & Pick<SeatTellingProps, 'start'>) {
  if (facts.length === 0) return null;
  return (
    <ul class="reveal-facts small">
      {facts.map((fact, index) => {
        const times = timesOf(fact, start);
        return (
          <li key={index}>
            {times === '' ? null : <span class="reveal-time">{times} </span>}
            {fact.text}
          </li>
        );
      })}
    </ul>
  );
}
