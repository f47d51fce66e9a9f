import type { Colour } from '../family/pawns.ts';
import { usable } from './acts/theft.ts';
import type { PublicGame } from './state.ts';
import { colourOf, pawnData } from './ways.ts';

// What a table plays for, worked out from what its rules let each hero do, for those who tell it to people.

/** Whose items, and whose exits. */
export interface Aim {
  readonly heroes: readonly number[];
  readonly items: 'none' | 'own' | 'others';
  readonly exits: 'own' | 'others' | 'one' | 'any';
  /** Of the one exit for all. */
  readonly colour: Colour | null;
  /** [R15b] who leaves by an exit of its own, where the others' have no owner; null: nobody. */
  readonly apart: number | null;
  /** By the names of feats: what wins, and what loses, besides or instead. */
  readonly wins: readonly string[];
  readonly loses: readonly string[];
  /** What has to be so besides when the last has left [XT9]. */
  readonly also: readonly string[];
}

export function aimOf(game: PublicGame): Aim {
  const { heroes, theft, also } = game.box.goals;
  const items = theft ? itemsOf(game) : 'none';
  const feats = {
    wins: featsOf(game, true),
    loses: featsOf(game, false),
    also: also.map(({ name }) => name),
  };
  const named = { heroes, items, ...feats } as const;
  const together = exitsOf(game, heroes);
  const alone = heroes.find((pawn) => pawnData(game, pawn).ownExit);
  if (together.exits !== 'any' || alone === undefined) return { ...named, ...together, apart: null };
  const rest = heroes.filter((pawn) => pawn !== alone);
  return { ...named, ...exitsOf(game, rest), apart: alone };
}

const featsOf = ({ box }: PublicGame, won: boolean) =>
  box.goals.feats.flatMap((feat) => (feat.won === won ? feat.name : []));

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

function coloursOf(game: PublicGame, kind: 'item' | 'exit', pawn: number): readonly (Colour | null)[] {
  return usable(game, kind, pawn).map((space) => game.shared.board.spaces[space]?.[kind] ?? null);
}
