import { t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import { type MallCommand, options, type Pawn, type Seen } from '#engine/mall/index.ts';
import { type Point, pointOf } from '#engine/mall/lattice.ts';
import { cellOf, type Space, tileOf } from '#engine/mall/spaces.ts';
import { colourOf, pawnNumber } from '#engine/mall/ways.ts';
import { placeList, settleList, vortexList } from './choices.ts';
import { type Look, letterOf } from './look.ts';

// What a seat can do now, written the way it is typed.

/** The acts of one hero: 'n 1–2', 'v 1,3', 'l'. */
export function heroActs(seen: Seen, look: Look, seat: number, pawn: Pawn): readonly string[] {
  const own = options(seen, seat).filter((command) => 'pawn' in command && command.pawn === pawn);
  const groups = new Map<string, number[]>();
  for (const command of own) {
    const [word, number] = actWord(seen, look, command);
    groups.set(word, [...(groups.get(word) ?? []), ...(number === null ? [] : [number])]);
  }
  return [...groups].map(([word, numbers]) => `${word} ${ranges(look, numbers)}`.trim());
}

function actWord(seen: Seen, look: Look, command: MallCommand): readonly [string, number | null] {
  if (command.type === 'move') return [t(look.lang, `game.compass.${command.direction}`), command.distance];
  if (command.type === 'vortex') return ['v', numberIn(vortexes(seen, command.pawn), command.to)];
  if (command.type === 'settle') return ['p', numberIn(settleList(seen), command.to)];
  if (command.type !== 'jump') return ['l', null];
  const landings = jumpList(seen, command.seat, command.direction);
  return [t(look.lang, `game.compass.${command.direction}`), numberIn(landings, command.to)];
}

const numberIn = (list: readonly Space[], space: Space) => list.indexOf(space) + 1;

function vortexes(seen: Seen, pawn: Pawn): readonly Space[] {
  return vortexList(seen, colourOf(seen, pawnNumber(seen, pawn)));
}

/** Where the little sister can land in a direction, the nearest first. */
export function jumpList(seen: Seen, seat: number, direction: string): readonly Space[] {
  const jumps = options(seen, seat).flatMap((command) =>
    command.type === 'jump' && command.direction === direction ? [command] : [],
  );
  const distance = (to: Space, from: Space) => {
    const [here, there] = [pointAt(seen, from), pointAt(seen, to)];
    return Math.abs(here.x - there.x) + Math.abs(here.y - there.y);
  };
  return jumps
    .sort((one, other) => distance(one.to, one.from) - distance(other.to, other.from))
    .map(({ to }) => to);
}

function pointAt({ shared }: Seen, space: Space): Point {
  const placement = placementOf(shared.board, tileOf(space));
  return placement === undefined ? { dimension: 0, x: 0, y: 0 } : pointOf(placement, cellOf(space));
}

/** 1, 2, 3, 5 as '1–3,5'. */
export function ranges({ marks }: Look, numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}${marks.dash}${to}`)).join(',');
}

/** What needs no hero: explore, place, theft, reveal, take a tile away. */
export function tableActs(seen: Seen, look: Look, seat: number): readonly string[] {
  const own = options(seen, seat);
  const has = (type: MallCommand['type']) => own.some((command) => command.type === type);
  const tiles = own.flatMap((command) => (command.type === 'discard' ? command.tile : []));
  return [
    ...(has('explore') ? [`x ${t(look.lang, 'game.action.X')}`] : []),
    ...(has('place')
      ? [
          `p ${ranges(
            look,
            placeList(seen).map((_, index) => index + 1),
          )}`,
        ]
      : []),
    ...(has('theft') ? ['t'] : []),
    ...(has('reveal') ? ['r'] : []),
    ...(tiles.length > 0 ? [`d ${tiles.map((tile) => seen.box.tiles[tile]?.name).join(',')}`] : []),
  ];
}

export function pawnLabel(look: Look, pawn: Pawn): string {
  return `${letterOf(look.lang, pawn)} ${t(look.lang, `game.hero.${pawn}`)}`;
}
