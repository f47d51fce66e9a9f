import { useEffect, useState } from 'preact/hooks';
import { mallModel } from '#client/mall/index.ts';
import { PHONE } from '#client/media.ts';
import { piecesOf } from '#client/pieces/index.ts';
import type { Box, View } from '#engine/mall/index.ts';
import { Pic, type PicName } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { useEscape } from '../../ui/useKeys.ts';
import { type Away, AwayWords, useAway } from '../room/line.tsx';
import { Chat } from '../talk/chat.tsx';
import { useNewLine, useUnread } from '../talk/log.ts';
import { PointButton, signName } from '../talk/signs.tsx';
import type { Seated } from './around.ts';
import { type Talk, talkOf } from './facts.ts';

// Silence is a state one sees: a calm strip over a zipped chat. A talk window opens it with light,
// and says what will close it.

interface Look {
  readonly pic: PicName;
  readonly title: string;
  readonly hint: string;
}

function lookOf({ why, words }: Talk, view: View): Look {
  const { box } = view;
  const own = ownTalk(view);
  if (own !== null) return { pic: words ? 'speak' : 'zip', title: tx(own.title), hint: tx(own.hint) };
  const gestures = words ? '' : tx('play.talk.gestures');
  if (why === 'silence') return { pic: 'zip', title: tx('play.talk.silence'), hint: tx(silenceOf(box)) };
  if (why === 'never') return { pic: 'zip', title: tx('play.talk.silence'), hint: tx('play.talk.never') };
  if (why === 'pause') return { pic: 'pause', title: tx('play.pause.title'), hint: '' };
  if (why === 'window')
    return {
      pic: words ? 'speak' : 'hand',
      title: gestures || tx('play.talk.open'),
      hint: tx('play.talk.closes'),
    };
  if (why === 'free') return { pic: 'speak', title: tx('play.talk.free'), hint: '' };
  return { pic: 'speak', title: tx(why === 'before' ? 'play.talk.before' : 'play.talk.over'), hint: '' };
}

/** Where it is not for this seat as for everybody. */
const ownTalk = (view: View) => piecesOf(view.box).flatMap(({ talk }) => talk?.(view) ?? [])[0] ?? null;

/** When one may talk again. */
const silenceOf = (box: Box) =>
  piecesOf(box).flatMap(({ silence }) => silence ?? [])[0] ?? 'play.talk.silenceHint';

/** Nobody hears one at all: the strip says so in few words, which shift nothing, and the chat below it in more. */
const awayLook = ({ long }: Away): Look => ({
  pic: 'away',
  title: tx(long ? 'page.status.awayLong' : 'page.status.away'),
  hint: '',
});

export function Silence(props: Seated) {
  const { view, session, personName } = props;
  const talk = talkOf(view);
  const own = ownTalk(view);
  const away = useAway(session);
  const open = away === null && (talk.words || talk.gestures);
  const { title, hint, pic } = away === null ? lookOf(talk, view) : awayLook(away);
  const [shown, setShown] = useState(false);
  const unread = useUnread(session, shown);
  const model = mallModel(session);
  const pointing = model.pointing.value;
  // Whoever points wants to see the board, and where nothing more is to be said, or the result comes, everybody does.
  useEffect(() => {
    if (pointing || !open || talk.why === 'over') setShown(false);
  }, [pointing, talk.why]);
  // Keys belong to what was opened, not to the board under it.
  useEffect(() => {
    if (shown) document.querySelector<HTMLElement>('.talk-box input')?.focus();
  }, [shown]);
  useFoldedLines(props, shown);
  useEscape(shown && matchMedia(PHONE).matches, () => setShown(false));
  // [C4] after the end everyone may talk who has a name here.
  const mine = view.seat !== null || (talk.why === 'over' && session.lobby.value?.you != null);
  return (
    <section
      class={`talk ${own === null ? talk.why : 'silence'} ${shown ? 'shown' : ''}`}
      aria-label={tx('play.talk.chat')}
    >
      <div class="talk-head">
        <button type="button" class="talk-strip" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Pic name={pic} />
          <span class="talk-title">{title}</span>
          <span class="talk-hint">{hint}</span>
          {open && unread > 0 ? <span class="talk-unread">{unread}</span> : null}
        </button>
        <PointButton model={model} />
      </div>
      <p class="unseen" role="status">
        {own !== null
          ? tx(own.title)
          : talk.why === 'window'
            ? tx(talk.words ? 'play.talk.opened' : 'play.talk.gesturesOpened')
            : talk.why === 'silence'
              ? tx('play.talk.closed')
              : ''}
      </p>
      <div class={open ? 'talk-box open' : 'talk-box'}>
        {open && piecesOf(view.box).map(({ id, Talk: Own }) => Own && <Own key={id} {...props} />)}
        <Chat
          session={session}
          nameOf={personName}
          shut={
            away !== null ? (
              <AwayWords away={away} />
            ) : (
              tx(own?.hint ?? (mine ? 'play.talk.zipped' : 'play.talk.watches'))
            )
          }
          words={open && mine && talk.words}
          gestures={open && mine && talk.gestures && view.shared.phase !== 'over'}
        />
      </div>
    </section>
  );
}

/** While the chat is folded away, as it is on a phone, what is said passes by as a toast. */
function useFoldedLines({ session, personName }: Seated, shown: boolean): void {
  useNewLine(session, ({ from, text, sign, as }) => {
    if (shown || from === session.lobby.peek()?.you || !matchMedia(PHONE).matches) return;
    const name = as === null ? personName(from) : `${personName(from)} (${tx(as.note)})`;
    toast(tx('play.sign.made', { name, sign: sign === null ? text : signName(sign) }));
  });
}
