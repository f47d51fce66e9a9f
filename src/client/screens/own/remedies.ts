import { OWN_TILES, type OwnScenario } from '#content/own.ts';
import type { Refusal } from '#engine/mall/index.ts';
import { has, toggleRule, toggleTile } from './draft.ts';
import { isAmong, problemsFor, USUAL } from './fit.ts';

// What would mend an own scenario: found by asking the engine about each small change. Pure.

export interface Remedy {
  readonly kind: 'add' | 'drop' | 'without';
  /** The tile to add or to take out, or the rule to do without. */
  readonly name: string;
  readonly mended: OwnScenario;
}

const MOST_REMEDIES = 2;

/** Small changes, each of which makes this problem go away. */
export function remediesFor(own: OwnScenario, problem: Refusal): readonly Remedy[] {
  const found: Remedy[] = [];
  for (const remedy of smallChanges(own, problem)) {
    if (found.length === MOST_REMEDIES) break;
    if (!isAmong(problem, problemsFor(remedy.mended, USUAL))) found.push(remedy);
  }
  return found;
}

/** Adding a tile, or giving up what the problem itself speaks of. */
function smallChanges(own: OwnScenario, { params }: Refusal): readonly Remedy[] {
  const spoken = Object.values(params).map(String);
  const add = OWN_TILES.filter((tile) => !has(own, tile)).map(
    (name): Remedy => ({ kind: 'add', name, mended: toggleTile(own, name) }),
  );
  const drop = [...own.tiles, ...own.onTop]
    .filter((tile) => spoken.includes(tile))
    .map((name): Remedy => ({ kind: 'drop', name, mended: toggleTile(own, name) }));
  const without = own.pieces
    .filter((piece) => spoken.includes(piece))
    .map((name): Remedy => ({ kind: 'without', name, mended: toggleRule(own, name) }));
  return [...without, ...drop, ...add];
}
