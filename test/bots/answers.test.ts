import { describe, expect, it } from 'vitest';
import { timersOn } from '#bots/mates/aims.ts';
import { planFor } from '#bots/mates/plan.ts';
import { wayTo } from '#bots/mates/route.ts';
import { moved } from '#bots/planner/bridge.ts';
import type { setupOf } from '#content/choices.ts';
import { viewFor } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber } from '#engine/mall/ways.ts';
import { dealt, give, type MateTable, pass, seated } from './mateTable.ts';

// Prodded, a bot answers within two seconds with something useful, whatever the table is like.

const ALL = [0, 1, 2, 3];
const BOTS = [1, 2, 3];

/** Tables that a game of bots comes by; at each a person sits down in the first chair, and the others have looked at it. */
function stands(choice: Parameters<typeof setupOf>[0], every = 4_000): readonly MateTable[] {
  const found: MateTable[] = [];
  const table = seated(dealt(choice, 4, 'stands'), ALL);
  for (let now = every; table.game.shared.phase !== 'over'; now += every) {
    pass(table, now);
    if (table.game.shared.phase !== 'running' || table.game.shared.talk) continue;
    const stand = { ...seated(table.game, BOTS), game: table.game, now };
    pass(stand, now + 50);
    found.push(stand);
  }
  return found;
}

const isIdle = ({ minds }: MateTable, seat: number) =>
  minds.mates.find((mate) => mate.seat === seat)?.wish === null;

interface Answer {
  readonly stand: MateTable;
  readonly seat: number;
  /** Whether nothing was wanted of it. */
  readonly idle: boolean;
  /** The table just before it did something, and after that, or after two seconds. */
  readonly before: MateTable;
  readonly after: MateTable;
}

/** What this one does after somebody has put the pawn in front of it. */
function answered(stand: MateTable, seat: number): Answer {
  const after = { ...stand, acts: [], told: [], shown: [] };
  give(after, { type: 'doSomething', seat: 0, target: seat });
  let before: MateTable = { ...after };
  while (after.now < stand.now + 2_000 && !isAnswered(after, seat)) {
    before = { ...after, told: [...after.told] };
    pass(after, after.now + 50);
  }
  return { stand, seat, idle: isIdle(stand, seat), before, after };
}

const isAnswered = ({ acts, shown }: MateTable, seat: number) =>
  [...acts, ...shown].some((one) => one.seat === seat);

/** In acts, to wherever this one is wanted now; to a timer where that is nowhere. */
function farFrom({ game, minds, now }: MateTable, pawn: number) {
  const view = viewFor(game, null);
  const { routes } = planFor(view, now, minds.recent, minds.script, minds.tempo);
  const spaces = routes.find(({ aim }) => aim.pawn === pawn)?.aim.spaces ?? timersOn(view);
  return (from: Space) => wayTo(moved(view, pawn, from), pawn, spaces)?.length ?? NO_WAY;
}

const NO_WAY = 99;

describe('[C3] a bot that is prodded', () => {
  const tables = [3, 5, 7].flatMap((scenario) => stands({ scenario }));
  const all = tables.flatMap((stand) => BOTS.map((seat) => answered(stand, seat)));

  it('does what it meant to do, unless another has done that', () => {
    const busy = all.filter(({ idle }) => !idle);
    expect(busy.length).toBeGreaterThan(100);
    for (const { after, seat } of busy) expect(isAnswered(after, seat) || isIdle(after, seat)).toBe(true);
    expect(busy.filter(({ after, seat }) => isAnswered(after, seat)).length).toBeGreaterThan(
      0.9 * busy.length,
    );
  });

  it('finds something though nothing was wanted of it, half of the time', () => {
    const idle = all.filter((one) => one.idle);
    expect(idle.length).toBeGreaterThan(100);
    expect(idle.filter(({ after, seat }) => isAnswered(after, seat)).length).toBeGreaterThan(
      0.4 * idle.length,
    );
  });

  it('takes no hero away from where it is wanted, and brings many nearer', () => {
    const gains = all.flatMap(({ before, after, seat, idle }) => {
      const [told, ...more] = after.told.slice(before.told.length);
      if (!idle || more.length > 0 || told?.event.type !== 'moved' || told.event.seat !== seat) return [];
      const pawn = pawnNumber(before.game, told.event.pawn);
      const far = farFrom(before, pawn);
      const [was, is] = [far(before.game.shared.pawns[pawn] as Space), far(told.event.to)];
      expect(is).toBeLessThanOrEqual(was);
      return [was - is];
    });
    expect(gains.length).toBeGreaterThan(50);
    expect(gains.filter((gain) => gain > 0).length).toBeGreaterThan(gains.length / 3);
  });

  it('shows what is wanted where it can do nothing, and gestures are allowed', () => {
    const talking = stands({ scenario: 1 }).flatMap((stand) => BOTS.map((seat) => answered(stand, seat)));
    const mute = talking.filter(({ after, seat }) => !isAnswered(after, seat));
    expect(mute.length).toBeLessThan(talking.length / 20);
    const shown = talking.filter(({ after }) => after.shown.length > 0);
    expect(shown.length).toBeGreaterThan(0);
  });
});
