import * as v from 'valibot';
import { read, write } from '../../kept.ts';
import { go } from '../../router.ts';
import { listOf } from '../../understood.ts';

// Opening a room, joining one, and the rooms this browser has been in.

const KEEP = 5;

export function knownRooms(): readonly string[] {
  return read('rooms', listOf(v.string()), []);
}

export function rememberRoom(code: string): void {
  write('rooms', [code, ...knownRooms().filter((other) => other !== code)].slice(0, KEEP));
}

/** A code as somebody typed it, with capitals and gaps as phones make them, or the whole link they were sent. */
export function readCode(typed: string): string {
  const link = /\/r\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).replace(/\s/g, '').toLowerCase();
}

/** Null when it is open; else the sentence that says why it is not. */
export async function openRoom(): Promise<'page.home.openFailed' | 'page.home.openFull' | null> {
  try {
    const answer = await fetch('/api/rooms', { method: 'POST' });
    if (!answer.ok) return answer.status === 507 ? 'page.home.openFull' : 'page.home.openFailed';
    const { code } = (await answer.json()) as { readonly code: string };
    go(`/r/${code}`);
    return null;
  } catch {
    return 'page.home.openFailed';
  }
}
