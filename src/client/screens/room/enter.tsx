import type { Session } from '#client/state/session.ts';
import { LONGEST_NAME } from '#room/lobby.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';
import './room.css';

export interface EnterProps {
  readonly session: Session;
  readonly onDone?: () => void;
}

/** A name is all we ask, and it is remembered for the next room. */
export function EnterName({ session, onDone }: EnterProps) {
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
        <span>{tx('page.room.nameHint')}</span>
        <input
          type="text"
          name="name"
          required
          maxLength={LONGEST_NAME}
          defaultValue={prefs.name.value}
          autocomplete="nickname"
        />
      </label>
      <button type="submit" class="button primary">
        {tx('page.room.enter')}
      </button>
    </form>
  );
}
