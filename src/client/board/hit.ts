import type { Area, BoardGame } from './config.ts';
import { covers, farFrom, type Space, type Spot, spaceUnder } from './spots.ts';
import type { BoardState } from './state.ts';

// What a tap means. The nearest thing wins, and everything is at least 44 pixels wide however small the table is
// drawn.

const TOUCH = 22;
/** Half a space and a little: whoever just misses meant it. */
const SNAP = 0.66;

export type Hit<G extends BoardGame> =
  | { readonly kind: 'token'; readonly token: G['token'] }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'area'; readonly area: Area<G['command']> };

interface Candidate<G extends BoardGame> {
  readonly hit: Hit<G>;
  readonly space: Space;
}

/** `point` in spaces; `unit`: pixels a space. */
export function hitAt<G extends BoardGame>(state: BoardState<G>, point: Spot, unit: number): Hit<G> | null {
  const layout = state.table.value?.layout;
  if (layout === undefined) return null;
  let [best, least] = [null as Hit<G> | null, Math.max(SNAP, TOUCH / unit)];
  for (const { hit, space } of [...tokensOf(state), ...spacesOf(state)]) {
    const spot = layout.spots.get(space);
    const far = spot === undefined ? Number.POSITIVE_INFINITY : farFrom(spot, point);
    if (far < least) [best, least] = [hit, far];
  }
  return best ?? areaAt(state, point);
}

function tokensOf<G extends BoardGame>({ table }: BoardState<G>): readonly Candidate<G>[] {
  return (table.value?.tokens ?? []).flatMap(({ id, at }) =>
    at === null ? [] : { hit: { kind: 'token', token: id }, space: at },
  );
}

function spacesOf<G extends BoardGame>({ offers }: BoardState<G>): readonly Candidate<G>[] {
  const { targets, others } = offers.value;
  return [...targets.keys(), ...others].map((space) => ({ hit: { kind: 'space', space }, space }));
}

function areaAt<G extends BoardGame>({ offers }: BoardState<G>, point: Spot): Hit<G> | null {
  const area = offers.value.areas.find(({ rect }) => covers(rect, point));
  return area === undefined ? null : { kind: 'area', area };
}

/** What lies there although nothing is offered: to say why. */
export function groundAt<G extends BoardGame>({ table }: BoardState<G>, point: Spot): Space | null {
  const { value } = table;
  const space = value === null ? null : spaceUnder(value.layout, point);
  return space !== null && value?.counts(space) ? space : null;
}
