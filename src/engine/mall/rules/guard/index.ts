import { refuse } from '../../../core/refusal.ts';
import { WATCHMAN } from '../../pawns.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { tileOf } from '../../spaces.ts';
import type { Game } from '../../state.ts';
import { printed } from '../../ways.ts';

// [X1.1] a guard waits beside the mall and comes with the tile that has its space. What it watches is in its data.

const ID = 'guard';

interface Came {
  readonly type: 'guardCame';
}

interface Guard {
  readonly id: typeof ID;
  readonly pawn: typeof ID;
  /** Whether it has come: a tile that is laid again brings it no second time. */
  readonly memory: boolean;
  readonly event: Came;
}

function comes(game: Game, { tile }: { readonly tile: number }): readonly Happening<Guard>[] {
  if (game.shared.memory[ID]) return NOTHING;
  const to = printed(game, 'guard').find((space) => tileOf(space) === tile);
  return to === undefined ? NOTHING : [{ type: 'guardCame' }, { type: 'put', pawn: ID, to }];
}

export const guard: Piece<Guard> = {
  id: ID,
  symbols: ['guard'],
  catches: true,
  pawns: [{ ...WATCHMAN, id: ID }],
  needs: (box) =>
    printed({ box }, 'guard').length > 0 ? null : refuse('setup.missingTile', { piece: ID, tiles: '9*' }),
  deal: (_box, dealing) => ({ ...dealing, memory: false }),
  events: { guardCame: { told: 'all', memory: () => true } },
  reactions: [{ on: 'placed', phase: 'effect', react: comes }],
};
