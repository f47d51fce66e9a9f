import { refusalHere } from '#client/board/late.ts';
import type { Hint } from '#client/board/state.ts';
import { heroName } from '#client/heroName.ts';
import { type Lang, maybe, t } from '#content/locales/index.ts';
import { isRefusal, type Refusal } from '#engine/core/refusal.ts';
import { DIRECTIONS } from '#engine/family/directions.ts';
import { COLOUR, PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { AGAINST, FIRST_DOOR, NARROW, NOWHERE, OPEN, type QuestGraph } from '#engine/tower/graph.ts';
import { type Position, pawnOn } from '#engine/tower/position.ts';
import type { Floor } from '#engine/tower/quest.ts';
import { openDoors } from '#engine/tower/ways.ts';
import { doorName } from './art/kinds.ts';
import { columnName, type TowerLayout } from './layout.ts';

// A space in words: where it is, what is on it, who stands there, where it leads.

/** Columns are letters, rows are numbers, as the table lies: c3. */
export function spotName({ spots }: TowerLayout, space: number): string {
  const spot = spots.get(space);
  return spot === undefined ? '?' : `${columnName(spot.x)}${spot.y + 1}`;
}

/** A tower as it lies, and who stands where. */
export interface TowerLook {
  readonly graph: QuestGraph;
  readonly position: Position;
  readonly layout: TowerLayout;
}

export function spaceLabel(lang: Lang, look: TowerLook, space: number, offered: boolean): string {
  const { graph, layout } = look;
  const things = [
    ...(offered ? [t(lang, 'tower.space.go')] : []),
    ...floorWords(lang, graph.floor[space]),
    ...heroOn(lang, look, space),
    ...besides(lang, look, space),
  ];
  const name = t(lang, 'tower.space.name', { space: spotName(layout, space) });
  return things.length === 0 ? name : t(lang, 'board.space.full', { space: name, things: things.join(', ') });
}

export function floorWords(lang: Lang, floor: Floor | undefined): readonly string[] {
  if (floor === undefined || floor.kind === 'corridor' || floor.kind === 'hollow') return [];
  if (floor.kind === 'key')
    return [t(lang, 'tower.floor.key', { kind: t(lang, `tower.kind.${doorName(floor.door)}`) })];
  if (floor.kind === 'exit' && floor.pawn === null) return [t(lang, 'tower.floor.exitAll')];
  if (floor.kind === 'exit' || floor.kind === 'armory')
    return [
      t(lang, `tower.floor.${floor.kind}`, {
        hero: heroName(lang, floor.pawn as Pawn),
        colour: t(lang, `game.colour.${COLOUR[floor.pawn as Pawn]}`),
      }),
    ];
  return [t(lang, `tower.floor.${floor.kind}`)];
}

function heroOn(lang: Lang, { position }: TowerLook, space: number): readonly string[] {
  const pawn = PAWNS[pawnOn(position, space)];
  return pawn === undefined ? [] : [t(lang, 'board.thing.hero', { hero: t(lang, `game.hero.${pawn}`) })];
}

function besides(lang: Lang, { graph, position }: TowerLook, space: number): readonly string[] {
  const { next, edge } = graph.adjacency(position.arranged);
  const open = openDoors(graph, position);
  const ways: string[] = [];
  const others: string[] = [];
  DIRECTIONS.forEach((direction, index) => {
    const at = space * 4 + index;
    const code = edge[at] ?? 0;
    const way = t(lang, `game.direction.${direction}`);
    const against = next[at] === NOWHERE ? 0 : (edge[(next[at] as number) * 4 + ((index + 2) & 3)] ?? 0);
    if (next[at] === NOWHERE) return;
    if (code >= FIRST_DOOR) {
      const kind = t(lang, `tower.kind.${doorName(code - FIRST_DOOR)}`);
      const state = (open >> (code - FIRST_DOOR)) & 1 ? 'open' : 'closed';
      others.push(t(lang, `tower.edge.${state}`, { way, kind }));
    } else if (code === NARROW) others.push(t(lang, 'tower.edge.narrow', { way }));
    else if (code === AGAINST) others.push(t(lang, 'tower.edge.against', { way }));
    else if (code === OPEN && against === AGAINST) others.push(t(lang, 'tower.edge.with', { way }));
    else if (code === OPEN) ways.push(way);
  });
  return [...(ways.length === 0 ? [] : [t(lang, 'board.thing.ways', { ways: ways.join(', ') })]), ...others];
}

export function hintText(lang: Lang, { why }: Hint<Pawn, Refusal>): string {
  return isRefusal(why) ? whyText(lang, why) : t(lang, 'board.chooseFirst');
}

/** Some of the mall's sentences speak of what only the mall knows: the tower has its own for these. */
function whyText(lang: Lang, refusal: Refusal): string {
  const { refused, params } = refusal;
  const way = maybe(lang, `game.direction.${params.action}`) ?? '';
  return maybe(lang, `tower.why.${refused}`, { way }) ?? refusalHere(lang, refusal);
}
