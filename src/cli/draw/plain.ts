import { capital, t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import {
  COLOUR,
  DIRECTIONS,
  type Direction,
  type Pawn,
  type Seen,
  SYMBOL,
  type Tile,
} from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { Feature } from '#engine/mall/tile.ts';
import { pawnNumber, pawnOn } from '#engine/mall/ways.ts';
import { heroActs } from './acts.ts';
import { numbersOf, placeList } from './choices.ts';
import { type Look, letterOf } from './look.ts';
import { cornerOf, outwards, plansOf, type Spot, spotOf } from './plan.ts';

// The mall in words, for ears and for Braille: every hero, where it stands, what is beside it and
// what it can do; and, when asked, the tiles with what lies on them.

export function describeMall(seen: Seen, look: Look): readonly string[] {
  return [
    ...seen.box.pawns.flatMap((pawn) => describeHero(seen, look, pawn)),
    ...waitingTiles(seen, look),
    ...placeList(seen).map((space, index) => describePlace(seen, look, space, index + 1)),
  ];
}

/** [M14] [S8] what everybody sees of the deck. */
function waitingTiles({ box, shared }: Seen, look: Look): readonly string[] {
  const shown = [
    { key: 'cli.plain.tileDrawn', tile: box.tiles[shared.drawn ?? OFF] },
    { key: 'cli.plain.tileNext', tile: box.tiles[shared.deckTop ?? OFF] },
  ] as const;
  return shown.flatMap(({ key, tile }) =>
    tile === undefined ? [] : [t(look.lang, key, { tile: tile.name, features: tileWords(look, tile) })],
  );
}

function tileWords({ lang }: Look, tile: Tile): string {
  const words = tile.cells.flatMap(({ features }) =>
    features.map((feature) => {
      const name = t(lang, `game.feature.${feature.kind}`);
      if (!('colour' in feature)) return name;
      const colour = t(lang, `game.colour.${feature.colour}`);
      return t(lang, 'cli.plain.coloured', { feature: name, colour });
    }),
  );
  return words.join(', ');
}

export function describeTiles(seen: Seen, look: Look): readonly string[] {
  return seen.shared.board.placed.map((placement) => describeTile(seen, look, placement));
}

function describeHero(seen: Seen, look: Look, pawn: Pawn): readonly string[] {
  const { lang } = look;
  const spot = spotOf(seen, seen.shared.pawns[pawnNumber(seen, pawn)] ?? OFF);
  const colour = COLOUR[pawn];
  const title = t(lang, 'cli.plain.hero', {
    hero: capital(t(lang, `game.hero.${pawn}`)),
    letter: letterOf(lang, pawn),
    colour: t(lang, `game.colour.${colour}`),
    symbol: t(lang, `game.symbol.${SYMBOL[colour] as 'bow'}`),
    where: spot === undefined ? t(lang, 'cli.plain.out') : whereText(seen, look, spot),
  });
  return spot === undefined ? [title] : [title, besideText(seen, look, spot), canText(seen, look, pawn)];
}

/** Row and column as the tile lies, from its north-west corner. */
function rowAndColumn({ placement, space }: Spot): { readonly row: number; readonly column: number } {
  const { x, y } = pointOf(placement, cellOf(space));
  const corner = cornerOf(placement);
  return { row: y - corner.y + 1, column: x - corner.x + 1 };
}

function whereText(seen: Seen, look: Look, spot: Spot): string {
  const features = featuresText(seen, look, spot);
  const place = { tile: spot.tile.name, ...rowAndColumn(spot) };
  return features.length === 0
    ? t(look.lang, 'cli.plain.on', place)
    : t(look.lang, 'cli.plain.onFeature', { ...place, features: features.join(', ') });
}

function besideText(seen: Seen, look: Look, spot: Spot): string {
  const sides = DIRECTIONS.map((direction, index) =>
    t(look.lang, 'cli.plain.side', {
      direction: t(look.lang, `game.direction.${direction}`),
      what: neighbourText(seen, look, spot, index),
    }),
  );
  return t(look.lang, 'cli.plain.beside', { sides: sides.join(', ') });
}

function neighbourText(seen: Seen, look: Look, spot: Spot, direction: number): string {
  const plan = plansOf(seen).find(({ placed }) => placed.includes(spot.placement));
  const border = plan?.borderOf(spot, direction);
  if (border === 'small') return t(look.lang, 'cli.plain.smallPassage');
  if (border !== 'open') return t(look.lang, 'cli.plain.wall');
  const next = seen.shared.board.next[spot.space * 4 + direction] ?? OFF;
  if (next === OFF) return t(look.lang, 'cli.plain.unexplored');
  const pawn = seen.box.pawns[pawnOn(seen, next)];
  if (pawn !== undefined) return t(look.lang, `game.theHero.${pawn}`);
  const there = featuresText(seen, look, spotOf(seen, next) as Spot);
  return there.length > 0 ? there.join(', ') : t(look.lang, 'cli.plain.free');
}

function canText(seen: Seen, look: Look, pawn: Pawn): string {
  const letter = letterOf(look.lang, pawn).toLowerCase();
  const acts = seen.shared.hands.flatMap((_, seat) =>
    heroActs(seen, look, seat, pawn).map((act) =>
      t(look.lang, 'cli.plain.act', { command: `${letter} ${act}`, seat: seat + 1 }),
    ),
  );
  return acts.length === 0
    ? t(look.lang, 'cli.plain.cannot')
    : t(look.lang, 'cli.plain.can', { acts: acts.join(', ') });
}

function describeTile(seen: Seen, look: Look, placement: Placement): string {
  const found = Array.from({ length: 16 }, (_, cell) => spotOf(seen, spaceOf(placement.tile, cell)) as Spot);
  const features = found.flatMap((spot) =>
    featuresText(seen, look, spot).map((feature) =>
      t(look.lang, 'cli.plain.at', { feature, ...rowAndColumn(spot) }),
    ),
  );
  return t(look.lang, 'cli.plain.tile', {
    tile: seen.box.tiles[placement.tile]?.name ?? '',
    east: placement.a,
    south: placement.b,
    features:
      features.length === 0
        ? t(look.lang, 'cli.plain.nothing')
        : features.join(t(look.lang, 'cli.plain.between')),
  });
}

/** Everything printed on a space, escalators included, with its number and state. */
function featuresText(seen: Seen, look: Look, spot: Spot): readonly string[] {
  const cell = cellOf(spot.space);
  const number = numbersOf(seen).get(spot.space);
  const stairs = spot.tile.escalators.findIndex((ends) => ends.includes(cell));
  const features = (spot.tile.cells[cell]?.features ?? []).map((feature) =>
    featureText(look, spot, feature, number),
  );
  const escalator =
    stairs < 0
      ? []
      : [
          t(look.lang, 'cli.plain.numbered', {
            feature: t(look.lang, 'game.feature.escalator'),
            number: stairs + 1,
          }),
        ];
  const all = [...features, ...escalator];
  if (!seen.shared.outOfOrder.includes(spot.space)) return all;
  return all.map((feature) => t(look.lang, 'cli.plain.broken', { feature }));
}

function featureText(look: Look, spot: Spot, feature: Feature, number: number | undefined): string {
  const { lang } = look;
  const name = t(lang, `game.feature.${feature.kind}`);
  if (!('colour' in feature)) return name;
  const coloured = t(lang, 'cli.plain.coloured', {
    feature: name,
    colour: t(lang, `game.colour.${feature.colour}`),
  });
  if (feature.kind === 'explore')
    return t(lang, 'cli.plain.leads', { feature: coloured, direction: leads(look, spot) });
  return number === undefined ? coloured : t(lang, 'cli.plain.numbered', { feature: coloured, number });
}

function leads({ lang }: Look, spot: Spot): string {
  return t(lang, `game.direction.${DIRECTIONS[outwards(spot)] as Direction}`);
}

function describePlace(seen: Seen, look: Look, space: Space, number: number): string {
  const spot = spotOf(seen, space) as Spot;
  return t(look.lang, 'cli.plain.place', {
    number,
    tile: placementOf(seen.shared.board, tileOf(space)) === undefined ? '?' : spot.tile.name,
    direction: leads(look, spot),
  });
}
