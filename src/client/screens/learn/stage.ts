import { playAlone } from '#client/state/alone.ts';
import type { PageRoom } from '#client/state/pageRoom.ts';
import { TILES } from '#client/state/tiles.ts';
import { boardOf, lay, placementBeyond } from '#engine/mall/board.ts';
import { type AnyPiece, type Box, HEROES, type MallCommand, MOST_SAND, openBox } from '#engine/mall/index.ts';
import { BASE } from '#engine/mall/rules/base.ts';
import { type Space, spaceOf } from '#engine/mall/spaces.ts';
import { freshRandom } from '../solo/start.ts';

// A lesson is a real game with a set-up of its own: real tiles, real rules, and only the deal is
// arranged. Tile 1A is number 0; tiles 2 to 9 are numbers 1 to 8.

export interface Stage {
  /** What you hold, and what your friend holds. */
  readonly mine: readonly string[];
  readonly friends: readonly string[];
  /** Tile and cell of each hero. */
  readonly pawns: Readonly<Record<(typeof HEROES)[number], readonly [tile: number, cell: number]>>;
  /** Tiles already in place: which one, beyond which exploration space. */
  readonly placed?: readonly {
    readonly tile: number;
    readonly beyond: readonly [tile: number, cell: number];
  }[];
  /** The tile to be drawn first. */
  readonly top?: number;
  /** Without it nobody has to hurry. */
  readonly sand?: number;
}

const DECK = ['2', '3', '4', '5', '6', '7', '8', '9'];

export function openStage(stage: Stage): PageRoom {
  const setup = { players: 2, start: '1A', deck: DECK, onTop: [], pieces: [], sand: stage.sand ?? MOST_SAND };
  const opened = openBox(setup, TILES, BASE);
  if (!('box' in opened)) throw new Error('a lesson that cannot be set up');
  const box = { ...opened.box, pieces: [...opened.box.pieces, arranged(stage)] };
  const alone = playAlone(box, freshRandom(), {});
  for (const seat of [0, 1]) order(alone, { type: 'ready', seat, ready: true });
  return alone;
}

let lastId = 2 ** 20;

/** A command of any seat: your friend is only a name and a hand. */
export function order({ session }: Pick<PageRoom, 'session'>, command: MallCommand) {
  session.say({ type: 'do', id: ++lastId, command: { ...command } });
}

function arranged({ mine, friends, pawns, placed = [], top }: Stage): AnyPiece {
  return {
    id: 'zzLesson',
    deal: (box, dealing) => {
      const laid = layOut(box, placed);
      const used = laid.map(({ tile }) => tile);
      const rest = DECK.map((_, index) => index + 1).filter((tile) => !used.includes(tile));
      const deck = top === undefined ? rest : [top, ...rest.filter((tile) => tile !== top)];
      const spaces = HEROES.map((pawn) => spaceOf(...pawns[pawn]));
      return { ...dealing, hands: [mine, friends], pawns: spaces, placed: laid, deck };
    },
  };
}

export function layOut(box: Box, placed: NonNullable<Stage['placed']>) {
  const start = boardOf(box, [{ tile: 0, dimension: 0, a: 0, b: 0, turn: 0 }]);
  const board = placed.reduce((before, { tile, beyond }) => {
    const space: Space = spaceOf(...beyond);
    return lay(box, before, placementBeyond(box, before, space, tile));
  }, start);
  return board.placed;
}
