import { security } from '#client/pieces/here.ts';
import { MODULES, type Module } from '#content/moduleList.ts';
import { ALONE, OWN_TILES, type OwnScenario, SPELLS } from '#content/own.ts';
import { LEVELS, SCENARIOS, setupFor, tilesUpTo } from '#content/scenarios.ts';
import { BASE } from '#engine/mall/rules/base.ts';

// What is being composed, and each way to change it. Pure.

const LAST = LEVELS.length as 6;

/** The tiles, side, rules and sand of a scenario of the game; those of later ones in their full size. */
export function presetOf(number: number): OwnScenario {
  const setup = setupFor({ scenario: number, players: 2, level: LAST, talk: false });
  if (setup === undefined) return EMPTY;
  const { start, deck, onTop, pieces, sand } = setup;
  return { name: '', start, tiles: deck, onTop, pieces, sand };
}

const EMPTY: OwnScenario = { name: '', start: '1A', tiles: [], onTop: [], pieces: [], sand: 180_000 };

/** Where whoever composes for the first time begins: four exits, each hero with its own. */
export const FIRST_DRAFT: OwnScenario = presetOf(2);

/** A scenario takes its parts and leaves the name that was given. */
export function fromPreset({ name }: OwnScenario, number: number): OwnScenario {
  return { ...presetOf(number), name };
}

export function has({ tiles, onTop }: OwnScenario, tile: string): boolean {
  return tiles.includes(tile) || onTop.includes(tile);
}

export function toggleTile(own: OwnScenario, tile: string): OwnScenario {
  const without = (list: readonly string[]) => list.filter((other) => other !== tile);
  if (has(own, tile)) return { ...own, tiles: without(own.tiles), onTop: without(own.onTop) };
  return { ...own, tiles: inOrder([...own.tiles, tile]) };
}

/** Only tiles 2 to `last`; those of the little sister and of Maximum Security stay as they are. */
export function tilesTo(own: OwnScenario, last: number): OwnScenario {
  const others = own.tiles.filter((tile) => !NUMBERED.includes(tile));
  const numbers = tilesUpTo(last).filter((tile) => !others.includes(twinOf(tile)));
  return {
    ...own,
    tiles: inOrder([...numbers, ...others]),
    onTop: own.onTop.filter((tile) => !NUMBERED.includes(tile)),
  };
}
const NUMBERED = tilesUpTo(24);

/** Drawn after those that were put on top before. */
export function putOnTop(own: OwnScenario, tile: string): OwnScenario {
  if (!own.tiles.includes(tile)) return own;
  return { ...own, tiles: own.tiles.filter((other) => other !== tile), onTop: [...own.onTop, tile] };
}

export function shuffleIn(own: OwnScenario, tile: string): OwnScenario {
  if (!own.onTop.includes(tile)) return own;
  return {
    ...own,
    tiles: inOrder([...own.tiles, tile]),
    onTop: own.onTop.filter((other) => other !== tile),
  };
}

/** Spells that lie ready go with their rule. */
export function toggleRule(own: OwnScenario, piece: string): OwnScenario {
  const { pieces } = own;
  const others = pieces.filter((other) => other !== piece);
  if (others.length === pieces.length) return { ...own, pieces: [...pieces, piece] };
  return { ...(piece === SPELLS ? withSpells(own, []) : own), pieces: others };
}

/** None are two by chance. */
function withSpells({ spells: _, ...own }: OwnScenario, spells: readonly string[]): OwnScenario {
  return spells.length === 0 ? own : { ...own, spells };
}

/** One that is laid ready brings its rule along. */
export function toggleSpell(own: OwnScenario, spell: string): OwnScenario {
  const { spells = [], pieces } = own;
  if (spells.includes(spell))
    return withSpells(
      own,
      spells.filter((other) => other !== spell),
    );
  const ruled = pieces.includes(SPELLS) ? pieces : [...pieces, SPELLS];
  return { ...own, pieces: ruled, spells: [...spells, spell] };
}

/** 9* of 9, and 9 of 9*: only one of them is in a deck. */
export const twinOf = (tile: string): string => (tile.endsWith('*') ? tile.slice(0, -1) : `${tile}*`);

export function swapTile(own: OwnScenario, tile: string): OwnScenario {
  const swapped = (list: readonly string[]) => list.map((one) => (one === tile ? twinOf(tile) : one));
  return { ...own, tiles: inOrder(swapped(own.tiles)), onTop: swapped(own.onTop) };
}

/** A module together with its tiles. */
export function withModule(own: OwnScenario, { piece, replaces = [], adds = [] }: Module): OwnScenario {
  const ruled = { ...own, pieces: [...own.pieces, piece] };
  const isThere = replaces.some((tile) => has(own, twinOf(tile)));
  // One is enough where there are several to choose from [X11.1].
  const first = isThere ? [] : replaces.slice(0, 1);
  const swapped = first.reduce(swapTile, ruled);
  return adds.filter((tile) => !has(own, tile)).reduce(toggleTile, swapped);
}

/** The order of the box, then whatever else there is; it is shuffled anyway, but it makes short links. */
function inOrder(tiles: readonly string[]): readonly string[] {
  const place = (tile: string) =>
    (EVERY_TILE.indexOf(tile) + EVERY_TILE.length + 1) % (EVERY_TILE.length + 1);
  return [...tiles].sort((one, other) => place(one) - place(other));
}

export const SECURITY_TILES: readonly string[] = [
  ...['2*', '6*', '7*', '8*', '9*', '10*', '11*', '12*'],
  ...['25', '26', '27', '28', '29'],
];
const EVERY_TILE = [...OWN_TILES, ...SECURITY_TILES];

/** Every tile on offer, and those that came with a link and are not. */
export function tilesOnOffer({ tiles, onTop }: OwnScenario): readonly string[] {
  return [...EVERY_TILE, ...[...tiles, ...onTop].filter((tile) => !EVERY_TILE.includes(tile))];
}

export const RANGES: readonly number[] = [9, ...LEVELS];

export type RuleGroup = 'campaign' | 'challenges' | 'modules' | 'tutorials' | 'extras';

/** The rules one may choose, as the scenarios bring them up; the deck for one player comes by itself. */
export function rulesOnOffer(): Readonly<Record<RuleGroup, readonly string[]>> {
  const of = (fits: (number: number) => boolean) =>
    new Set(SCENARIOS.filter(({ number }) => fits(number)).flatMap(({ pieces }) => pieces));
  const campaign = [...of((number) => number <= 7)];
  const challenges = [...of((number) => number > 7)].filter((piece) => !campaign.includes(piece));
  const known = [...campaign, ...challenges, ALONE];
  const extras = BASE.map(({ id }) => id).filter((id) => !known.includes(id));
  const modules = MODULES.map(({ piece }) => piece);
  const named = [...known, ...extras, ...modules];
  const tutorials = (security.value?.SECURITY ?? []).flatMap(({ id }) => (named.includes(id) ? [] : id));
  return { campaign, challenges, modules, tutorials, extras };
}
