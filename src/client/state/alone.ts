import type { Random } from '#engine/core/random.ts';
import { type Box, contentHash } from '#engine/mall/index.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import { receive as judge, missed, type Outcome, openAuthority, type Request } from '#room/authority.ts';
import { mallRules } from '#room/mall.ts';
import { openSession, type Session } from './session.ts';

// A session whose authority lives in the page itself: lessons and playing alone, with or without
// a server. The same room module, the same messages, no network.

interface Directed {
  readonly type: string;
  readonly seat?: number;
  readonly target?: number;
}

export function playAlone(
  box: Box,
  random: Random,
  title: Readonly<Record<string, string | number>>,
): {
  readonly session: Session;
  readonly close: () => void;
} {
  const { authority } = openAuthority(mallRules(box), random);
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const { session, status, receive, resume } = openSession({ send });
  const seats = Array.from({ length: box.setup.players }, (_, seat) => seat);
  const now = () => performance.now();

  function send(message: ClientMessage): void {
    // What the page asks is answered after it has finished asking, as over a network.
    queueMicrotask(() => answer(message));
  }

  function answer(message: ClientMessage): void {
    if (message.type === 'ping') receive({ type: 'pong', sent: message.sent, host: now() });
    else if (message.type === 'resume') tellGame();
    else if (message.type === 'do') {
      const { seat = 0, target = 0, type } = message.command as Directed;
      const judged = judge(authority, { seat, id: String(message.id), command: message.command }, now());
      deliver(judged, message.id);
      // [C3] a stare reaches its target; whoever that is, this is their page too.
      if (judged.verdict === 'accepted' && type === 'stare') receive({ type, from: seat, target });
    }
  }

  function tellGame(): void {
    const events = missed(authority, 0, 0);
    receive({
      type: 'game',
      game: 'alone',
      table: 0,
      epoch: '',
      seat: 0,
      seats,
      title,
      setup: box.setup,
      content: contentHash(box),
      first: 1,
      events,
      host: now(),
    });
  }

  function deliver({ verdict, tellings }: Outcome, id?: number): void {
    const refusal = verdict === 'accepted' ? null : verdict;
    for (const { to, at, events } of tellings) {
      const first = to.find(({ seat }) => seat === 0)?.first;
      if (first !== undefined)
        receive({ type: 'told', table: 0, first, at, events, ...(id === undefined ? {} : { ack: id }) });
    }
    if (id !== undefined && (tellings.length === 0 || refusal !== null))
      receive({ type: 'verdict', id, refusal });
    setAlarm();
  }

  function setAlarm(): void {
    clearTimeout(alarm);
    const due = authority.rules.deadline(authority.game);
    const clock: Request = { seat: null, command: { type: 'clock' } };
    if (due !== null)
      alarm = setTimeout(() => deliver(judge(authority, clock, now())), Math.max(0, due - now()));
  }

  status.value = 'open';
  send({ type: 'ping', sent: now() });
  resume();
  return { session, close: () => clearTimeout(alarm) };
}
