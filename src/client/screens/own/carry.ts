import { useState } from 'preact/hooks';
import type { OwnScenario } from '#content/own.ts';
import { route } from '../../router.ts';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { openRoom } from '../home/rooms.ts';

// From a link to a table: a new room is opened, and as soon as its host sits in it the scenario is chosen.

let carried: { readonly room: string; readonly own: OwnScenario } | null = null;

async function openRoomWith(own: OwnScenario): Promise<boolean> {
  if (!(await openRoom())) return false;
  const to = route.value;
  if (to.at === 'room') carried = { room: to.code, own };
  return true;
}

/** What was brought to this room, once. */
export function takeCarried(room: string): OwnScenario | null {
  const own = carried?.room === room ? carried.own : null;
  if (own !== null) carried = null;
  return own;
}

/** Opens a room with it; a person who waits is told so. */
export function usePlay(): { readonly busy: boolean; readonly onPlay: (own: OwnScenario) => void } {
  const [busy, setBusy] = useState(false);
  const onPlay = async (own: OwnScenario) => {
    setBusy(true);
    if (await openRoomWith(own)) return;
    setBusy(false);
    toast(tx('page.home.openFailed'));
  };
  return { busy, onPlay };
}
