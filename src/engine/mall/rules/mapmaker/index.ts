import { refuse } from '../../../core/refusal.ts';
import { type Happening, NOTHING, type Piece } from '../../piece.ts';
import type { Game, PublicGame } from '../../state.ts';
import { printed } from '../../ways.ts';

// [XT0] [XT5] one use of a map places three tiles, or four; used up before that it is wasted.

const ID = 'mapmaker';

interface Mapmaker {
  readonly id: typeof ID;
  /** Tiles that the map in use has placed; the most that one ever did. */
  readonly memory: { readonly now: number; readonly most: number };
  readonly event: { readonly type: 'mapped'; readonly tiles: number };
}

const NONE: Mapmaker['memory'] = { now: 0, most: 0 };

const countOf = ({ shared }: PublicGame) => shared.memory[ID] ?? NONE;

function counts(game: Game, { paid }: { readonly paid: string }): readonly Happening<Mapmaker>[] {
  return paid === 'maps' ? [{ type: 'mapped', tiles: countOf(game).now + 1 }] : NOTHING;
}

const isWasted = (game: PublicGame) =>
  printed(game, 'map').every((space) => game.shared.outOfOrder.includes(space));

export const mapmaker: Piece<Mapmaker> = {
  id: ID,
  needs: (box) =>
    printed({ box }, 'map').length > 0 ? null : refuse('setup.missingTiles', { piece: ID, tiles: '26, 29' }),
  deal: (_box, dealing) => ({ ...dealing, memory: NONE }),
  events: {
    mapped: { told: 'all', memory: ({ most }, { tiles }) => ({ now: tiles, most: Math.max(most, tiles) }) },
  },
  feats: {
    mappedThree: (game) => countOf(game).most >= 3,
    mappedFour: (game) => countOf(game).most >= 4,
    mapWasted: isWasted,
  },
  counting: {
    mappedThree: (game) => ({ count: countOf(game).now, all: 3 }),
    mappedFour: (game) => ({ count: countOf(game).now, all: 4 }),
  },
  reactions: [
    { on: 'placed', phase: 'effect', react: counts },
    {
      on: 'wentOutOfOrder',
      phase: 'effect',
      react: (game) => (countOf(game).now > 0 && isWasted(game) ? [{ type: 'mapped', tiles: 0 }] : NOTHING),
    },
  ],
};
