import { refuse } from '../../../core/refusal.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import { tileOf } from '../../spaces.ts';
import type { Game } from '../../state.ts';
import { printed, spaceOfPawn } from '../../ways.ts';

// [XT0] [XT8] hardcore: the tile that brings the guard is placed for the mage, who stands on a space of her own colour.

const ID = 'ownDiscovery';

interface OwnDiscovery {
  readonly id: typeof ID;
  /** Whether somebody else found it. */
  readonly memory: boolean;
  readonly event: { readonly type: 'foundByAnother' };
}

interface Found {
  readonly tile: number;
  readonly space: number;
  readonly paid: string;
}

function found(game: Game, { tile, space, paid }: Found): readonly Happening<OwnDiscovery>[] {
  const isIt = printed(game, 'guard').some((at) => tileOf(at) === tile);
  const hers = paid === 'hero' && spaceOfPawn(game, 'mage') === space;
  return isIt && !hers ? [{ type: 'foundByAnother' }] : NOTHING;
}

export const ownDiscovery: Piece<OwnDiscovery> = {
  id: ID,
  needs: (box) => (printed({ box }, 'guard').length > 0 ? null : refuse('setup.needsGuard', { piece: ID })),
  deal: (_box, dealing) => ({ ...dealing, memory: false }),
  events: { foundByAnother: { told: 'all', memory: () => true } },
  feats: { foundByAnother: ({ shared }) => shared.memory[ID] ?? false },
  reactions: [{ on: 'placed', phase: 'effect', react: found }],
};
