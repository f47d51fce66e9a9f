import { type Box, sandLeft, type View } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { heroes, nearestTo, working } from '../bots/eyes.ts';
import { spacesOf } from '../bots/ground.ts';
import type { Push } from '../bots/standIns.ts';
import type { Judge } from './judge.ts';

// How a holder pushes a mission: by holding back, or by bringing somebody somewhere. As plain as people would do it.

type Make = (box: Box, judge: Judge) => Push;

const SHORT = 60_000;
const CLOSE = 45_000;

const isShort = (view: View, now: number) => sandLeft(view.shared.sand, now) < SHORT;
const at = (view: View, name: string) => view.box.pawns.indexOf(name as never);
const symbol = (view: View, kind: 'item' | 'exit') =>
  spacesOf(view).filter((space) => (view.box.print[space]?.[kind] ?? null) !== null);
const isSymbol = (view: View, kind: 'item' | 'exit', space: Space) =>
  (view.box.print[space]?.[kind] ?? null) !== null;

/** The nearest of these pawns goes there. */
function nearest(view: View, pawn: number, goals: readonly Space[], pawns = heroes(view)): readonly Space[] {
  return nearestTo(view, goals, pawns) === pawn ? goals : [];
}

/** Nobody but this one turns the glass, as far as it is up to the holder. */
const byGlass = (who: (view: View, pawn: number) => boolean): Push => ({
  besides: (view, pawn, now) => {
    if (!isShort(view, now)) return [];
    return nearest(
      view,
      pawn,
      working(view, 'timer'),
      heroes(view).filter((one) => who(view, one)),
    );
  },
  forbids: (view, pawn, to) => working(view, 'timer').includes(to) && !who(view, pawn),
});

const spacesOn = (tile: number) => Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell));
const onTile = (view: View, tile: number) =>
  heroes(view).filter((pawn) => tileOf(view.shared.pawns[pawn] as Space) === tile);

/** So many come to this tile, and stay. */
function gather(view: View, pawn: number, tile: number, wanted: number): readonly Space[] {
  const there = onTile(view, tile);
  if (there.includes(pawn) || there.length >= wanted) return [];
  const free = spacesOn(tile).filter((space) => view.box.print[space]?.corridor);
  return nearest(
    view,
    pawn,
    free,
    heroes(view).filter((one) => !there.includes(one)),
  );
}

function fullest(view: View): number {
  const tiles = view.shared.board.placed.map(({ tile }) => tile);
  return tiles.sort((one, other) => onTile(view, other).length - onTile(view, one).length)[0] ?? 0;
}

/** On both sides of small passages, and what lies beyond from where the dwarf is. */
function passages(view: View, from: Space): readonly Space[] {
  const ends = view.shared.board.placed.flatMap(({ tile }) =>
    [...(view.box.smallWalks[tile] ?? [])].flatMap((to, index) =>
      to < 0 ? [] : [[spaceOf(tile, index >> 2), spaceOf(tile, to)] as const],
    ),
  );
  const beyond = ends.flatMap(([one, other]) => (one === from ? [other] : []));
  return beyond.length > 0 ? beyond : ends.map(([one]) => one);
}

export const PUSHES: Readonly<Partial<Record<CardId, Make>>> = {
  C01: (box) => {
    const counters = box.print.flatMap(({ marks }, space) => (marks.includes('burger') ? [space] : []));
    const laid = (view: View) => counters.filter((space) => spacesOf(view).includes(space));
    return {
      besides: (view, pawn) => (laid(view).length === 0 ? [] : nearest(view, pawn, laid(view))),
      forbids: (view, pawn) => counters.includes(view.shared.pawns[pawn] as Space),
    };
  },
  C02: () => ({
    besides: (view, pawn) => (view.shared.stolen ? nearest(view, pawn, symbol(view, 'item')) : []),
  }),
  C03: (_box, judge) =>
    byGlass((view, pawn) => !judge.tally().flippers.includes(view.box.pawns[pawn] as never)),
  C05: () => ({
    besides: (view, pawn) =>
      pawn === at(view, 'dwarf') ? passages(view, view.shared.pawns[pawn] as Space) : [],
  }),
  C06: () => ({
    besides: (view, pawn) => {
      const others = heroes(view).filter((one) => one !== at(view, 'barbarian'));
      return nearest(view, pawn, working(view, 'camera'), others);
    },
    forbids: (view, pawn, to) => pawn === at(view, 'barbarian') && working(view, 'camera').includes(to),
  }),
  D10: () => ({
    besides: (view, pawn) => {
      const { stolen, flips } = view.shared;
      return stolen && flips % 2 === 1 ? nearest(view, pawn, working(view, 'timer')) : [];
    },
    forbids: (view, _pawn, to) =>
      view.shared.stolen && view.shared.flips % 2 === 0 && working(view, 'timer').includes(to),
  }),
  E01: () => ({
    forbids: (view, pawn, to) =>
      view.shared.stolen &&
      pawn !== at(view, 'barbarian') &&
      !view.shared.escaped[at(view, 'barbarian')] &&
      isSymbol(view, 'exit', to),
  }),
  E02: () => ({
    forbids: (view, pawn, to) =>
      view.shared.stolen && pawn === at(view, 'elf') && heroes(view).length > 1 && isSymbol(view, 'exit', to),
  }),
  E03: () => ({
    forbids: (view, pawn, to) => {
      if (view.shared.stolen || pawn !== at(view, 'dwarf') || !isSymbol(view, 'item', to)) return false;
      const others = heroes(view).filter((one) => one !== pawn);
      return !others.every((one) => isSymbol(view, 'item', view.shared.pawns[one] as Space));
    },
  }),
  E04: () => byGlass((view, pawn) => pawn === at(view, 'mage')),
  E05: () => ({
    besides: (view, pawn) =>
      view.shared.flips > 0 && !view.shared.stolen ? gather(view, pawn, fullest(view), 3) : [],
    // Nobody stands on an item before the first flip, and after it nobody leaves where two are together.
    forbids: (view, pawn, to) => {
      if (view.shared.stolen) return false;
      if (view.shared.flips === 0) return isSymbol(view, 'item', to);
      const tile = fullest(view);
      const stays = tileOf(view.shared.pawns[pawn] as Space) === tile && onTile(view, tile).length > 1;
      return stays && tileOf(to) !== tile;
    },
  }),
  E06: () => ({ besides: (view, pawn) => (view.shared.stolen ? gather(view, pawn, 0, 2) : []) }),
  E07: () => ({
    forbids: (view, _pawn, to, now) =>
      view.shared.stolen &&
      heroes(view).length === 1 &&
      sandLeft(view.shared.sand, now) >= CLOSE &&
      isSymbol(view, 'exit', to),
  }),
  E09: () => ({
    besides: (view, pawn, now) => (isShort(view, now) ? nearest(view, pawn, working(view, 'timer')) : []),
  }),
};

/** As long as it is not done. */
export function pushFor(id: CardId, box: Box, judge: Judge, seat: number): Push {
  const push = PUSHES[id]?.(box, judge) ?? {};
  return {
    besides: (view, pawn, now) => (judge.isSo(id, seat) ? [] : (push.besides?.(view, pawn, now) ?? [])),
    forbids: (view, pawn, to, now) => !judge.isSo(id, seat) && (push.forbids?.(view, pawn, to, now) ?? false),
  };
}
