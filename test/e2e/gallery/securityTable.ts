import { reach } from '#bots/planner/reach.ts';
import type { Run } from '#bots/planner/run.ts';
import { tilesUpTo } from '#content/scenarios.ts';
import { type Game, HEROES, options, type PawnId, randomFrom } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnNumber, spaceNow, spaceOfPawn } from '#engine/mall/ways.ts';
import type { Stage } from '../stage.ts';
import { fewest } from '../way.ts';
import type { WireTable } from '../wire.ts';
import { started } from './mallTable.ts';

// Games with pieces of Maximum Security, brought to a moment by people without a screen.

const own = (onTop: readonly string[], pieces: readonly string[]) => ({
  own: {
    name: 'Night shift',
    start: '1A',
    tiles: tilesUpTo(12).filter((tile) => !onTop.includes(tile) && !onTop.includes(`${tile}*`)),
    onTop: [...onTop],
    pieces: ['ownExits', ...pieces],
    sand: 900_000,
  },
});

export const gameOf = ({ game }: WireTable) => game as Game;
export const tileNamed = ({ box }: Game, name: string) => box.tiles.findIndex((tile) => tile.name === name);

export type Fits = (space: Space, game: Game) => boolean;

/** Brings this pawn to a space that fits, by whoever can; whether it came there. */
export async function comes(table: WireTable, pawn: PawnId, fits: Fits): Promise<boolean> {
  const way = fewest(gameOf(table), [pawn], ({ game }) => fits(spaceOfPawn(game, pawn), game));
  const run: Run = { game: gameOf(table), random: randomFrom('night'), log: [], refused: [] };
  const came = way !== null || reach(run, pawnNumber(run.game, pawn), (space) => fits(space, run.game));
  if (came) await table.give(way ?? run.log.map(({ command }) => command));
  return came;
}

export async function bring(table: WireTable, pawn: PawnId, fits: Fits): Promise<void> {
  if (!(await comes(table, pawn, fits))) throw new Error(`${pawn} does not come there`);
}

/** Lays the top tile beyond an opening that one of these can come to; who it was. */
export async function explore(table: WireTable, ...pawns: readonly PawnId[]): Promise<PawnId> {
  for (const pawn of pawns) if (await opens(table, pawn)) return pawn;
  throw new Error('nobody comes to an opening');
}

async function opens(table: WireTable, pawn: PawnId): Promise<boolean> {
  const colour = gameOf(table).box.cast[pawnNumber(gameOf(table), pawn)]?.colour;
  const came = await comes(
    table,
    pawn,
    (space, game) => game.shared.board.unused.includes(space) && spaceNow(game, space)?.explore === colour,
  );
  if (!came) return false;
  const seat = gameOf(table).shared.hands.findIndex((_, one) =>
    options(gameOf(table), one).some(({ type }) => type === 'explore'),
  );
  await table.give([{ type: 'explore', seat }]);
  return true;
}

export async function night(stage: Stage, onTop: readonly string[], pieces: readonly string[]) {
  return started(stage, own(onTop, pieces), ['Ada', 'Bo']);
}

export const explorer = (game: Game) =>
  game.shared.hands.findIndex((hand) => hand.some((tile) => tile.includes('X')));

/** The next tile, wherever it may be laid. */
export async function through(table: WireTable): Promise<void> {
  const seat = explorer(gameOf(table));
  if (!options(gameOf(table), seat).some(({ type }) => type === 'explore'))
    return void (await explore(table, ...HEROES));
  await table.give([{ type: 'explore', seat }]);
  const place = options(gameOf(table), seat).find(({ type }) => type === 'place');
  if (place !== undefined) await table.give([place]);
}
