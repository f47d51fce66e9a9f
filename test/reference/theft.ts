import { captured, isSeen, isWatched } from './guards.ts';
import { nearestEmpty } from './nearest.ts';
import {
  COLOUR,
  type Guard,
  goalHeroes,
  heroesOn,
  mall,
  type Position,
  plays,
  shows,
  standing,
  tileAt,
} from './position.ts';
import type { Spot } from './tiles.ts';

// The theft [M17], and the guards who come when it is done [X11] [R22] [R23a].

const POST: readonly (readonly [Guard, string])[] = [
  ['guard2', '2*'],
  ['guard10', '10*'],
  ['guard11', '11*'],
];

/** Chosen: for each guard who comes, where; what is not among the nearest is no choice. */
export function stolen(position: Position, chosen: readonly (Spot | null)[] = []): Position | null {
  const ready = goalHeroes(position).every((hero) =>
    shows(position, position.pawns.get(hero), 'item', COLOUR[hero]),
  );
  if (!ready || position.stolen || isQuiet(position)) return null;
  const done = { ...position, stolen: true };
  return plays(position, 'reinforcements') ? reinforced(done, chosen) : done;
}

/** [XT0] XT10: not without a frog inside a burger place. */
const isQuiet = (position: Position) =>
  plays(position, 'frogDiversion') && position.spells.frog?.inside !== true;

function reinforced(position: Position, chosen: readonly (Spot | null)[]): Position | null {
  let after = position;
  for (const [guard, tile] of POST) {
    if (!position.laid.some(({ name }) => name === tile)) continue;
    const open = arrivals(after, tile);
    const to = open.find((at) => chosen.includes(at)) ?? open[0];
    if (to !== undefined) after = standing(after, guard, to);
  }
  const met = POST.map(([guard]) => tileAt(after, after.pawns.get(guard))).filter((tile) =>
    heroesOn(after, tile).some((hero) => isWatched(after, hero, tile)),
  );
  if (met.length > 0 && !plays(position, 'guardRoom')) return null;
  return met.reduce(captured, after);
}

/** [X11.1] its space, or the nearest empty ones; those without a hero first where nobody is caught. */
function arrivals(position: Position, tile: string): Spot[] {
  const found = [...mall(position).ground].find(
    ([, ground]) => ground.tile === tile && ground.marks.some(({ kind }) => kind === 'reinforcement'),
  );
  const near = found === undefined ? [] : nearestEmpty(position, found[0]);
  if (plays(position, 'guardRoom')) return near;
  const clear = near.filter((at) => {
    const there = tileAt(position, at);
    return !heroesOn(position, there).some((hero) => isSeen(position, hero, there));
  });
  return clear.length > 0 ? clear : near;
}
