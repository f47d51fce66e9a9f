import { setupHere } from '#client/pieces/known.ts';
import { MODULES } from '#content/moduleList.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import type { Refusal } from '#engine/mall/index.ts';
import type { ScenarioChoice } from '#protocol/messages.ts';
import { fitBy, isAmong, problemsOf, USUAL } from '../own/fit.ts';

// Modules that join a scenario [X0.5]: what comes of the deck, and what would mend a set-up whose needs fail. Pure.

export const modulesOf = ({ modules = [] }: ScenarioChoice): readonly string[] => modules;

/** In the order of the books, so that the same modules are the same choice; guards go with the module that brings them. */
export function withModule(choice: ScenarioChoice, piece: string, on: boolean): ScenarioChoice {
  const { modules: before = [], guards, ...rest } = choice;
  const joined = MODULES.filter((one) => (one.piece === piece ? on : before.includes(one.piece)));
  if (joined.length === 0) return rest;
  const wished = guards !== undefined && joined.some(({ byGuards }) => byGuards) ? { guards } : {};
  return { ...rest, modules: joined.map((one) => one.piece), ...wished };
}

/** [X11.1] how many come; what is meant anyway is not said. */
export const guardsOf = ({ guards = 1 }: ScenarioChoice): number => guards;
export function withGuards({ guards: _, ...choice }: ScenarioChoice, guards: number): ScenarioChoice {
  return guards === 1 ? choice : { ...choice, guards };
}

export interface Deck {
  readonly count: number;
  /** What is there instead, and what is there besides. */
  readonly replaced: readonly { readonly plain: string; readonly tile: string }[];
  readonly added: readonly string[];
  /** [X0.5] tiles that only warn. */
  readonly large: boolean;
}

const EARLY: readonly string[] = tilesUpTo(12);
const LATER = tilesUpTo(24).filter((tile) => !EARLY.includes(tile));

export function deckOf(choice: ScenarioChoice): Deck {
  const { modules: _, ...plain } = choice;
  const tilesOf = (one: ScenarioChoice) => {
    const setup = setupHere(one, USUAL);
    return setup === undefined ? [] : [setup.start, ...setup.onTop, ...setup.deck];
  };
  const [before, after] = [tilesOf(plain), tilesOf(choice)];
  const fresh = after.filter((tile) => !before.includes(tile));
  const plainOf = (tile: string) => before.find((one) => `${one}*` === tile && !after.includes(one));
  return {
    count: after.length,
    replaced: fresh.flatMap((tile) => {
      const instead = plainOf(tile);
      return instead === undefined ? [] : { plain: instead, tile };
    }),
    added: fresh.filter((tile) => plainOf(tile) === undefined),
    large: modulesOf(choice).length > 0 && LATER.some((tile) => after.includes(tile)),
  };
}

export const problemsWith = (choice: ScenarioChoice): readonly Refusal[] =>
  fitBy((players) => setupHere(choice, players)).problems;

export interface Mending {
  readonly kind: 'with' | 'without';
  readonly piece: string;
  readonly mended: ScenarioChoice;
}

/** So many of each sort: with more the cards themselves would be out of sight. */
const MOST_MENDINGS = { with: 3, without: 1 } as const;

/** One module more or fewer, after which the engine has nothing more to complain of than before, and not of this. */
export function mendingsFor(choice: ScenarioChoice, problem: Refusal): readonly Mending[] {
  const before = problemsWith(choice);
  const changes = MODULES.map(({ piece }): Mending => {
    const on = modulesOf(choice).includes(piece);
    return { kind: on ? 'without' : 'with', piece, mended: withModule(choice, piece, !on) };
  });
  const mending = changes.filter(({ mended }) => {
    const after = problemsOf(setupHere(mended, USUAL));
    return !isAmong(problem, after) && after.every((one) => isAmong(one, before));
  });
  return (['with', 'without'] as const).flatMap((sort) =>
    mending.filter(({ kind }) => kind === sort).slice(0, MOST_MENDINGS[sort]),
  );
}
