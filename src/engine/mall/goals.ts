import { type Refusal, refuse } from '../core/refusal.ts';
import type { Box, Setup } from './box.ts';
import type { PawnData } from './pawns.ts';
import type { AnyPiece, Counting, Feat } from './piece.ts';
import type { PublicGame } from './state.ts';

// What a table plays for is data of its set-up: who steals and leaves, whether anything is stolen at all, and which
// feats of the pieces win or lose the game besides. Without a word every hero steals and leaves [M17] [M19] [M21].

export interface Goals {
  readonly heroes?: readonly string[];
  readonly theft?: boolean;
  /** What has to be so besides when the last of them has left [XT9]. */
  readonly also?: readonly string[];
  readonly wins?: readonly string[];
  readonly loses?: readonly string[];
}

/** Goals as a box has them: pawns by number, feats ready to be asked. */
export interface ReadyGoals {
  /** Those who have to steal and leave; the escape wins only where there are any. */
  readonly heroes: readonly number[];
  readonly theft: boolean;
  readonly also: readonly ReadyFeat[];
  readonly feats: readonly ReadyFeat[];
}

interface ReadyFeat {
  readonly name: string;
  readonly won: boolean;
  readonly isSo: Feat;
  readonly counts?: Counting;
}

export function goalsOf(
  { goals = {} }: Setup,
  cast: readonly PawnData[],
  pieces: readonly AnyPiece[],
): ReadyGoals {
  const feats = featsOf(pieces);
  const ready = (names: readonly string[] | undefined, won: boolean) =>
    (names ?? []).flatMap((name) => {
      const isSo = feats.get(name);
      const counts = pieces.find(({ counting }) => counting?.[name])?.counting?.[name];
      if (isSo === undefined) return [];
      return [{ name, won, isSo, ...(counts === undefined ? {} : { counts }) }];
    });
  const wanted = ({ id, hero }: PawnData) => hero && (goals.heroes?.includes(id) ?? true);
  return {
    heroes: cast.flatMap((pawn, index) => (wanted(pawn) ? [index] : [])),
    theft: goals.theft ?? true,
    also: ready(goals.also, true),
    feats: [...ready(goals.loses, false), ...ready(goals.wins, true)],
  };
}

/** [M20] everyone who has to is out, and whatever else is asked for is so. */
export function hasEscaped(game: PublicGame): boolean {
  const { heroes, also } = game.box.goals;
  return heroes.every((pawn) => game.shared.escaped[pawn]) && also.every(({ isSo }) => isSo(game));
}

/** [R12] where heroes stay on their exits, each needs one to itself. */
export function tooFewExits({ goals, print }: Box): Refusal | null {
  const exits = print.filter(({ exit }) => exit !== null).length;
  return exits < goals.heroes.length ? refuse('setup.tooFewExits', { exits }) : null;
}

function featsOf(pieces: readonly AnyPiece[]): ReadonlyMap<string, Feat> {
  return new Map(pieces.flatMap(({ feats }) => Object.entries(feats ?? {})));
}

export function goalProblems(box: Box): Refusal[] {
  return [...unknownGoals(box), ...missingPrint(box)];
}

function unknownGoals({ setup: { goals = {} }, cast, pieces }: Box): Refusal[] {
  const heroes = cast.filter(({ hero }) => hero).map(({ id }): string => id);
  const feats = featsOf(pieces);
  const unknown = [
    ...(goals.heroes ?? []).filter((hero) => !heroes.includes(hero)),
    ...[...(goals.also ?? []), ...(goals.wins ?? []), ...(goals.loses ?? [])].filter(
      (feat) => !feats.has(feat),
    ),
  ];
  const aimless = goals.heroes?.length === 0 && (goals.wins ?? []).length === 0;
  return [...unknown, ...(aimless ? ['heroes'] : [])].map((goal) => refuse('setup.unknownGoal', { goal }));
}

/** A theft needs an item for every hero, and an escape needs an exit. */
function missingPrint({ goals, cast, print }: Box): Refusal[] {
  const colours = goals.theft ? goals.heroes.flatMap((pawn) => cast[pawn]?.colour ?? []) : [];
  const missing = colours.filter((colour) => !print.some(({ item }) => item === colour));
  const problems = missing.map((colour) => refuse('setup.noItem', { colour }));
  const leaves = goals.heroes.length > 0 && !print.some(({ exit }) => exit !== null);
  return leaves ? [...problems, refuse('setup.noExit')] : problems;
}
