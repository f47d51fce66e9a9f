import { layOut, order } from '#client/screens/learn/stage.ts';
import { freshRandom } from '#client/screens/solo/start.ts';
import { playAlone } from '#client/state/alone.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { type AnyPiece, type Box, openBox, type PawnId, type Setup } from '#engine/mall/index.ts';
import { spaceOf } from '#engine/mall/spaces.ts';
import { knownPieces, knownTiles } from './known.ts';

// A real game by the rules and tiles of Maximum Security, of which only the deal is arranged: one seat holds every action.

/** A space by the name of its tile and its cell. */
export type At = readonly [tile: string, cell: number];

export interface Position {
  readonly setup: Setup;
  /** Those who do not stand where they are dealt. */
  readonly pawns?: Readonly<Partial<Record<PawnId, At>>>;
  readonly placed?: readonly { readonly tile: string; readonly beyond: At }[];
  /** The tiles to be drawn first; the others follow. */
  readonly first?: readonly string[];
}

const EVERY_ACTION = ['NESWVLX'];

/** The number of a tile in this game. */
export const numberOf = ({ tiles }: Box, name: string) => tiles.findIndex((tile) => tile.name === name);

export function openPosition(position: Position): PageRoom {
  // [S3] there is nobody to pass a tile on to.
  const pieces = position.setup.pieces.filter((piece) => piece !== 'passTiles');
  const opened = openBox({ ...position.setup, pieces }, knownTiles(), knownPieces());
  if (!('box' in opened)) throw new Error('a position that cannot be set up');
  const box = { ...opened.box, pieces: [...opened.box.pieces, arranged(position)] };
  const alone = playAlone(box, freshRandom(), {});
  for (const seat of box.setup.players === 1 ? [0] : [0, 1])
    order(alone, { type: 'ready', seat, ready: true });
  return alone;
}

function arranged({ pawns = {}, placed = [], first = [] }: Position): AnyPiece {
  return {
    id: 'zzLesson',
    deal: (box, dealing) => {
      const space = ([tile, cell]: At) => spaceOf(numberOf(box, tile), cell);
      const laid = layOut(
        box,
        placed.map(({ tile, beyond }) => ({
          ...{ tile: numberOf(box, tile), beyond: [numberOf(box, beyond[0]), beyond[1]] },
        })),
      );
      const used = laid.map(({ tile }) => tile);
      const top = first.map((name) => numberOf(box, name)).filter((tile) => tile >= 0);
      const rest = dealing.deck.filter((tile) => !used.includes(tile) && !top.includes(tile));
      const at = box.pawns.map((pawn, index) => {
        const wanted = pawns[pawn];
        return wanted === undefined ? (dealing.pawns[index] as number) : space(wanted);
      });
      return { ...dealing, hands: [EVERY_ACTION, []], pawns: at, placed: laid, deck: [...top, ...rest] };
    },
  };
}
