import { useEffect, useState } from 'preact/hooks';
import type { MallEvent } from '#engine/mall/index.ts';
import type { Seated } from '../../screens/game/around.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { SideSign } from './cardFace.tsx';
import { nameFor } from './names.ts';
import { cardName, cardText } from './seen.ts';
import { Thumb } from './thumb.tsx';
import { voteTitle } from './vote.tsx';
import './moment.css';

// What everybody sees for a moment: all thumbs at once, and the card of whoever is out.

const LASTS = 5_000;

type Of<T extends MallEvent['type']> = Extract<MallEvent, { readonly type: T }>;

interface Seen {
  readonly thumbs: Of<'thumbsShown'> | null;
  readonly gone: readonly Of<'eliminated'>[];
}

function seenIn(events: readonly MallEvent[]): Seen | null {
  const thumbs = events.find((event): event is Of<'thumbsShown'> => event.type === 'thumbsShown') ?? null;
  const gone = events.filter((event): event is Of<'eliminated'> => event.type === 'eliminated');
  return thumbs === null && gone.length === 0 ? null : { thumbs, gone };
}

/** A long history, of a page that came late, is no news. */
const MOST_AT_ONCE = 24;

export function RoleMoment(props: Seated) {
  const { session } = props;
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'events' || notice.events.length > MOST_AT_ONCE) return;
        const found = seenIn(notice.events);
        if (found !== null) setSeen(found);
      }),
    [session],
  );
  useTold(props);
  useEffect(() => {
    if (seen === null) return;
    const timer = setTimeout(() => setSeen(null), LASTS);
    return () => clearTimeout(timer);
  }, [seen]);
  return (
    <div class="role-moment" role="status">
      {seen === null ? null : (
        <div class="role-shown">
          {seen.thumbs === null ? null : <Verdict {...props} thumbs={seen.thumbs} />}
          {seen.gone.map((one) => (
            <Gone key={one.seat} {...props} gone={one} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What only needs a sentence. */
function useTold(props: Seated): void {
  const { session } = props;
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (!('kind' in notice) || notice.kind !== 'events' || notice.events.length > MOST_AT_ONCE) return;
        for (const event of notice.events) {
          const text = sentenceOf(props, event);
          if (text !== null) toast(text);
        }
      }),
    [session, props.nameOf],
  );
}

function sentenceOf(props: Seated, event: MallEvent): string | null {
  if (event.type === 'eyed' && event.seat !== props.view.seat) {
    const by = props.nameOf(event.seat);
    if (event.target === props.view.seat) return tx('roles.eye.toldYou', { by });
    return tx('roles.eye.told', { by, name: props.nameOf(event.target) });
  }
  if (event.type === 'voteLapsed') return tx('roles.verdict.lapsed');
  if (event.type === 'heistAbandoned')
    return event.seat === props.view.seat
      ? tx('roles.abandon.toldYou')
      : tx('roles.abandon.told', { name: props.nameOf(event.seat) });
  return null;
}

/** Everyone who had a vote, and how they used it. */
function Verdict({ thumbs, ...props }: Seated & { readonly thumbs: Of<'thumbsShown'> }) {
  const { nameOf, faceOf, view } = props;
  const { by, accused, validated } = thumbs;
  const gone = (seat: number) => !accused.includes(seat) && !view.box.policies.plays(view, seat);
  const voters = thumbs.thumbs.flatMap((_, seat) =>
    seat === by || accused.includes(seat) || gone(seat) ? [] : [seat],
  );
  return (
    <div class="role-part">
      <h2>{tx(validated ? 'roles.verdict.yes' : 'roles.verdict.no')}</h2>
      <p class="small">{voteTitle(props, thumbs)}</p>
      <ul class="role-votes">
        {voters.map((seat) => (
          <li key={seat}>
            <Avatar name={nameOf(seat)} number={faceOf(seat)} />
            <Thumb up={thumbs.thumbs[seat] ?? null} />
            <span class="role-voter" aria-hidden="true">
              {nameFor(props, seat)}
            </span>
            <span class="unseen">{thumbText(nameFor(props, seat), thumbs.thumbs[seat] ?? null)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const thumbText = (name: string, up: boolean | null) =>
  tx(`roles.verdict.${up === null ? 'thumbNone' : up ? 'thumbUp' : 'thumbDown'}`, { name });

/** The card lies open; above the board, which goes on, and small enough to leave it in sight. */
function Gone({ gone, ...props }: Seated & { readonly gone: Of<'eliminated'> }) {
  const { seat, why, card, side } = gone;
  return (
    <div class="role-gone">
      <span class="role-turned">
        <SideSign side={side} />
      </span>
      <div>
        <h2>{tx(`roles.out.${why}`, { name: props.nameOf(seat) })}</h2>
        <p>
          <strong>{cardName(card)}</strong>, {tx(`roles.side.${side}`)}
        </p>
        <p class="small role-gone-text">{cardText(card)}</p>
      </div>
    </div>
  );
}
