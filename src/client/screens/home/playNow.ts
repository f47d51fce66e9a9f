import { effect } from '@preact/signals';
import type { LobbyState, Session } from '#client/state/session.ts';
import { MATE_LEVELS } from '#room/mateLevels.ts';
import { prefs } from '../../prefs.ts';
import { route } from '../../router.ts';
import { staying } from '../../ui/backToTable.tsx';
import { suggestFace, suggestName } from '../room/suggest.ts';
import { openRoom } from './rooms.ts';

// From the first page to a game with three bots: a room like any other, and what its host would press there.

const LEVEL = MATE_LEVELS[1];

/** Null when the room is open, and the rest is under way; else the sentence that says why it is not. */
export async function playNow(): ReturnType<typeof openRoom> {
  const why = await openRoom();
  if (why === null) sitDown();
  return why;
}

/** Once one has a name there the table is laid, and whoever goes elsewhere meanwhile is followed by nothing. */
function sitDown(): void {
  let entered = false;
  const stop = effect(() => {
    const lobby = staying.value?.session.lobby.value ?? null;
    if (route.value.at !== 'room') return queueMicrotask(() => stop());
    const session = staying.peek()?.session;
    if (lobby === null || session === undefined) return;
    if (lobby.you === null) {
      if (!entered) enter(session, lobby);
      entered = true;
      return;
    }
    queueMicrotask(() => stop());
    deal(session);
  });
}

function enter(session: Session, lobby: LobbyState): void {
  const name = prefs.name.value || suggestName(lobby);
  session.say({ type: 'enter', name, face: suggestFace(lobby) });
}

function deal(session: Session): void {
  session.say({ type: 'choose', choice: { scenario: 1 } });
  for (let bots = 0; bots < 3; bots++) session.say({ type: 'addBot', level: LEVEL });
  session.say({ type: 'deal' });
}
