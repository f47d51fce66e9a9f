import { isRefusal } from '#engine/core/refusal.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { NOWHERE } from '#engine/tower/chart.ts';
import { decideTower } from '#engine/tower/decide.ts';
import { pawnOn } from '#engine/tower/stand.ts';
import type { Layout, Spot } from './layout.ts';
import { type Move, spaceOf, type TowerModel } from './model.ts';

// What keys and taps do. What the rules would refuse is not sent: the reason is shown instead.

export function choose(model: TowerModel, pawn: Pawn | null): void {
  if (pawn !== null && spaceOf(model.game.value, pawn) === NOWHERE) return;
  model.refused.value = null;
  model.chosen.value = pawn;
}

/** As far as the way goes, or one space only. */
export function step(model: TowerModel, direction: Direction, single: boolean): void {
  const layout = model.layout.value;
  const pawn = model.chosen.value;
  if (pawn === null) {
    model.refused.value = { pawn: null, why: 'chooseFirst' };
    return;
  }
  if (layout === null) return;
  const ahead = [...model.offers.value.targets.values()]
    .filter((move) => directionOf(layout, move) === direction)
    .sort((one, other) => lengthOf(layout, one) - lengthOf(layout, other));
  const found = ahead.at(single ? 0 : -1);
  if (found !== undefined) model.give(found);
  else explainStep(model, layout, pawn, direction);
}

type Trip = Pick<Move, 'from' | 'to'>;
const spotsOf = ({ spots }: Layout, { from, to }: Trip) => [spots.get(from), spots.get(to)] as [Spot, Spot];

export function directionOf(layout: Layout, move: Trip): Direction {
  const [from, to] = spotsOf(layout, move);
  const index = from.x === to.x ? (to.y < from.y ? 0 : 2) : to.x > from.x ? 1 : 3;
  return DIRECTIONS[index] as Direction;
}

export function lengthOf(layout: Layout, move: Move): number {
  const [from, to] = spotsOf(layout, move);
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
}

/** The engine says why the nearest space that way cannot be gone to. */
function explainStep(model: TowerModel, layout: Layout, pawn: Pawn, direction: Direction): void {
  const { game, table } = model;
  const from = spaceOf(game.value, pawn);
  const here = layout.spots.get(from);
  if (here === undefined || table.seat === null) return;
  const ahead = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }[direction] as [number, number];
  const beside = [...layout.spots].find(
    ([, spot]) => spot.x === here.x + ahead[0] && spot.y === here.y + ahead[1],
  );
  explain(model, pawn, from, beside?.[0] ?? NOWHERE);
}

function explain(model: TowerModel, pawn: Pawn, from: number, to: number): void {
  const { game, table } = model;
  const verdict = decideTower(game.value ?? undefined, { type: 'move', seat: table.seat, pawn, from, to });
  if (isRefusal(verdict)) model.refused.value = { pawn, why: verdict };
}

/** A tap or Enter on a space: a target, a swap, or whoever stands there; else why not. */
export function actOn(model: TowerModel, space: number): boolean {
  const offers = model.offers.value;
  const move = offers.targets.get(space);
  const pawn = pawnAt(model, space);
  if (move !== undefined) model.give(move);
  else if (pawn !== null && offers.swaps.has(pawn)) model.give({ type: 'swap', pawn });
  else if (pawn !== null) choose(model, model.chosen.value === pawn ? null : pawn);
  else return explainSpace(model, space);
  return true;
}

/** Why the chosen hero cannot go there; a stray tap does not unchoose it. */
function explainSpace(model: TowerModel, space: number): boolean {
  const { chosen, game, table } = model;
  const ground = game.value?.box.chart.floor[space]?.kind ?? 'hollow';
  if (chosen.value === null || table.seat === null || ground === 'hollow') return false;
  explain(model, chosen.value, spaceOf(game.value, chosen.value), space);
  return true;
}

export function pawnAt({ game }: TowerModel, space: number): Pawn | null {
  const index = game.value === null ? NOWHERE : pawnOn(game.value.stand, space);
  return PAWNS[index] ?? null;
}
