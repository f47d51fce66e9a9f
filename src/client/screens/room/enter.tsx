import type { Session } from '#client/state/session.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';
import './room.css';

const LONGEST_NAME = 24;

/** A name is all we ask, and it is remembered for the next room. */
export function EnterName({ session }: { readonly session: Session }) {
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get('name') ?? '').trim();
    if (name === '') return;
    prefs.name.value = name;
    session.say({ type: 'enter', name });
  };
  return (
    <form class="card enter" onSubmit={enter}>
      <h1>{tx('page.room.yourName')}</h1>
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
