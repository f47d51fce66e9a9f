import { useId } from 'preact/hooks';
import type { LobbyState } from '#client/state/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { tx } from '../../ui/text.ts';
import { takenFaces } from './suggest.ts';

export interface FacesProps {
  readonly lobby: LobbyState;
  readonly face: number;
  readonly onChange: (face: number) => void;
}

/** All there are; those of the others can be seen, and not taken. */
export function Faces({ lobby, face: chosen, onChange }: FacesProps) {
  const name = useId();
  const taken = takenFaces(lobby);
  return (
    <fieldset class="faces">
      <legend>{tx('page.room.face')}</legend>
      {tx('page.room.faces')
        .split(', ')
        .map((called, face) => (
          <label key={face} class="faces-one">
            <input
              type="radio"
              class="unseen"
              name={name}
              checked={face === chosen}
              disabled={taken.has(face) && face !== chosen}
              onChange={() => onChange(face)}
            />
            <Avatar name={called} number={face} away={taken.has(face) && face !== chosen} />
            <span class="unseen">
              {taken.has(face) ? tx('page.room.faceTaken', { face: called }) : called}
            </span>
          </label>
        ))}
    </fieldset>
  );
}
