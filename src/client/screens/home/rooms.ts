import { go } from '../../router.ts';

// Opening a room, and joining one.

/** A code as somebody typed it, with capitals and gaps as phones make them, or the whole link they were sent. */
export function readCode(typed: string): string {
  const link = /\/r\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).replace(/\s/g, '').toLowerCase();
}

/** What the server says of a room; where it does not answer, the room may be as it was. */
export async function askRoom(code: string): Promise<'there' | 'playing' | 'unknown' | 'unreachable'> {
  try {
    const answer = await fetch(`/api/rooms/${encodeURIComponent(code)}`);
    if (answer.status === 404) return 'unknown';
    if (!answer.ok) return 'unreachable';
    const { playing } = (await answer.json()) as { readonly playing?: unknown };
    return playing === true ? 'playing' : 'there';
  } catch {
    return 'unreachable';
  }
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
