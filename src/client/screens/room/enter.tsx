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
  const [fault, setFault] = useState<Fault>(null);
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
    const found = faultOf(name);
    setFault(found);
    if (found !== null) {
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
            defaultValue={first}
            autocomplete="nickname"
            enterkeyhint="go"
            aria-describedby={hint}
            aria-invalid={fault !== null}
            onInput={({ currentTarget }) => setFault(tooLong(currentTarget.value))}
          />
        </label>
        <button type="submit" class="button primary">
          {tx('page.room.enter')}
        </button>
      </div>
      <p
        id={hint}
        class={fault !== null ? 'small enter-missing' : 'small soft'}
        role={fault !== null ? 'alert' : undefined}
      >
        {hintOf(playing, fault)}
      </p>
      <Faces lobby={lobby} face={face} onChange={setFace} />
    </form>
  );
}

type Fault = 'missing' | 'long' | null;

const tooLong = (typed: string): Fault => (typed.trim().length > LONGEST_NAME ? 'long' : null);
const faultOf = (name: string): Fault => (name === '' ? 'missing' : tooLong(name));

function hintOf(playing: boolean, fault: Fault): string {
  if (fault === 'missing') return tx('page.room.nameMissing');
  if (fault === 'long') return tx('page.room.nameLong', { most: LONGEST_NAME });
  return tx(playing ? 'page.room.nameHintGame' : 'page.room.nameHint');
}
