import { type Refusal, refuse } from '../../../core/refusal.ts';
import type { Stolen } from '../../events.ts';
import { watcherOn } from '../../meeting.ts';
import { nearestEmpty } from '../../nearest.ts';
import { type Newcomer, WATCHMAN } from '../../pawns.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF, type Space, tileOf } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import { isPlaced, pawnName, pawnNumber, printed, withPawn } from '../../ways.ts';

// [X11.1] [X11.2] a guard for each of these tiles waits beside the mall, and comes to its space there at the theft; one
// whose tile does not lie never comes. [R22] onto a hero's tile only where heroes are caught: until then the theft waits.

const ID = 'reinforcements';

/** By tile; the number of each is that of its tile. */
const GUARDS = { guard2: '2*', guard10: '10*', guard11: '11*' } as const;
type GuardId = keyof typeof GUARDS;
const GUARD_IDS = Object.keys(GUARDS) as readonly GuardId[];

interface Reinforcements {
  readonly id: typeof ID;
  readonly pawn: GuardId;
  readonly refusal: 'theft.heroThere';
}

/** Where the guard of this tile comes, all that are equally near; none where the tile does not lie. */
export function arrivals(game: PublicGame, guard: GuardId): readonly Space[] {
  const space = printed(game, 'reinforcement').find(
    (at) => game.box.tiles[tileOf(at)]?.name === GUARDS[guard],
  );
  if (space === undefined || !isPlaced(game, tileOf(space))) return NOTHING;
  return nearestEmpty(game, pawnNumber(game, guard), space);
}

/** Those of them where no hero would be met; all where heroes are caught. */
function free(game: PublicGame, guard: GuardId): readonly Space[] {
  const near = arrivals(game, guard);
  if (game.box.policies.meeting === 'captured') return near;
  return near.filter((space) => heroWhere(game, pawnNumber(game, guard), space) < 0);
}

/** [R23a] as whoever triggered the theft wished, or the first. One after the other: where one stands the next does not. */
const come =
  (guard: GuardId) =>
  (game: Game, { at = [] }: Stolen): readonly Happening<Reinforcements>[] => {
    const near = free(game, guard);
    const to = near.find((space) => at.includes(space)) ?? near[0];
    return to === undefined ? NOTHING : [{ type: 'put', pawn: guard, to }];
  };

function heroThere(game: PublicGame): Refusal<'theft.heroThere'> | null {
  for (const guard of GUARD_IDS) {
    const [to] = arrivals(game, guard);
    if (to === undefined || free(game, guard).length > 0) continue;
    const by = pawnName(game, heroWhere(game, pawnNumber(game, guard), to));
    return refuse<'theft.heroThere'>('theft.heroThere', { by });
  }
  return null;
}

/** [R22] only heroes matter; one who is not seen does not. */
function heroWhere(game: PublicGame, pawn: number, to: Space): number {
  const { box, shared } = game;
  const there = withPawn(game, pawn, to);
  const isThere = (other: number) =>
    !shared.escaped[other] && tileOf(shared.pawns[other] ?? OFF) === tileOf(to);
  return box.cast.findIndex(({ hero }, other) => hero && isThere(other) && watcherOn(there, other, to) >= 0);
}

const newcomer = (id: GuardId): Newcomer<GuardId> => ({ ...WATCHMAN, id, with: GUARDS[id] });

export const reinforcements: Piece<Reinforcements> = {
  id: ID,
  symbols: ['reinforcement'],
  catches: true,
  pawns: GUARD_IDS.map(newcomer),
  needs: (box) =>
    printed({ box }, 'reinforcement').length > 0
      ? null
      : refuse('setup.missingTiles', { piece: ID, tiles: Object.values(GUARDS).join(', ') }),
  theftVeto: heroThere,
  reactions: GUARD_IDS.map((guard) => ({ on: 'stolen', phase: 'effect', react: come(guard) }) as const),
};
