import { refusalHere } from '#client/board/late.ts';
import type { Hint } from '#client/board/state.ts';
import { heroName } from '#client/heroName.ts';
import { type Lang, type PageKey, t } from '#content/locales/index.ts';
import { DIRECTIONS, type Direction } from '#engine/family/directions.ts';
import { isRefusal, type MallCommand, type PawnId, spaceNow, type View } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { boardDirection } from '#engine/mall/lattice.ts';
import { cellOf, edgeOf, OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import type { Feature } from '#engine/mall/tile.ts';
import type { NameOf } from './announce.ts';
import { late } from './late.ts';
import { turned } from './layout.ts';
import type { MallGame } from './model.ts';

// A space in words: where it is, what is on it, who stands there, where it leads, what one can do.

export function spaceName(lang: Lang, view: View, space: Space): string {
  const placement = placementAt(view, space);
  const { row, column } = turned(placement?.turn ?? 0, cellOf(space));
  const tile = view.box.tiles[tileOf(space)]?.name ?? '?';
  return t(lang, 'board.space.name', { tile, row: row + 1, column: column + 1 });
}

export function placementAt({ shared }: View, space: Space): Placement | undefined {
  return shared.board.placed.find(({ tile }) => tile === tileOf(space));
}

export function spaceLabel(
  lang: Lang,
  view: View,
  space: Space,
  offer?: MallCommand,
  caution?: PageKey,
  doing: PageKey = `board.do.${offer?.type as 'move'}`,
): string {
  const things = [
    ...(offer === undefined ? [] : [t(lang, doing)]),
    ...(caution === undefined ? [] : [t(lang, caution)]),
    ...featuresOn(lang, view, space),
    ...heroOn(lang, view, space),
    ...waysFrom(lang, view, space),
  ];
  const name = spaceName(lang, view, space);
  return things.length === 0 ? name : t(lang, 'board.space.full', { space: name, things: things.join(', ') });
}

export function featuresOn(lang: Lang, view: View, space: Space): readonly string[] {
  const printed = view.box.tiles[tileOf(space)]?.cells[cellOf(space)]?.features ?? [];
  const features = printed.filter((feature) => hasForce(view, space, feature));
  const broken = view.shared.outOfOrder.includes(space);
  const names = features.map((feature) => featureName(lang, feature));
  const ride = spaceNow(view, space)?.escalator === OFF ? [] : [t(lang, 'game.feature.escalator')];
  const unexplored = view.shared.board.unused.includes(space) ? [t(lang, 'board.thing.unexplored')] : [];
  const told = broken ? names.map((thing) => t(lang, 'board.thing.broken', { thing })) : names;
  return [...told, ...unexplored, ...ride];
}

/** [X0.3] what no piece in play gives force to is ordinary corridor. */
const hasForce = (view: View, space: Space, feature: Feature) =>
  'colour' in feature ||
  ALWAYS.includes(feature.kind) ||
  spaceNow(view, space)?.marks.some((mark) => mark === feature.kind);

const ALWAYS: readonly string[] = ['timer', 'camera', 'crystal'];

function featureName(lang: Lang, feature: Feature): string {
  const thing = t(lang, `game.feature.${feature.kind}`);
  if (!('colour' in feature)) return thing;
  return t(lang, 'board.thing.coloured', { thing, colour: t(lang, `game.colour.${feature.colour}`) });
}

function heroOn(lang: Lang, { box, shared }: View, space: Space): readonly string[] {
  const pawn = box.pawns[shared.pawns.indexOf(space)];
  return pawn === undefined ? [] : [t(lang, 'board.thing.hero', { hero: t(lang, `game.hero.${pawn}`) })];
}

function waysFrom(lang: Lang, view: View, space: Space): readonly string[] {
  const open = DIRECTIONS.filter((_, direction) => view.shared.board.next[space * 4 + direction] !== OFF);
  return [
    ...(open.length === 0 ? [] : [t(lang, 'board.thing.ways', { ways: directionNames(lang, open) })]),
    ...smallWays(lang, view, space),
  ];
}

export function smallWays(lang: Lang, view: View, space: Space): readonly string[] {
  const small = DIRECTIONS.filter((_, direction) => isSmall(view, space, direction));
  return small.length === 0 ? [] : [t(lang, 'board.thing.small', { ways: directionNames(lang, small) })];
}

const directionNames = (lang: Lang, directions: readonly Direction[]) =>
  directions.map((direction) => t(lang, `game.direction.${direction}`)).join(', ');

function isSmall(view: View, space: Space, direction: number): boolean {
  const tile = view.box.tiles[tileOf(space)];
  const turn = placementAt(view, space)?.turn ?? 0;
  if (tile === undefined) return false;
  const side = [0, 1, 2, 3].find((one) => boardDirection(one, turn) === direction) ?? 0;
  return edgeOf(tile, cellOf(space), side) === 'small';
}

/** Who asks, where that is known: then others are called by their names. */
export interface Listener {
  readonly view: View;
  readonly nameOf: NameOf;
}

export function hintText(
  lang: Lang,
  { token, why }: Hint<PawnId, MallGame['reason']>,
  listener?: Listener,
): string {
  if (typeof why === 'object' && listener !== undefined && late.value !== null)
    return late.value.reasonText(lang, listener.view, why, listener.nameOf);
  if (typeof why === 'object') return isRefusal(why) ? refusalHere(lang, why) : '';
  return t(lang, `board.${why}`, { hero: heroName(lang, token ?? '') });
}
