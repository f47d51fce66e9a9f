import type { Session } from '#client/state/session.ts';

// A personal link to one's own chair: what it carries stands behind the #, where no server and no log sees it.

const MARK = '#back=';

export const wayBackLink = (code: string, secret: string) => `${location.origin}/r/${code}${MARK}${secret}`;

/** Used once it is read: a link that is copied from the address afterwards is everybody's again. */
export function comeBackTo({ say }: Session): void {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(MARK)) return;
  history.replaceState(null, '', pathname + search);
  say({ type: 'comeBack', secret: hash.slice(MARK.length) });
}
