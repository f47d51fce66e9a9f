import type { AnyPiece, Game } from '#engine/mall/index.ts';
import type { Happening, Piece } from '#engine/mall/piece.ts';
import { OFF, type Space, spaceOf } from '#engine/mall/spaces.ts';
import { pawnOn, spaceNow, spaceOfPawn } from '#engine/mall/ways.ts';

// A piece for tests alone: a pawn that is no hero. It comes with the first tile that is placed, is moved by whoever
// holds a direction, and keeps heroes off the tile it stands on; it never enters a tile with a hero.

const BEADLE = 'beadle';

interface Came {
  readonly type: 'beadleCame';
  readonly to: Space;
}

interface Beadle {
  readonly id: typeof BEADLE;
  readonly pawn: typeof BEADLE;
  readonly event: Came;
}

function comes(game: Game, { tile }: { readonly tile: number }): readonly Happening<Beadle>[] {
  if (spaceOfPawn(game, BEADLE) !== OFF) return [];
  const free = (space: Space) => spaceNow(game, space)?.corridor && pawnOn(game, space) < 0;
  const cells = Array.from({ length: 16 }, (_, cell) => spaceOf(tile, cell));
  const to = cells.find(free);
  return to === undefined ? [] : [{ type: 'beadleCame', to }];
}

const piece: Piece<Beadle> = {
  id: BEADLE,
  pawns: [
    {
      id: BEADLE,
      kind: BEADLE,
      colour: null,
      hero: false,
      triggers: false,
      explores: false,
      vortex: false,
      crawls: false,
      ownExit: false,
      closes: 'tile',
      escorts: false,
      starts: () => OFF,
    },
  ],
  events: {
    beadleCame: {
      told: 'all',
      shared: (shared, { to }, { box }) => {
        const pawn = (box.pawns as readonly string[]).indexOf(BEADLE);
        return { ...shared, pawns: shared.pawns.with(pawn, to) };
      },
    },
  },
  reactions: [{ on: 'placed', phase: 'effect', react: comes }],
};

export const beadle: AnyPiece = piece;
