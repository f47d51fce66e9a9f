import { sandLeft } from '#engine/mall/sand.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnName } from '#engine/mall/ways.ts';
import { moved } from '../planner/bridge.ts';
import type { Prices } from '../planner/market.ts';
import { costsOf } from '../planner/way.ts';
import { type Aim, aimsOf, camerasOn, seen, timersOn } from './aims.ts';
import { knownAtTable } from './known.ts';
import { askedAim } from './pointed.ts';
import { broughtFrom, isPersons, isTakenBack, type Recent } from './recent.ts';
import { wayTo } from './route.ts';
import type { Seen } from './seen.ts';
import type { Wish } from './wish.ts';

// A person's move says where that pawn is going: to the nearest of all that it came nearer to. Who points says it plainly.

export function intentOf(game: Seen, pawn: number, recent: Recent, now: number): Aim | null {
  const asked = askedAim(game, pawn, recent, now);
  const from = broughtFrom(recent, pawn, now);
  if (asked !== null || from === null) return asked;
  const short = sandLeft(game.shared.sand, now) < game.shared.sand.full / 3;
  return intents(game, `${pawn} ${from} ${short}`, () => nearestOf(game, pawn, from, short));
}

const intents = knownAtTable<Aim | null>();

function nearestOf(game: Seen, pawn: number, from: Space, short: boolean): Aim | null {
  const before = moved(game, pawn, from);
  const found = candidates(game, pawn, short).flatMap((aim) => {
    const hops = lengthTo(game, pawn, aim.spaces);
    return hops !== null && isNearer(before, game, pawn, aim.spaces) ? [{ aim, hops }] : [];
  });
  return found.sort((one, other) => one.hops - other.hops)[0]?.aim ?? null;
}

function candidates(game: Seen, pawn: number, short: boolean): readonly Aim[] {
  const cameras = pawnName(game, pawn) === 'barbarian' ? camerasOn(game) : [];
  const more = [
    { pawn, kind: 'timer', spaces: short ? timersOn(game) : [] },
    { pawn, kind: 'camera', spaces: cameras },
    { pawn, kind: 'item', spaces: game.shared.stolen ? [] : seen(game, 'item', pawn) },
    { pawn, kind: 'exit', spaces: game.shared.stolen ? seen(game, 'exit', pawn) : [] },
  ] as const;
  const known = aimsOf(game, pawn);
  const isNew = ({ kind }: Aim) => !known.some((aim) => aim.kind === kind);
  return [...known, ...more.filter(isNew)].filter(({ spaces }) => spaces.length > 0);
}

/** By acts, or by the steps that people see. */
function isNearer(before: Seen, after: Seen, pawn: number, spaces: readonly Space[]): boolean {
  const [far, near] = [lengthTo(before, pawn, spaces), lengthTo(after, pawn, spaces)];
  if (near === null) return false;
  if (far === null || near < far) return true;
  return (stepsTo(after, pawn, spaces) ?? 0) < (stepsTo(before, pawn, spaces) ?? 0);
}

const STEPS: Prices = { of: (_by, _from, _direction, distance) => Math.max(1, distance), least: 1 };
/** No way takes more steps. */
const ENDLESS = 200;

const strides = knownAtTable<ReturnType<typeof costsOf>>();

/** How many, whoever takes them. */
export function stepsTo(game: Seen, pawn: number, spaces: readonly Space[]): number | null {
  const stepsBy = strides(game, `${pawn}`, () => costsOf(game, pawn, 'toGlass', STEPS, ENDLESS));
  return stepsBy((space) => spaces.includes(space));
}

const lengthTo = (game: Seen, pawn: number, spaces: readonly Space[]) =>
  wayTo(game, pawn, spaces)?.length ?? null;

/** Whether this works against nobody: it takes nothing back, and a pawn that a person moved goes on as that person meant. */
export function isKind(
  game: Seen,
  wish: Wish,
  meant: readonly (Aim | null)[],
  recent: Recent,
  now: number,
): boolean {
  const { pawn, to } = wish;
  if (pawn === null || to === undefined) return true;
  if (isTakenBack(recent, pawn, to, now)) return false;
  if (!isPersons(recent, pawn, now)) return true;
  const spaces = meant[pawn]?.spaces ?? [];
  return spaces.length > 0 && isNearer(game, moved(game, pawn, to), pawn, spaces);
}
