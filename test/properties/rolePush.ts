import { DIRECTIONS } from '#engine/family/directions.ts';
import { type Game, type MallCommand, options } from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { isWorking } from '#engine/mall/ways.ts';
import type { Dice } from './dice.ts';
import { goalSpace, onBoard } from './goals.ts';
import { roadTo } from './path.ts';

// What missions ask for and nobody does by chance: the next step towards it, or undefined.

export function pushed(game: Game, dice: Dice): MallCommand | undefined {
  const squeezes = throughSmall(game);
  if (squeezes.length > 0) return dice.pick(squeezes);
  const pawn = dice.pick([0, 1, 2, 3]);
  if (game.shared.pawns[pawn] === OFF || game.shared.escaped[pawn]) return undefined;
  const goals = game.shared.stolen && dice.chance(0.7) ? spaces(game, 'item') : working(game, dice);
  return roadTo(game, pawn, new Set(goals), new Set())?.commands[0];
}

/** [E01] [E02] the elf goes for the exit: out first it fails two missions at once. */
export function elfLeaves(game: Game): MallCommand | undefined {
  const elf = game.box.pawns.indexOf('elf');
  const exit = goalSpace(game, elf);
  if (!game.shared.stolen || exit === null || game.shared.pawns[elf] === OFF) return undefined;
  return roadTo(game, elf, new Set([exit]), new Set())?.commands[0];
}

const spaces = ({ box, shared }: Game, kind: 'item' | 'timer' | 'camera'): readonly Space[] =>
  box.print.flatMap((info, space) => (info[kind] && onBoard(shared, space) ? [space] : []));

const working = (game: Game, dice: Dice) =>
  spaces(game, dice.pick(['timer', 'camera'])).filter((space) => isWorking(game, space));

/** [S4] the dwarf's next step where nobody else could go. */
function throughSmall(game: Game): readonly MallCommand[] {
  const { next } = game.shared.board;
  return game.shared.hands
    .flatMap((_, seat) => options(game, seat))
    .filter(
      (act) =>
        act.type === 'move' &&
        act.pawn === 'dwarf' &&
        act.distance === 1 &&
        next[act.from * 4 + DIRECTIONS.indexOf(act.direction)] === OFF,
    );
}
