import { keepConnection, type Socket } from './connection.ts';
import type { Session } from './session.ts';

// The page's own connection: where the sockets lead, and what wakes a page up.

const WAKES = ['visibilitychange', 'pageshow', 'online'] as const;

export function connectTo(code: string): { readonly session: Session; readonly close: () => void } {
  const { protocol, host } = location;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${code}`;
  const connection = keepConnection((query) => new WebSocket(`${url}?${query}`) as Socket);
  const wake = ({ type }: Event) => {
    if (type === 'online' || !document.hidden) connection.wake();
  };
  for (const event of WAKES) addEventListener(event, wake, true);
  return {
    session: connection.session,
    close: () => {
      for (const event of WAKES) removeEventListener(event, wake, true);
      connection.close();
    },
  };
}
