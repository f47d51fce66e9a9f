import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRoom, freshCookie, socketPath } from '../load/page.ts';
import { ATTACKERS, attackerAddress, type Knock, rawSocket, upgrade } from './raw.ts';
import type { Attack } from './storm.ts';

// Upgrades that are refused, whose client is gone with a reset before, while or after it is told.

const WAVE = 40;

const MOMENTS: readonly ((socket: Socket, said: string) => void)[] = [
  (socket) => socket.resetAndDestroy(),
  (socket, said) => {
    socket.write(said);
    socket.resetAndDestroy();
  },
  (socket, said) => socket.write(said, () => setImmediate(() => socket.resetAndDestroy())),
  (socket, said) => {
    socket.write(said);
    socket.once('data', () => socket.resetAndDestroy());
  },
];

function refused(url: string, code: string): readonly Knock[] {
  const good = { path: socketPath(code), cookie: freshCookie(), origin: url };
  return [
    { ...good, cookie: null },
    { ...good, origin: 'http://elsewhere.example' },
    { ...good, path: socketPath('nosuchroom') },
    { ...good, path: '/nowhere' },
  ];
}

async function wave(url: string, knock: Knock, moment: (typeof MOMENTS)[number]): Promise<void> {
  const one = async (n: number) => {
    const socket = await rawSocket(url, attackerAddress(n % ATTACKERS)).catch(() => null);
    if (socket !== null) moment(socket, upgrade(url, knock));
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: WAVE }, (_, n) => one(n)));
  await sleep(50);
  for (const socket of sockets) socket?.destroy();
}

export const resets: Attack = {
  name: 'resets',
  run: async (fort, { short }) => {
    const code = await createRoom(fort.url, attackerAddress(0));
    let sent = 0;
    for (const knock of refused(fort.url, code))
      for (const moment of short ? MOMENTS.slice(1, 2) : MOMENTS) {
        await wave(fort.url, knock, moment);
        await fort.mend();
        sent += WAVE;
      }
    return { sent: `${sent} refused upgrades, reset` };
  },
};
