import { useId } from 'preact/hooks';
import type { Session } from '#client/state/session.ts';
import { LONGEST_NAME } from '#room/lobby.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';
import { isOver } from '../../ui/turned.ts';
import './room.css';

export interface EnterProps {
  readonly session: Session;
  readonly onDone?: () => void;
}

/** A name is all we ask, and it is remembered for the next room. */
export function EnterName({ session, onDone }: EnterProps) {
  const hint = useId();
  // [R5] in the middle of a game a name may have to wait.
  const playing = session.lobby.value?.game != null && !isOver(session);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '').trim();
    if (name === '') return;
    prefs.name.value = name;
    session.say({ type: 'enter', name });
    onDone?.();
  };
  return (
    <form class={onDone === undefined ? 'card enter' : 'stack'} onSubmit={enter}>
      {onDone === undefined ? <h1>{tx('page.room.yourName')}</h1> : null}
      <label class="field">
        <span>{tx('page.room.name')}</span>
        <input
          type="text"
          name="name"
          required
          maxLength={LONGEST_NAME}
          defaultValue={prefs.name.value}
          autocomplete="nickname"
          aria-describedby={hint}
        />
      </label>
      <p id={hint} class="small soft">
        {tx(playing ? 'page.room.nameHintGame' : 'page.room.nameHint')}
      </p>
      <button type="submit" class="button primary">
        {tx('page.room.enter')}
      </button>
    </form>
  );
}
