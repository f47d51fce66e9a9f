import { setTimeout as sleep } from 'node:timers/promises';
import { questText } from '#content/questSet.ts';
import type { ClientMessage } from '#protocol/messages.ts';
import type { ServerMessage } from '#protocol/server.ts';
import { ask, createRoom, freshCookie, say } from '../load/page.ts';
import { openTable } from '../load/table.ts';
import { come, newWalker, startOver, type Walker, walk } from '../load/walker.ts';
import type { Promised } from './kept.ts';

// Somebody who asks for everything a server can acknowledge, and notes what it said.

export interface Witness {
  /** One round of asking; only what was acknowledged is noted. */
  readonly round: () => Promise<readonly Promised[]>;
  readonly leave: () => void;
}

const PATIENCE = 1_000;
const FIRST_ROOM = 600;
const ADDRESS = '127.0.8.1';
/** The smallest; the server only has to play its solution. */
const PUZZLE = '0-1';

const inTime = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked.catch(() => null), sleep(PATIENCE).then(() => null)]);

export async function openWitness(url: string): Promise<Witness> {
  const table = await openTable(url, FIRST_ROOM, 2);
  const code = await createRoom(url, ADDRESS);
  const guest = newWalker({ url, code, address: ADDRESS, cookie: freshCookie() });
  await come(guest);
  let rounds = 0;

  async function back(walker: Walker): Promise<void> {
    if (walker.ws === null) await inTime(walker.game === null ? come(walker) : startOver(walker));
  }

  async function round(): Promise<readonly Promised[]> {
    rounds++;
    await Promise.all([guest, ...table].map(back));
    const asked = [
      roomMade(url),
      lobbyChanged(guest, code, rounds),
      actDone(table[rounds % table.length] as Walker),
      puzzlePublished(url, rounds),
    ];
    return (await Promise.all(asked)).flat();
  }

  return {
    round,
    leave: () => {
      for (const { ws } of [guest, ...table]) ws?.terminate();
    },
  };
}

async function roomMade(url: string): Promise<readonly Promised[]> {
  const room = await inTime(createRoom(url, ADDRESS));
  return room === null ? [] : [{ room }];
}

/** A name, a chair and a choice, each as the lobby tells it. */
async function lobbyChanged(guest: Walker, room: string, round: number): Promise<readonly Promised[]> {
  const name = `Guest ${round}`;
  const chair = round % 9;
  const choice = { scenario: 1 + (round % 7) };
  const named = await told(guest, { type: 'enter', name }, (person) => person.name === name);
  const seated = await told(guest, { type: 'sit', chair }, (person) => person.chair === chair);
  const chosen = await told(
    guest,
    { type: 'choose', choice },
    (_, lobby) => JSON.stringify(lobby.choice) === JSON.stringify(choice),
  );
  return [
    ...(named ? [{ room, name }] : []),
    ...(named && seated ? [{ room, name, chair }] : []),
    ...(chosen ? [{ room, choice }] : []),
  ];
}

type LobbyTold = Extract<ServerMessage, { type: 'lobby' }>;

async function told(
  { ws, listen }: Walker,
  message: ClientMessage,
  isSo: (me: LobbyTold['people'][number], lobby: LobbyTold) => boolean,
): Promise<boolean> {
  if (ws === null) return false;
  const heard = listen.until(
    (lobby) =>
      lobby.type === 'lobby' && lobby.people.some((person) => person.id === lobby.you && isSo(person, lobby)),
  );
  say(ws, message);
  return (await inTime(heard)) !== null;
}

async function actDone(walker: Walker): Promise<readonly Promised[]> {
  const seat = walker.view?.seat;
  if (walker.ws === null || walker.game === null || seat == null) return [];
  const { game } = walker;
  walker.pending = null;
  walk(walker);
  const id = walker.lastId;
  if (walker.pending === null) return [];
  await inTime(
    walker.listen.until(
      (message) =>
        (message.type === 'told' && message.ack === id) || (message.type === 'verdict' && message.id === id),
    ),
  );
  return walker.acked.includes(id) ? [{ game, act: `${seat} ${id}` }] : [];
}

/** Under another name it is another puzzle. */
async function puzzlePublished(url: string, round: number): Promise<readonly Promised[]> {
  const quest = questText(PUZZLE).replace(/^quest .*/m, `quest siege-${round}-${process.pid}`);
  const body = { title: `Siege ${round}`, quest };
  const answer = await inTime(ask(`${url}/api/puzzles`, ADDRESS, 'POST', body));
  return answer?.status === 201 ? [{ puzzle: (JSON.parse(answer.text) as { code: string }).code }] : [];
}
