import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { LobbyState, Session } from '#client/state/session.ts';
import { LONGEST_NAME } from '#room/lobby.ts';
import { prefs } from '../../prefs.ts';
import { tx } from '../../ui/text.ts';
import { isOver } from '../../ui/turned.ts';
import { Faces } from './faces.tsx';
import { suggestFace, suggestName } from './suggest.ts';
import './room.css';

export interface EnterProps {
  readonly session: Session;
  readonly onDone?: () => void;
}

/** A name is all we ask, and it is remembered for the next room. One stands there already: a tap is enough. */
export function EnterName({ session, onDone }: EnterProps) {
  const lobby = session.lobby.value as LobbyState;
  const [first] = useState(() => prefs.name.value || suggestName(lobby));
  const [face, setFace] = useState(() => suggestFace(lobby));
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  // [R5] in the middle of a game a name may have to wait.
  const playing = lobby.game !== null && !isOver(session);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    setMissing(name === '');
    if (name === '') {
      field.current?.focus();
      return;
    }
    prefs.name.value = name;
    prefs.face.value = face;
    session.say({ type: 'enter', name, face });
    onDone?.();
  };
  return (
    <form class={onDone === undefined ? 'card enter' : 'enter-in'} onSubmit={enter} noValidate>
      {onDone === undefined ? <h1>{tx('page.room.yourName')}</h1> : null}
      <div class="enter-name">
        <label class="field">
          <span>{tx('page.room.name')}</span>
          <input
            ref={field}
            type="text"
            name="name"
            required
            maxLength={LONGEST_NAME}
            defaultValue={first}
            autocomplete="nickname"
            enterkeyhint="go"
            aria-describedby={hint}
            aria-invalid={missing}
            onInput={() => setMissing(false)}
          />
        </label>
        <button type="submit" class="button primary">
          {tx('page.room.enter')}
        </button>
      </div>
      <p
        id={hint}
        class={missing ? 'small enter-missing' : 'small soft'}
        role={missing ? 'alert' : undefined}
      >
        {tx(hintOf(playing, missing))}
      </p>
      <Faces lobby={lobby} face={face} onChange={setFace} />
    </form>
  );
}

function hintOf(playing: boolean, missing: boolean) {
  if (missing) return 'page.room.nameMissing';
  return playing ? 'page.room.nameHintGame' : 'page.room.nameHint';
}
