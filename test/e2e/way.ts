import { pawnIndex } from '#engine/family/pawns.ts';
import { decide, type Game, isRefusal, type MallCommand, options, type Pawn } from '#engine/mall/index.ts';

/** The game after this command, which the rules must allow. */
export function after(game: Game, command: MallCommand): Game {
  const decision = decide(game, command, 1);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(command)}`);
  return decision.game;
}

interface Walk {
  readonly pawn: Pawn;
  readonly game: Game;
  readonly way: readonly MallCommand[];
}

/** The fewest moves that bring some one hero onto a sand timer space. */
export function wayToTheTimer(dealt: Game): readonly MallCommand[] {
  const seen = new Set<string>();
  const walks: Walk[] = dealt.box.pawns.map((pawn) => ({ pawn, game: dealt, way: [] }));
  for (const walk of walks) {
    if (walk.game.shared.flips > 0) return walk.way;
    const here = `${walk.pawn} ${walk.game.shared.pawns[pawnIndex(walk.pawn)]}`;
    if (!seen.has(here)) walks.push(...further(walk));
    seen.add(here);
  }
  throw new Error('no way to a sand timer');
}

function further({ pawn, game, way }: Walk): readonly Walk[] {
  return game.shared.hands
    .flatMap((_, seat) => options(game, seat))
    .filter((command) => command.type === 'move' && command.pawn === pawn)
    .map((command) => ({ pawn, game: after(game, command), way: [...way, command] }));
}
