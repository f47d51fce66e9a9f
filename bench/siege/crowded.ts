import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage } from '#protocol/messages.ts';
import { createRoom, freshCookie } from '../load/page.ts';
import { MUCH_SAND } from '../load/table.ts';
import { attackerAddress, rawPage, textFrame } from './raw.ts';

// Sixty pages in one room, from four addresses: as many people as a room takes. They know how to
// behave, as far as anything checks that.

export const PAGES = 60;
export const SEATS = 8;

/** As many as are new to a room from one address. */
const AN_ADDRESS = 15;

export interface Crowded {
  readonly pages: readonly Socket[];
  readonly say: (page: number, message: ClientMessage) => void;
  readonly leave: () => void;
}

export async function openCrowded(url: string, playing: boolean): Promise<Crowded> {
  const code = await createRoom(url, attackerAddress(0));
  const pages: Socket[] = [];
  const say: Crowded['say'] = (page, message) => pages[page]?.write(textFrame(message));
  for (let n = 0; n < PAGES; n++) {
    const page = await rawPage({
      url,
      code,
      cookie: freshCookie(),
      address: attackerAddress(Math.floor(n / AN_ADDRESS)),
    });
    if (page === null) throw new Error('not let in');
    pages.push(page);
    say(n, { type: 'enter', name: `Attacker ${n}` });
  }
  await sleep(500);
  if (playing) await startPlaying(say);
  return {
    pages,
    say,
    leave: () => {
      for (const page of pages) page.destroy();
    },
  };
}

async function startPlaying(say: Crowded['say']): Promise<void> {
  for (let seat = 0; seat < SEATS; seat++) say(seat, { type: 'sit', chair: seat });
  await sleep(300);
  say(0, { type: 'choose', choice: { scenario: 1, sand: MUCH_SAND } });
  say(0, { type: 'deal' });
  await sleep(300);
  for (let seat = 0; seat < SEATS; seat++)
    say(seat, { type: 'do', id: 1, command: { type: 'ready', ready: true, seat } });
  await sleep(300);
}
