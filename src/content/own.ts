import type { Setup } from '#engine/mall/index.ts';
import type { EveningChoice } from './evenings.ts';
import type { RolesChoice } from './roles.ts';
import { type Choice, FULL_SAND, SCENARIOS, setupFor, tilesUpTo } from './scenarios.ts';

// [S-own] a scenario of one's own is any tiles, side, rules and sand under a name, kept as a small
// JSON text, or as the code of a link (ownCode.ts). Whether its parts fit together is the engine's
// to say when it is opened.

export interface OwnScenario {
  readonly name: string;
  readonly start: string;
  readonly tiles: readonly string[];
  readonly onTop: readonly string[];
  readonly pieces: readonly string[];
  readonly sand: number;
  /** [X10.13] the spells that lie ready, where they are played with; two by chance where nothing is said. */
  readonly spells?: readonly string[];
}

export const LONGEST_OWN_NAME = 60;
/** More than there are of either: what is longer was not written by a person. */
const LONGEST_LIST = 100;

/** The tiles that whoever composes one is offered. */
export const OWN_TILES: readonly string[] = [...tilesUpTo(24), 'L1', 'L2'];

export function writeOwn({ name, start, tiles, onTop, pieces, sand, spells }: OwnScenario): string {
  return JSON.stringify({ name, start, tiles, onTop, pieces, sand, ...fixed(spells) });
}

/** No spells are as if nothing had been said of them. */
const fixed = (spells: readonly string[] = []) => (spells.length === 0 ? {} : { spells });

/** The scenario, or null for a text that is none. `onTop`, `pieces`, `sand` and `spells` may be left out. */
export function readOwn(text: string): OwnScenario | null {
  const found = parse(text);
  if (typeof found !== 'object' || found === null) return null;
  const { name, start, tiles, sand = FULL_SAND, ...lists } = found as Record<string, unknown>;
  const { onTop = [], pieces = [], spells = [] } = lists;
  const named = typeof name === 'string' && name.trim().length > 0 && name.length <= LONGEST_OWN_NAME;
  if (!named || typeof start !== 'string' || typeof sand !== 'number') return null;
  if (!isTexts(tiles) || !isTexts(onTop) || !isTexts(pieces) || !isTexts(spells)) return null;
  return { name: name.trim(), start, tiles, onTop, pieces, sand, ...fixed(spells) };
}

function isTexts(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length <= LONGEST_LIST && value.every((item) => typeof item === 'string')
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The piece whose spells may be fixed. */
export const SPELLS = 'spells';

/** The piece that comes by itself with a single player. */
export const ALONE = 'solo';

/** The pieces of Hidden Roles, which join a scenario and are no part of it. */
const ROLE_PIECES: readonly string[] = ['hiddenRoles', 'brokenTimer'];

/** The set-up for so many players; alone, the deck of actions comes with it. */
export function ownSetup(own: OwnScenario, players: number): Setup {
  const { start, tiles, onTop, pieces, sand, spells } = own;
  const alone = players === 1 && !pieces.includes(ALONE) ? [ALONE] : [];
  return { players, start, deck: tiles, onTop, pieces: [...pieces, ...alone], sand, ...fixed(spells) };
}

/** The scenario that a game was played by, however many played it and whatever they held. */
export function ownOf(name: string, { start, deck, onTop, pieces, sand, spells }: Setup): OwnScenario {
  const ruled = pieces.filter((piece) => piece !== ALONE && !ROLE_PIECES.includes(piece));
  return { name, start, tiles: deck, onTop, pieces: ruled, sand, ...fixed(spells) };
}

/** A scenario by its number; modules of Maximum Security may join it, by their pieces [X0.5]. */
export type NumberedChoice = Omit<Choice, 'players'> & {
  readonly modules?: readonly string[];
  /** [X11.1] how many reinforcements, where they join; one where nothing is said. */
  readonly guards?: number;
  readonly roles?: RolesChoice;
};
/** What a table may choose to play: that, an evening of Maximum Security, or a scenario of its own. */
export type AnyChoice = NumberedChoice | Omit<EveningChoice, 'players'> | OwnChoice;
export interface OwnChoice {
  readonly own: OwnScenario;
  readonly roles?: RolesChoice;
}

/** Of what takes nothing of Maximum Security; undefined for the rest, which choices.ts knows. */
export function plainSetup(choice: AnyChoice, players: number): Setup | undefined {
  if ('evening' in choice || choice.roles !== undefined) return undefined;
  if ('own' in choice) return ownSetup(choice.own, players);
  if ((choice.modules ?? []).length > 0) return undefined;
  return setupFor({ ...choice, players });
}

/** What the game will be known by, in its log, the Book and its replay: by a level only where there are some. */
export function titleOf(choice: AnyChoice): Readonly<Record<string, string | number>> {
  if ('own' in choice) return { own: choice.own.name, ...secretTitle(choice) };
  if ('evening' in choice) return { evening: choice.evening, ...(choice.hardcore ? { hardcore: 1 } : {}) };
  const { scenario, level = 1, modules = [] } = choice;
  const isFixed = SCENARIOS.find(({ number }) => number === scenario)?.fixed !== null;
  const joined = modules.length === 0 ? {} : { modules: modules.join() };
  return { scenario, level: isFixed ? 1 : level, ...joined, ...secretTitle(choice) };
}

/** [H0.1] which level of hidden roles joined it. */
const secretTitle = ({ roles }: { readonly roles?: RolesChoice }) =>
  roles === undefined ? {} : { roles: roles.level };
