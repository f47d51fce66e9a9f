import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { type ChatLine, linesOf } from './log.ts';
import { signName } from './signs.tsx';
import { SignPic, Wheel } from './wheel.tsx';
import './talk.css';

export interface ChatProps {
  readonly session: Session;
  readonly nameOf: (person: number) => string;
  /** Which of the two is allowed now. */
  readonly words: boolean;
  readonly gestures: boolean;
  /** What is said where neither is. */
  readonly shut: ComponentChildren;
}

/** What was said, and where to say something; shut, it shows that it is shut. */
export function Chat({ session, nameOf, words, gestures, shut }: ChatProps) {
  const lines = linesOf(session).value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.at(-1)?.id]);
  return (
    <div class={words || gestures ? 'chat' : 'chat zipped'}>
      <div class="chat-lines" ref={end} role="log" aria-live="polite" aria-label={tx('play.talk.chat')}>
        {lines.map((line) => (
          <Said key={line.id} line={line} name={nameOf(line.from)} />
        ))}
      </div>
      {gestures ? <Wheel session={session} /> : null}
      {words ? <Say session={session} /> : null}
      {words || gestures ? null : (
        <p class="chat-zip">
          <Pic name="zip" />
          {shut}
        </p>
      )}
    </div>
  );
}

function Said({ line, name }: { readonly line: ChatLine; readonly name: string }) {
  return (
    <p class={line.as === null ? 'chat-line' : `chat-line ${line.as.look}`}>
      <strong>
        <bdi>{name}</bdi>
        {line.as === null ? null : ` (${tx(line.as.note)})`}
      </strong>{' '}
      {line.sign === null ? (
        <bdi>{line.text}</bdi>
      ) : (
        <span class="chat-sign">
          <SignPic sign={line.sign} />
          {signName(line.sign)}
        </span>
      )}
    </p>
  );
}

const LONGEST = 300;

/** Escape leaves the field, and with it the keys to the board. */
function leaveIt({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape') (currentTarget as HTMLElement).blur();
}

function Say({ session }: { readonly session: Session }) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text !== '') session.say({ type: 'say', text });
    form.reset();
  };
  return (
    <form class="chat-say" onSubmit={send}>
      <input
        type="text"
        name="text"
        maxLength={LONGEST}
        onKeyDown={leaveIt}
        autocomplete="off"
        aria-label={tx('play.talk.label')}
        placeholder={tx('play.talk.label')}
      />
      <button type="submit" class="button icon primary" aria-label={tx('play.talk.send')}>
        <Pic name="send" />
      </button>
    </form>
  );
}
