import type { Area, BoardGame } from './config.ts';
import { covers, farFrom, type Space, type Spot } from './spots.ts';
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

function spacesOf<G extends BoardGame>({ offers, config }: BoardState<G>): readonly Candidate<G>[] {
  const { targets, others } = offers.value;
  const promised = config.promised?.() ?? null;
  return [...targets.keys(), ...others, ...(promised === null ? [] : [promised.space])].map((space) => ({
    hit: { kind: 'space', space },
    space,
  }));
}

/** Where several areas are one place, the one whose own space is nearest. */
function areaAt<G extends BoardGame>({ offers, table }: BoardState<G>, point: Spot): Hit<G> | null {
  const spots = table.value?.layout.spots;
  const away = ({ spaces }: Area<G['command']>) =>
    Math.min(...spaces.map((space) => farFrom(spots?.get(space) ?? point, point)));
  const [area] = offers.value.areas
    .filter(({ rect }) => covers(rect, point))
    .sort((one, other) => away(one) - away(other));
  return area === undefined ? null : { kind: 'area', area };
}

/** Those that are tapped in the same place; one command that does for all of them leaves nothing to choose. */
export function rivalsOf<G extends BoardGame>(
  { offers }: BoardState<G>,
  { rect, command }: Area<G['command']>,
): readonly G['command'][] {
  const same = offers.value.areas.filter(
    (other) => other.rect.left === rect.left && other.rect.top === rect.top,
  );
  const commands = new Set(same.map((other) => other.command));
  return commands.size > 1 ? [...commands] : [command];
}
