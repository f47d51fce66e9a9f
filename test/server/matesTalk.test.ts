import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { planFor } from '#bots/mates/plan.ts';
import { pointedOut, type Spot, spotOf } from '#bots/mates/pointed.ts';
import type { View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { MOST_BOTS } from '#room/mostBots.ts';
import type { Page } from './client.ts';
import { hosted } from './hosted.ts';
import { begun, begunForIdle, patiently, withBots } from './matesTable.ts';
import { viewOf } from './talkers.ts';

// [C1] gestures at a table with bots, over real sockets.

const here = await hosted();

const lineOf = (view: View, pawn: number, to: Space): readonly Spot[] => [
  spotOf(view, view.shared.pawns[pawn] as Space) as Spot,
  spotOf(view, to) as Spot,
];

/** A hero and a place that bots would only send it to if they were asked. */
function detour(view: View): { readonly pawn: number; readonly to: Space } | null {
  const spaces = view.shared.board.placed.flatMap(({ tile }) =>
    Array.from({ length: 16 }, (_, cell) => tile * 16 + cell),
  );
  const wanted = planFor(view, 0).routes.flatMap(({ hops }) => hops.map(({ to }) => to));
  for (const pawn of view.shared.pawns.keys())
    for (const to of spaces.filter((space) => !wanted.includes(space))) {
      const recent = pointedOut(view, [], lineOf(view, pawn, to), 0);
      const route = planFor(view, 0, recent).routes.find(({ aim }) => aim.kind === 'pointed');
      if (route?.aim.pawn === pawn && route.hops.length > 0) return { pawn, to };
    }
  return null;
}

/** What Ada sees of the game that was dealt last. */
function seenBy(ada: Page): View {
  const from = ada.heard.findLastIndex(({ type }) => type === 'game');
  return viewOf({ pages: [{ ...ada, heard: ada.heard.slice(from) }] } as never);
}

/** Whether a hero comes where she points; the others play on meanwhile, and may have moved it by then. */
async function points(ada: Page): Promise<boolean> {
  const view = seenBy(ada);
  const way = detour(view);
  // Nothing to ask for just now: every free way is wanted anyway, or somebody is about to move.
  if (way === null) return sleep(1_000, false);
  const from = ada.heard.length;
  ada.send({ type: 'gesture', sign: 'stroke', path: lineOf(view, way.pawn, way.to).map(([x, y]) => [x, y]) });
  const name = view.box.pawns[way.pawn];
  const isThere = (message: Page['heard'][number]) =>
    message.type === 'told' &&
    message.events.some((event) => event.type === 'moved' && event.pawn === name && event.to === way.to);
  const there = vi.waitUntil(() => ada.heard.slice(from).some(isThere), { timeout: 12_000, interval: 50 });
  return there.catch(() => false);
}

describe('bots that somebody points for', () => {
  // Another deck is tried where one leaves nothing to point at.
  it('[C2] bring that hero there, where talking is allowed', { timeout: 100_000, retry: 2 }, async () => {
    const { pages } = await withBots(here.url(), ['Ada'], MOST_BOTS);
    const [ada] = pages as [Page];
    await begunForIdle(ada);
    let isThere = false;
    const until = Date.now() + 70_000;
    while (!isThere && Date.now() < until) isThere = await points(ada);
    expect(isThere).toBe(true);
  });
});

describe('bots that may talk all the time', () => {
  it('[C1][S1] show where they mean to go, once, at the beginning, and again with a nudge alone', async () => {
    const { pages } = await withBots(here.url(), ['Ada'], 3);
    const [ada] = pages as [Page];
    await begun(pages);
    const drawn = () =>
      ada.heard.filter(({ type }) => type === 'gesture').map((one) => 'from' in one && one.from);
    await patiently(() => drawn().length > 0);
    await sleep(12_000);
    expect(drawn()).not.toContain(1);
    const nudges = ada.heard.flatMap((message) =>
      message.type === 'told' ? message.events.filter(({ type }) => type === 'doSomething') : [],
    );
    expect(drawn().length).toBeLessThanOrEqual(new Set(drawn()).size + nudges.length);
    expect(new Set(drawn()).size).toBeLessThanOrEqual(3);
  }, 60_000);
});
