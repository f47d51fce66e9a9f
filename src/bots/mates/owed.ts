import { boardOf } from '#engine/mall/board.ts';
import { isRefusal, judge } from '#engine/mall/index.ts';
import { tilesToTake } from '#engine/mall/rules/rearrangement/index.ts';
import { tileOf } from '#engine/mall/spaces.ts';
import { aimsOf, heroesOf, seen, timersOn } from './aims.ts';
import { knownAtTable } from './known.ts';
import { wayTo } from './route.ts';
import type { Seen } from './seen.ts';
import type { Wish } from './wish.ts';

// [S11] while tiles are owed nothing else goes on: of those that may go, the one whose loss hurts least.

export function owedWish(game: Seen): Wish | null {
  if (tilesToTake(game) === 0) return null;
  const tile = leastMissed(game, '', () => leastOf(game));
  return tile < 0 ? null : { act: { type: 'discard', tile }, action: null, pawn: null };
}

const leastMissed = knownAtTable<number>();

function leastOf(game: Seen): number {
  const may = game.shared.board.placed.flatMap(({ tile }) =>
    isRefusal(judge(game, { type: 'discard', seat: 0, tile })) ? [] : [{ tile, hurts: hurt(game, tile) }],
  );
  return may.sort((one, other) => one.hurts - other.hurts || one.tile - other.tile)[0]?.tile ?? -1;
}

/** In acts, or what is worth as many. */
const [NEEDED, TIMER, NO_WAY] = [1_000, 20, 100];

function hurt(game: Seen, tile: number): number {
  const isOn = (space: number) => tileOf(space) === tile;
  const heroes = heroesOf(game);
  const needed = heroes.flatMap((pawn) => [...seen(game, 'item', pawn), ...seen(game, 'exit', pawn)]);
  const after = withoutTile(game, tile);
  const ways = heroes.flatMap((pawn) =>
    aimsOf(game, pawn).map(({ spaces }) => {
      const left = spaces.filter((space) => !isOn(space));
      return spaces.length === 0 ? 0 : (wayTo(after, pawn, left)?.length ?? NO_WAY);
    }),
  );
  return (
    NEEDED * needed.filter(isOn).length +
    TIMER * timersOn(game).filter(isOn).length +
    ways.reduce((sum, way) => sum + way, 0)
  );
}

function withoutTile({ box, shared }: Seen, gone: number): Seen {
  const { placed, layers } = shared.board;
  const left = placed.filter(({ tile }) => tile !== gone);
  return { box, shared: { ...shared, board: boardOf(box, left, layers) } };
}
