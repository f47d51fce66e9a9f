import type { Colour } from '../family/pawns.ts';
import { OFF, type Space, tileOf } from './spaces.ts';
import type { PublicGame } from './state.ts';
import { colourOf, isPlaced, pawnData } from './ways.ts';

// What a table plays for, and how far it has come: for those who tell it to people. Everything here is for all to see.

/** How far a hero has come: nothing found, its item found, on it, the theft done, an exit found, out. */
export type Stage = 'unseen' | 'seen' | 'onItem' | 'stolen' | 'exit' | 'out';

export interface Count {
  readonly count: number;
  readonly all: number;
}

export interface Progress {
  /** Those who have to steal and leave, each with how far it has come. */
  readonly heroes: readonly { readonly pawn: number; readonly stage: Stage }[];
  readonly stolen: boolean;
  /** Items and exits that somebody may use: those found, and how many there are to be found. */
  readonly items: Count | null;
  readonly exits: Count;
  readonly onItems: Count | null;
  readonly out: Count;
}

type Kind = 'item' | 'exit';

/** [M17] [M19] the spaces of a kind that this hero may use, on tiles still to come too. */
function usable(game: PublicGame, kind: Kind, pawn: number): readonly Space[] {
  const { mayTake, mayLeave } = game.box.policies;
  const may = kind === 'item' ? mayTake : mayLeave;
  return game.shared.board.spaces.flatMap((info, space) =>
    info[kind] !== null && may(game, pawn, space) ? [space] : [],
  );
}

const isFound = (game: PublicGame) => (space: Space) => isPlaced(game, tileOf(space));

/** [R12] a hero who stays on its exit leaves it to nobody else. */
const isFree =
  ({ shared }: PublicGame) =>
  (space: Space) =>
    !shared.pawns.some((at, pawn) => at === space && shared.escaped[pawn]);

function stageOf(game: PublicGame, pawn: number): Stage {
  const { box, shared } = game;
  if (shared.escaped[pawn]) return 'out';
  const stealing = box.goals.theft && !shared.stolen;
  const found = usable(game, stealing ? 'item' : 'exit', pawn).filter(isFound(game));
  if (!stealing) return found.some(isFree(game)) ? 'exit' : box.goals.theft ? 'stolen' : 'unseen';
  if (found.includes(shared.pawns[pawn] ?? OFF)) return 'onItem';
  return found.length > 0 ? 'seen' : 'unseen';
}

/** No more than are needed: where heroes may choose, there may be more of them than heroes. */
function foundOf(game: PublicGame, kind: Kind): Count {
  const { heroes } = game.box.goals;
  const all = [...new Set(heroes.flatMap((pawn) => usable(game, kind, pawn)))];
  const most = Math.min(all.length, heroes.length);
  return { count: Math.min(most, all.filter(isFound(game)).length), all: most };
}

export function progressOf(game: PublicGame): Progress {
  const { goals } = game.box;
  const heroes = goals.heroes.map((pawn) => ({ pawn, stage: stageOf(game, pawn) }));
  const at = (stages: readonly Stage[]) => ({
    count: heroes.filter(({ stage }) => stages.includes(stage)).length,
    all: heroes.length,
  });
  return {
    heroes,
    stolen: game.shared.stolen,
    items: goals.theft ? foundOf(game, 'item') : null,
    exits: foundOf(game, 'exit'),
    onItems: goals.theft ? at(['onItem', 'stolen', 'exit', 'out']) : null,
    out: at(['out']),
  };
}

/** Whose items, and whose exits. */
export interface Aim {
  readonly heroes: readonly number[];
  readonly items: 'none' | 'own' | 'others';
  readonly exits: 'own' | 'others' | 'one' | 'any';
  /** Of the one exit for all. */
  readonly colour: Colour | null;
  /** [R15b] who leaves by an exit of its own, where the others' have no owner; null: nobody. */
  readonly apart: number | null;
}

/** Worked out from what the rules of this game let each hero do. */
export function aimOf(game: PublicGame): Aim {
  const { heroes, theft } = game.box.goals;
  const items = theft ? itemsOf(game) : 'none';
  const together = exitsOf(game, heroes);
  const alone = heroes.find((pawn) => pawnData(game, pawn).ownExit);
  if (together.exits !== 'any' || alone === undefined) return { heroes, items, ...together, apart: null };
  const rest = heroes.filter((pawn) => pawn !== alone);
  return { heroes, items, ...exitsOf(game, rest), apart: alone };
}

function itemsOf(game: PublicGame): 'own' | 'others' {
  const own = (pawn: number) => coloursOf(game, 'item', pawn).includes(colourOf(game, pawn));
  return game.box.goals.heroes.some(own) ? 'own' : 'others';
}

function exitsOf(game: PublicGame, heroes: readonly number[]): Pick<Aim, 'exits' | 'colour'> {
  const colours = heroes.map((pawn) => coloursOf(game, 'exit', pawn));
  const own = (index: number) => colourOf(game, heroes[index] as number);
  if (colours.every((each, index) => each.every((colour) => colour === own(index))))
    return { exits: 'own', colour: null };
  const all = [...new Set(colours.flat())];
  if (all.length === 1) return { exits: 'one', colour: all[0] ?? null };
  const foreign = colours.every((each, index) => !each.includes(own(index)));
  return { exits: foreign ? 'others' : 'any', colour: null };
}

function coloursOf(game: PublicGame, kind: Kind, pawn: number): readonly (Colour | null)[] {
  return usable(game, kind, pawn).map((space) => game.shared.board.spaces[space]?.[kind] ?? null);
}
