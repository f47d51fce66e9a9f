import { pawnIndex } from '#engine/family/pawns.ts';
import { decide, type Game, isRefusal, type MallCommand, options, type PawnId } from '#engine/mall/index.ts';

/** However little a turn leaves of the sand [M22]: how long hands take is none of a plan's business. */
export function endless(game: Game): Game {
  const sand = { ...game.shared.sand, end: Number.MAX_SAFE_INTEGER };
  return { ...game, shared: { ...game.shared, sand } };
}

/** The game after this command, which the rules must allow. */
export function after(game: Game, command: MallCommand): Game {
  const decision = decide(endless(game), command, 1);
  if (isRefusal(decision)) throw new Error(`${JSON.stringify(decision)} ${JSON.stringify(command)}`);
  return decision.game;
}

interface Walk {
  readonly pawn: PawnId;
  readonly game: Game;
  readonly way: readonly MallCommand[];
}

/** The fewest moves that bring some one hero onto a sand timer space. */
export function wayToTheTimer(dealt: Game): readonly MallCommand[] {
  const way = fewest(dealt, dealt.box.pawns, ({ game }) => game.shared.flips > dealt.shared.flips);
  if (way === null) throw new Error('no way to a sand timer');
  return way;
}

export interface Detour {
  readonly there: readonly MallCommand[];
  readonly back: readonly MallCommand[];
}

/** Onto a sand timer space and back to where the hero stood, without turning another; null where nobody can. */
export function detourToTheTimer(game: Game): Detour | null {
  const there = fewest(game, game.box.pawns, (walk) => walk.game.shared.flips > game.shared.flips);
  const [first] = there ?? [];
  if (there === null || first === undefined || !('pawn' in first)) return null;
  const pawn = first.pawn as PawnId;
  const back = fewest(there.reduce(after, game), [pawn], (walk) => isBack(walk, game));
  return back === null ? null : { there, back };
}

const isBack = ({ pawn, game }: Walk, before: Game) =>
  game.shared.flips === before.shared.flips + 1 &&
  game.shared.pawns[pawnIndex(pawn)] === before.shared.pawns[pawnIndex(pawn)];

/** The fewest moves of one of these pawns after which it is so; by other means too where those are named. */
export function fewest(
  from: Game,
  pawns: readonly PawnId[],
  isSo: (walk: Walk) => boolean,
  means: readonly MallCommand['type'][] = ['move'],
): readonly MallCommand[] | null {
  const seen = new Set<string>();
  const walks: Walk[] = pawns.map((pawn) => ({ pawn, game: from, way: [] }));
  for (const walk of walks) {
    if (isSo(walk)) return walk.way;
    const here = `${walk.pawn} ${placeOf(walk)}`;
    if (!seen.has(here)) walks.push(...further(walk, means));
    seen.add(here);
  }
  return null;
}

const placeOf = ({ pawn, game }: Walk) => game.shared.pawns[game.box.pawns.indexOf(pawn)];

function further({ pawn, game, way }: Walk, means: readonly MallCommand['type'][]): readonly Walk[] {
  return game.shared.hands
    .flatMap((_, seat) => options(game, seat))
    .filter((command) => means.includes(command.type) && 'pawn' in command && command.pawn === pawn)
    .map((command) => ({ pawn, game: after(game, command), way: [...way, command] }));
}
