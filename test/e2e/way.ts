import { decide, type Game, isRefusal, type MallCommand, options, type Pawn } from '#engine/mall/index.ts';

interface Walk {
  readonly pawn: Pawn;
  readonly game: Game;
  readonly way: readonly MallCommand[];
}

/** The shortest way of any one hero onto a sand timer space. */
export function wayToTheTimer(dealt: Game): readonly MallCommand[] {
  const seen = new Set<string>();
  const walks: Walk[] = dealt.box.pawns.map((pawn) => ({ pawn, game: dealt, way: [] }));
  for (const walk of walks) {
    if (walk.game.shared.flips > 0) return walk.way;
    const here = `${walk.pawn} ${walk.game.shared.pawns[walk.game.box.pawns.indexOf(walk.pawn)]}`;
    if (!seen.has(here)) walks.push(...further(walk));
    seen.add(here);
  }
  throw new Error('no way to a sand timer');
}

function further({ pawn, game, way }: Walk): readonly Walk[] {
  return game.shared.hands
    .flatMap((_, seat) => options(game, seat))
    .filter((command) => command.type === 'move' && command.pawn === pawn)
    .flatMap((command) => {
      const decision = decide(game, command, 1);
      return isRefusal(decision) ? [] : [{ pawn, game: decision.game, way: [...way, command] }];
    });
}
