import { setTimeout as sleep } from 'node:timers/promises';
import { fromTheBeginning } from '../load/page.ts';
import { type Crowded, openCrowded, PAGES, SEATS } from './crowded.ts';
import { sizeOf } from './fort.ts';
import type { Attack } from './storm.ts';

// Floods that keep every limit of a page, from as many pages as an address may have.

/** Just below what a page may say in a second. */
const PER_SECOND = 28;
/** And of what nags others. */
const PRODS_EVERY = 2_200;
const MOST_GROWTH_MB = 150;

type Act = (crowded: Crowded, page: number, turn: number) => void;

function flood(what: string, playing: boolean, act: Act): Attack {
  return {
    name: `within limits: ${what}`,
    run: async (fort, { seconds }, { over }) => {
      const crowded = await openCrowded(fort.url, playing);
      const before = sizeOf(fort).memoryMB;
      const until = performance.now() + seconds * 1_000;
      let [turn, sent] = [0, 0];
      const began = performance.now();
      while (performance.now() < until) {
        for (const due = Math.floor(((performance.now() - began) / 1_000) * PER_SECOND); turn < due; turn++)
          for (let page = 0; page < PAGES; page++, sent++) act(crowded, page, turn);
        await sleep(5);
      }
      await over();
      const grown = sizeOf(fort).memoryMB - before;
      crowded.leave();
      const flaws = grown > MOST_GROWTH_MB ? [`${grown.toFixed(0)} MB more`] : [];
      return { sent: `${sent} by ${PAGES} pages in one room`, flaws };
    },
  };
}

const LONG = 'x'.repeat(290);
const STROKE = Array.from({ length: 40 }, (_, n) => [n, n / 3] as [number, number]);
const ids = { last: 1_000 };

export const within: readonly Attack[] = [
  flood('chatting', false, ({ say }, page) => say(page, { type: 'say', text: LONG })),
  flood('renaming', false, ({ say }, page, turn) =>
    say(page, { type: 'enter', name: `P${page} ${turn % 9}` }),
  ),
  flood('pointing', false, ({ say }, page, turn) =>
    say(
      page,
      turn % 2 === 0
        ? { type: 'gesture', sign: 'stroke', path: STROKE }
        : { type: 'gesture', sign: 'look', path: [] },
    ),
  ),
  flood('pausing, staring', true, ({ say }, page, turn) => {
    const seat = page % SEATS;
    if (page >= SEATS) return say(page, { type: 'ping', sent: turn });
    const stares = turn % Math.ceil((PRODS_EVERY / 1_000) * PER_SECOND) === 0;
    const command = stares
      ? { type: 'stare', seat, target: (seat + 1) % SEATS }
      : { type: 'pause', seat, pause: turn % 2 === 0 };
    say(page, { type: 'do', id: ids.last++, command });
  }),
  flood('resuming', true, ({ say }, page) => say(page, fromTheBeginning('unknown'))),
];
