import { TILES } from '#client/state/tiles.ts';
import { OWN_TILES, type OwnScenario, ownSetup } from '#content/own.ts';
import { openBox, type Refusal } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { has, toggleRule, toggleTile } from './draft.ts';

// Whether the parts of an own scenario fit together: always the engine's answer, never a guess of
// ours. Even what would mend it is found by asking the engine about each small change. Pure.

const MOST_PLAYERS = 9;
const COUNTS = Array.from({ length: MOST_PLAYERS }, (_, index) => index + 1);
/** A number of players that no rule of the game excludes by itself. */
const USUAL = 4;

export interface Fit {
  /** For how many players it can be dealt; none where there are problems. */
  readonly players: readonly number[];
  readonly problems: readonly Refusal[];
}

function problemsFor(own: OwnScenario, players: number): readonly Refusal[] {
  const opened = openBox(ownSetup(own, players), TILES, PIECES);
  return 'problems' in opened ? opened.problems : [];
}

/** What is wrong however many play is wrong with the scenario. */
export function fitOf(own: OwnScenario): Fit {
  const asked = COUNTS.map((count) => ({ count, problems: problemsFor(own, count) }));
  const players = asked.filter(({ problems }) => problems.length === 0).map(({ count }) => count);
  if (players.length > 0) return { players, problems: [] };
  const usual = asked[USUAL - 1]?.problems ?? [];
  const always = usual.filter((one) => asked.every(({ problems }) => isAmong(one, problems)));
  return { players, problems: always.length > 0 ? always : usual };
}

const same = (one: Refusal, other: Refusal) => JSON.stringify(one) === JSON.stringify(other);
const isAmong = (one: Refusal, all: readonly Refusal[]) => all.some((other) => same(one, other));

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
