import { describe, expect, it } from 'vitest';
import { plan } from '#bots/planner/plan.ts';
import { findWay, type Hop, spacesAlong } from '#bots/planner/way.ts';
import { type Decision, decide, type Game, options } from '#engine/mall/index.ts';
import { isWorking, spaceNow } from '#engine/mall/ways.ts';
import { dealOf } from './deals.ts';

// The planner's own picture of how pawns get about, beside the engine's.

/** Every so many positions of a won game. */
function positions(id: string, every: number): readonly Game[] {
  const made = plan(dealOf(id, 0), 'positions');
  if (made.outcome !== 'won') throw new Error(id);
  const games: Game[] = [];
  made.log.reduce<Game>(
    (game, { at, command }, index) => {
      if (game.shared.phase === 'running' && index % every === 0) games.push(game);
      return (decide(game, command, at) as Decision).game;
    },
    dealOf(id, 0),
  );
  return games;
}

/** Where one command of the planner's brings the pawn. */
function oneHop(game: Game, pawn: number): readonly number[] {
  const spaces = game.box.print.map((_, space) => space);
  return spaces.filter((space) => findWay(game, pawn, (at) => at === space)?.length === 1);
}

/** Means that are no part of a way: the planner uses them where there is none. */
const BESIDES = ['sent', 'swap', 'teleport'];

/** Where one command that the engine accepts brings it, sand timers and what gets anybody caught aside. */
function oneCommand(game: Game, pawn: number): readonly number[] {
  const commands = game.shared.hands.flatMap((_, seat) => options(game, seat));
  const ends = commands.flatMap((command) => {
    if (!('pawn' in command) || command.pawn !== game.box.pawns[pawn]) return [];
    const decision = decide(game, command, game.shared.sand.turned) as Decision;
    if (decision.events.some(({ type }) => type === 'captured')) return [];
    return decision.events.flatMap((event) =>
      event.type === 'moved' && !BESIDES.includes(event.by) ? event.to : [],
    );
  });
  const free = ends.filter((space) => !(spaceNow(game, space)?.timer && isWorking(game, space)));
  return [...new Set(free)].sort((one, other) => one - other);
}

/** Short games have fewer positions, and in the full game each takes long. */
const EVERY: Readonly<Record<string, number>> = {
  XT1: 7,
  XT2: 7,
  XT3: 9,
  XT6: 9,
  XT9: 5,
  XT13: 11,
  XF1: 40,
};

describe.each([
  'S1',
  'S4',
  'S7',
  'S10/12/A',
  'S13/12/A',
  'S16/24/B',
  'S17/12/B',
  'S7+L',
  'S17/12/B+L',
  'XT1',
  'XT2',
  'XT3',
  'XT6',
  'XT9',
  'XT13',
  'XF0',
  'XF1',
])('%s', (id) => {
  it('one hop leads exactly where one accepted command leads', () => {
    const games = positions(id, EVERY[id] ?? 23);
    expect(games.length).toBeGreaterThan(4);
    for (const game of games)
      game.shared.escaped.forEach((gone, pawn) => {
        if (!gone) expect(oneHop(game, pawn)).toEqual(oneCommand(game, pawn));
      });
  });
});

describe('a way', () => {
  const games = positions('S16/24/B', 1);
  // Everything is explored, and the barbarian has the longest way still before him.
  const game = games.find(({ shared }) => shared.stolen) as Game;
  const far = game.box.print.findIndex(({ exit }) => exit === 'yellow');
  const hops = findWay(game, 0, (space) => space === far) as Hop[];

  it('leads from where the pawn stands to the goal without a gap', () => {
    expect(hops[0]?.from).toBe(game.shared.pawns[0]);
    expect(hops.at(-1)?.to).toBe(far);
    hops.slice(1).forEach((hop, index) => {
      expect(hop.from).toBe(hops[index]?.to);
    });
  });

  it('touches as many spaces as its commands cross', () => {
    const crossed = hops.reduce((sum, { by, distance }) => sum + (by === 'walk' ? distance : 1), 1);
    expect(spacesAlong(game, 0, hops).size).toBe(crossed);
  });

  it('is empty at the goal, and null where there is none or the pawn has left', () => {
    expect(findWay(game, 0, () => true)).toEqual([]);
    expect(findWay(game, 0, () => false)).toBeNull();
    const late = games.find(({ shared }) => shared.escaped.includes(true)) as Game;
    expect(findWay(late, late.shared.escaped.indexOf(true), () => true)).toBeNull();
  });
});
