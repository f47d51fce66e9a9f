import type { Random } from '../../../core/random.ts';
import { shuffle } from '../../../core/random.ts';
import { ACTIONS, type ActionTile } from '../../actions.ts';
import type { Plain } from '../../commands.ts';
import type { Handler } from '../../handler.ts';
import type { Happening, Piece } from '../../piece.ts';
import type { Game, PublicGame } from '../../state.ts';

// [S-solo.1] [R10] seven tiles of one action form a deck; only the top of the discard pile counts.
// What nobody may know is the deck's order.

const ID = 'solo';

/** The discard pile in the order it was revealed; its last tile is on top. */
interface Pile {
  readonly left: number;
  readonly pile: readonly ActionTile[];
}

interface Revealed {
  readonly type: 'revealed';
  readonly tile: ActionTile;
}

interface Mixed {
  readonly type: 'mixed';
  readonly hidden?: { readonly deck: readonly ActionTile[]; readonly random: Random };
}

interface Solo {
  readonly id: typeof ID;
  readonly memory: Pile;
  readonly secret: readonly ActionTile[];
  readonly command: Plain<'reveal'>;
  readonly event: Revealed | Mixed;
}

export function soloPile({ shared }: PublicGame): Pile {
  return shared.memory[ID] ?? NEW_PILE;
}

const NEW_PILE: Pile = { left: ACTIONS.length, pile: [] };

// [S-solo.2] an empty deck is the discard pile turned over, so the first revealed comes first again.
function deckOf(game: PublicGame, deck: readonly ActionTile[]): readonly ActionTile[] {
  return deck.length > 0 ? deck : soloPile(game).pile;
}

function reveal(game: Game): readonly Happening<Solo>[] {
  const tile = deckOf(game, game.secrets.memory[ID] ?? [])[0] as ActionTile;
  return [
    { type: 'revealed', tile },
    { type: 'handed', hands: [[tile]] },
  ];
}

function afterReveal({ left, pile }: Pile, { tile }: Revealed): Pile {
  return left > 0 ? { left: left - 1, pile: [...pile, tile] } : { left: pile.length - 1, pile: [tile] };
}

function mix({ secrets }: Game): readonly Happening<Solo>[] {
  const [deck, random] = shuffle(ACTIONS, secrets.random);
  return [
    { type: 'mixed', hidden: { deck, random } },
    { type: 'handed', hands: [[]] },
  ];
}

// [R15a] revealing does not close a talk window.
const revealHandler: Handler<Plain<'reveal'>, Happening<Solo>> = {
  fields: {},
  phases: ['running'],
  inMall: true,
  judge: () => null,
  carryOut: reveal,
  candidates: (_game, seat) => [{ type: 'reveal', seat }],
};

export const solo: Piece<Solo> = {
  id: ID,
  players: { least: 1, most: 1 },
  deal: (_box, dealing) => {
    const [secret, random] = shuffle(ACTIONS, dealing.random);
    return { ...dealing, random, hands: [[]], memory: NEW_PILE, secret };
  },
  commands: { reveal: revealHandler },
  events: {
    revealed: {
      told: 'all',
      memory: afterReveal,
      secret: (deck, _event, game) => deckOf(game, deck).slice(1),
    },
    mixed: {
      told: ({ type }) => ({ type }),
      memory: () => NEW_PILE,
      secret: (deck, { hidden }) => hidden?.deck ?? deck,
    },
  },
  reactions: [{ on: 'flipped', phase: 'hands', react: mix }],
};
