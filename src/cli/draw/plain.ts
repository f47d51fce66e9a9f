import { capital, t } from '#content/locales/index.ts';
import { placementOf } from '#engine/mall/board.ts';
import {
  DIRECTIONS,
  type Direction,
  type PawnId,
  type PublicGame,
  SYMBOL,
  type Tile,
} from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { cellOf, OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import type { Feature } from '#engine/mall/tile.ts';
import { pawnNumber, pawnOn } from '#engine/mall/ways.ts';
import { piecesOf } from '../pieces/index.ts';
import { heroActs } from './acts.ts';
import { laidIn, numbersOf, placeList } from './choices.ts';
import type { DoorSign } from './doors.ts';
import { type Look, letterOf, pawnColour } from './look.ts';
import { cornerOf, outwards, type PlacedSpace, placedSpaceOf, plansOf } from './plan.ts';
import { featuresNow, watcherOf } from './print.ts';

// The mall in words, for ears and for Braille: every hero, where it stands, what is beside it and
// what it can do; and, when asked, the tiles with what lies on them.

export function describeMall(game: PublicGame, look: Look): readonly string[] {
  return [
    ...game.box.pawns.flatMap((pawn) => describeHero(game, look, pawn)),
    ...waitingTiles(game, look),
    ...placeList(game).map((space, index) => describePlace(game, look, space, index + 1)),
  ];
}

/** [M14] [S8] what everybody sees of the deck. */
function waitingTiles({ box, shared }: PublicGame, look: Look): readonly string[] {
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

export function describeTiles(game: PublicGame, look: Look): readonly string[] {
  return game.shared.board.placed.map((placement) => describeTile(game, look, placement));
}

function colourWords({ lang }: Look, pawn: PawnId): { readonly colour: string; readonly symbol: string } {
  const colour = pawnColour(pawn);
  if (colour === null) return { colour: '', symbol: '' };
  return {
    colour: t(lang, `game.colour.${colour}`),
    symbol: t(lang, `game.symbol.${SYMBOL[colour] as 'bow'}`),
  };
}

function describeHero(game: PublicGame, look: Look, pawn: PawnId): readonly string[] {
  const { lang } = look;
  const here = placedSpaceOf(game, game.shared.pawns[pawnNumber(game, pawn)] ?? OFF);
  const title = t(lang, pawnColour(pawn) === null ? 'cli.plain.pawn' : 'cli.plain.hero', {
    hero: capital(t(lang, `game.hero.${pawn}`)),
    letter: letterOf(lang, pawn),
    ...colourWords(look, pawn),
    where: here === undefined ? awayText(game, look, pawn) : whereText(game, look, here),
  });
  return here === undefined ? [title] : [title, besideText(game, look, here), canText(game, look, pawn)];
}

/** Out of the mall, or beside it: not there yet, or locked up in a room that nobody has found. */
function awayText(game: PublicGame, look: Look, pawn: PawnId): string {
  const { lang } = look;
  const number = pawnNumber(game, pawn);
  if (game.shared.escaped[number]) return t(lang, 'cli.plain.out');
  const [known] = piecesOf(game.box).flatMap((piece) => piece.whereabouts?.(game, look, pawn) ?? []);
  if (known !== undefined) return known;
  return t(lang, game.box.policies.captive(game, number) ? 'cli.plain.captive' : 'cli.plain.aside');
}

/** Row and column as the tile lies, from its north-west corner. */
function rowAndColumn({ placement, space }: PlacedSpace): { readonly row: number; readonly column: number } {
  const { x, y } = pointOf(placement, cellOf(space));
  const corner = cornerOf(placement);
  return { row: y - corner.y + 1, column: x - corner.x + 1 };
}

function whereText(game: PublicGame, look: Look, here: PlacedSpace): string {
  const pawn = pawnOn(game, here.space);
  const held = pawn >= 0 && game.box.policies.captive(game, pawn);
  const features = [...featuresText(game, look, here), ...(held ? [t(look.lang, 'cli.plain.captive')] : [])];
  const place = { tile: here.tile.name, ...rowAndColumn(here) };
  return features.length === 0
    ? t(look.lang, 'cli.plain.on', place)
    : t(look.lang, 'cli.plain.onFeature', { ...place, features: features.join(', ') });
}

function besideText(game: PublicGame, look: Look, here: PlacedSpace): string {
  const sides = DIRECTIONS.map((direction, index) =>
    t(look.lang, 'cli.plain.side', {
      direction: t(look.lang, `game.direction.${direction}`),
      what: neighbourText(game, look, here, index),
    }),
  );
  return t(look.lang, 'cli.plain.beside', { sides: sides.join(', ') });
}

function neighbourText(game: PublicGame, look: Look, here: PlacedSpace, direction: number): string {
  const plan = plansOf(game).find(({ placed }) => placed.includes(here.placement));
  const border = plan?.borderOf(here, direction);
  if (border === 'small') return t(look.lang, 'cli.plain.smallPassage');
  if (typeof border === 'object') return t(look.lang, doorKey(border, direction));
  if (border === 'opened')
    return t(look.lang, 'cli.plain.breach', { what: beyondText(game, look, here, direction) });
  return border === 'open' ? beyondText(game, look, here, direction) : t(look.lang, 'cli.plain.wall');
}

/** [X5.8] whether this way through a steel door is open now, takes a code, or is none. */
function doorKey(
  { towards, free, open }: DoorSign,
  direction: number,
): `cli.plain.door.${'open' | 'shut' | 'none'}` {
  if (towards === direction) return open ? 'cli.plain.door.open' : 'cli.plain.door.shut';
  return free ? 'cli.plain.door.open' : 'cli.plain.door.none';
}

function beyondText(game: PublicGame, look: Look, here: PlacedSpace, direction: number): string {
  const next = game.shared.board.next[here.space * 4 + direction] ?? OFF;
  if (next === OFF) return t(look.lang, 'cli.plain.unexplored');
  const pawn = game.box.pawns[pawnOn(game, next)];
  if (pawn !== undefined) return t(look.lang, `game.theHero.${pawn}`);
  const there = featuresText(game, look, placedSpaceOf(game, next) as PlacedSpace);
  return there.length > 0 ? there.join(', ') : t(look.lang, 'cli.plain.free');
}

function canText(game: PublicGame, look: Look, pawn: PawnId): string {
  const letter = letterOf(look.lang, pawn).toLowerCase();
  const acts = game.shared.hands.flatMap((_, seat) =>
    heroActs(game, look, seat, pawn).map((act) =>
      t(look.lang, 'cli.plain.act', { command: `${letter} ${act}`, seat: seat + 1 }),
    ),
  );
  return acts.length === 0
    ? t(look.lang, 'cli.plain.cannot')
    : t(look.lang, 'cli.plain.can', { acts: acts.join(', ') });
}

function describeTile(game: PublicGame, look: Look, placement: Placement): string {
  const found = Array.from(
    { length: 16 },
    (_, cell) => placedSpaceOf(game, spaceOf(placement.tile, cell)) as PlacedSpace,
  );
  const features = found.flatMap((here) =>
    featuresText(game, look, here).map((feature) =>
      t(look.lang, 'cli.plain.at', { feature, ...rowAndColumn(here) }),
    ),
  );
  const watcher = watcherOf(game, placement.tile);
  const watched =
    watcher === undefined
      ? []
      : [t(look.lang, 'cli.plain.watchedBy', { hero: t(look.lang, `game.theHero.${watcher}`) })];
  const all = [...watched, ...features];
  return t(look.lang, 'cli.plain.tile', {
    tile: game.box.tiles[placement.tile]?.name ?? '',
    east: placement.a,
    south: placement.b,
    features:
      all.length === 0 ? t(look.lang, 'cli.plain.nothing') : all.join(t(look.lang, 'cli.plain.between')),
  });
}

/** Everything printed on a space, escalators included, with its number and state. */
function featuresText(game: PublicGame, look: Look, here: PlacedSpace): readonly string[] {
  const cell = cellOf(here.space);
  const number = numbersOf(game).get(here.space);
  const stairs = here.tile.escalators.findIndex((ends) => ends.includes(cell));
  const features = featuresNow(game, here).map((feature) => featureText(look, here, feature, number));
  const laid = laidIn(game, look).flatMap(({ space, words }) => (space === here.space ? words : []));
  const escalator =
    stairs < 0
      ? []
      : [
          t(look.lang, 'cli.plain.numbered', {
            feature: t(look.lang, 'game.feature.escalator'),
            number: stairs + 1,
          }),
        ];
  const all = [...features, ...laid, ...escalator];
  if (!game.shared.outOfOrder.includes(here.space)) return all;
  return all.map((feature) => t(look.lang, 'cli.plain.broken', { feature }));
}

function featureText(look: Look, here: PlacedSpace, feature: Feature, number: number | undefined): string {
  const { lang } = look;
  const name = t(lang, `game.feature.${feature.kind}`);
  if (feature.kind === 'command')
    return t(lang, 'cli.plain.leads', {
      feature: name,
      direction: t(lang, `game.direction.${feature.direction}`),
    });
  if (feature.kind === 'auto')
    return t(lang, 'cli.plain.leads', { feature: name, direction: leads(look, here) });
  if (!('colour' in feature)) return name;
  const coloured = t(lang, 'cli.plain.coloured', {
    feature: name,
    colour: t(lang, `game.colour.${feature.colour}`),
  });
  if (feature.kind === 'explore')
    return t(lang, 'cli.plain.leads', { feature: coloured, direction: leads(look, here) });
  return number === undefined ? coloured : t(lang, 'cli.plain.numbered', { feature: coloured, number });
}

function leads({ lang }: Look, here: PlacedSpace): string {
  return t(lang, `game.direction.${DIRECTIONS[outwards(here)] as Direction}`);
}

function describePlace(game: PublicGame, look: Look, space: Space, number: number): string {
  const here = placedSpaceOf(game, space) as PlacedSpace;
  return t(look.lang, 'cli.plain.place', {
    number,
    tile: placementOf(game.shared.board, tileOf(space)) === undefined ? '?' : here.tile.name,
    direction: leads(look, here),
  });
}
