import { type Refusal, refuse } from '../../../core/refusal.ts';
import { DIRECTIONS, type Direction, directionIndex } from '../../../family/directions.ts';
import { ACTIONS, type Action, holds } from '../../actions.ts';
import { placementOf } from '../../board.ts';
import type { Plain } from '../../commands.ts';
import { directionField, type Handler } from '../../handler.ts';
import { neighbourPlace, placeKey } from '../../lattice.ts';
import { heroesSeen, keptFrom } from '../../meeting.ts';
import { WATCHMAN } from '../../pawns.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { OFF } from '../../spaces.ts';
import type { Game, PublicGame } from '../../state.ts';
import type { CommandMark } from '../../tile.ts';
import { heroOn, isMarked, pawnNumber } from '../../ways.ts';

// [X8.1] [X8.2] [X8.3] [X8.4] an eye that hovers over a whole tile and stands on none of its spaces. Whoever holds a move
// action sends it one tile that way, path or no path, while a hero stands on the command space of that direction [R19].

const ID = 'beholder';

type Steer = Plain<'steer'> & { readonly direction: Direction };

interface Hovers {
  readonly type: 'beholderOver';
  /** Null where it appears. */
  readonly seat: number | null;
  readonly tile: number;
}

interface Beholder {
  readonly id: typeof ID;
  readonly pawn: typeof ID;
  /** The tile it is over; OFF: it has not come yet. */
  readonly memory: number;
  readonly command: Steer;
  readonly event: Hovers;
  readonly refusal: 'beholder.absent' | 'beholder.nothingThere' | 'beholder.noCommand' | 'beholder.notThere';
}

export function beholderOver({ shared }: PublicGame): number {
  return shared.memory[ID] ?? OFF;
}

export const commandMark = (direction: Direction): CommandMark => `command.${direction}`;

/** The tile that lies that way from the one it is over; OFF: none. */
export function tileTowards(game: PublicGame, direction: Direction): number {
  const { board } = game.shared;
  const here = placementOf(board, beholderOver(game));
  if (here === undefined) return OFF;
  return board.byPlace.get(placeKey(neighbourPlace(here, directionIndex(direction)))) ?? OFF;
}

function judge(game: PublicGame, { seat, direction }: Steer): Refusal | number {
  const action = ACTIONS[directionIndex(direction)] as Action;
  if (!holds(game.shared.hands[seat], action)) return refuse('action.notHeld', { action });
  if (beholderOver(game) === OFF) return refuse('beholder.absent');
  if (heroOn(game, commandMark(direction)) < 0) return refuse('beholder.noCommand', { direction });
  const tile = tileTowards(game, direction);
  if (tile === OFF) return refuse('beholder.nothingThere');
  if (isMarked(game, tile, 'captive')) return refuse('beholder.notThere');
  return keptFrom(game, pawnNumber(game, ID), tile) ?? tile;
}

/** [X8.2] whoever it finds there is caught, where heroes are caught. */
function finds(game: Game, { tile }: Hovers): readonly Happening<Beholder>[] {
  return heroesSeen(game, tile).length > 0 ? [{ type: 'met', tile }] : NOTHING;
}

const steer: Handler<Steer, Happening<Beholder>> = {
  fields: { direction: directionField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  action: true,
  judge,
  carryOut: (_game, { seat }, tile) => [{ type: 'beholderOver', seat, tile: tile as number }],
  candidates: (_game, seat) => DIRECTIONS.map((direction): Steer => ({ type: 'steer', seat, direction })),
};

/** A tile that is laid again brings it no second time. */
function comes(game: Game, { tile }: { readonly tile: number }): readonly Happening<Beholder>[] {
  const isHere = beholderOver(game) === OFF && game.box.tiles[tile]?.beholder;
  return isHere ? [{ type: 'beholderOver', seat: null, tile }] : NOTHING;
}

export const beholder: Piece<Beholder> = {
  id: ID,
  symbols: DIRECTIONS.map(commandMark),
  catches: true,
  pawns: [{ ...WATCHMAN, id: ID, kind: ID, crawls: false, escorts: false, over: beholderOver }],
  needs: ({ tiles, marked }) => {
    const missing = [
      ...(tiles.some((tile) => tile.beholder) ? [] : ['7*']),
      ...(marked.has('command.north') ? [] : ['27']),
    ];
    return missing.length === 0
      ? null
      : refuse('setup.missingTile', { piece: ID, tiles: missing[0] as string });
  },
  deal: (_box, dealing) => ({ ...dealing, memory: OFF }),
  commands: { steer },
  events: { beholderOver: { told: 'all', memory: (_before, { tile }) => tile } },
  reactions: [
    { on: 'placed', phase: 'effect', react: comes },
    { on: 'beholderOver', phase: 'capture', react: finds },
  ],
};
