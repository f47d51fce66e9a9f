import { useState } from 'preact/hooks';
import type { AnyChoice } from '#protocol/messages.ts';
import { route } from '../../router.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { openRoom } from '../home/rooms.ts';

// From a link to a table: a new room is opened, and as soon as its host sits in it the game is chosen.

let carried: { readonly room: string; readonly choice: AnyChoice } | null = null;

async function openRoomWith(choice: AnyChoice) {
  const why = await openRoom();
  const to = route.value;
  if (why === null && to.at === 'room') carried = { room: to.code, choice };
  return why;
}

/** What was brought to this room, once. */
export function takeCarried(room: string): AnyChoice | null {
  const choice = carried?.room === room ? carried.choice : null;
  if (choice !== null) carried = null;
  return choice;
}

/** Opens a room with it; a person who waits is told so. */
export function usePlay(): { readonly busy: boolean; readonly onPlay: (choice: AnyChoice) => void } {
  const [busy, setBusy] = useState(false);
  const onPlay = async (choice: AnyChoice) => {
    setBusy(true);
    const why = await openRoomWith(choice);
    if (why === null) return;
    setBusy(false);
    toast(tx(why));
  };
  return { busy, onPlay };
}
