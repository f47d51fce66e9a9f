import { shuffle } from '../../core/random.ts';
import { ACTIONS, type ActionTile } from '../actions.ts';
import type { MallCommand } from '../commands.ts';
import type { MallEvent } from '../events.ts';
import type { Handler } from '../handler.ts';
import type { Piece } from '../piece.ts';
import type { Game, Seen } from '../state.ts';

// [S-solo.1] [R10] seven tiles of one action form a deck; only the top of the discard pile counts.
// The secret half of the slice is the deck's order.

const ID = 'solo';

/** The discard pile in the order it was revealed; its last tile is on top. */
interface Pile {
  readonly left: number;
  readonly pile: readonly ActionTile[];
}

export function soloPile({ shared }: Seen): Pile {
  return shared.slices[ID] as Pile;
}

const NEW_PILE: Pile = { left: ACTIONS.length, pile: [] };

// [S-solo.2] an empty deck is the discard pile turned over, so the first revealed comes first again.
function reveal({ shared, secrets }: Game): readonly MallEvent[] {
  const { pile } = shared.slices[ID] as Pile;
  const hidden = secrets.slices[ID] as readonly ActionTile[];
  const [deck, revealed] = hidden.length > 0 ? [hidden, pile] : [pile, []];
  const [top, ...rest] = deck;
  const value: Pile = { left: rest.length, pile: [...revealed, top as ActionTile] };
  return [
    { type: 'noted', piece: ID, value, hidden: { value: rest, random: secrets.random } },
    { type: 'handed', hands: [[top as ActionTile]] },
  ];
}

function mix({ secrets }: Game): readonly MallEvent[] {
  const [value, random] = shuffle(ACTIONS, secrets.random);
  return [
    { type: 'noted', piece: ID, value: NEW_PILE, hidden: { value, random } },
    { type: 'handed', hands: [[]] },
  ];
}

// [R15a] revealing does not close a talk window.
const revealHandler: Handler = {
  fields: {},
  phases: ['running'],
  inMall: true,
  judge: () => null,
  carryOut: reveal,
  candidates: (_seen, seat): MallCommand[] => [{ type: 'reveal', seat }],
};

export const solo: Piece = {
  id: ID,
  players: { least: 1, most: 1 },
  deal: (_box, dealing) => {
    const [deck, random] = shuffle(ACTIONS, dealing.random);
    const slices = { ...dealing.slices, [ID]: NEW_PILE };
    return { ...dealing, random, hands: [[]], slices, secretSlices: { ...dealing.secretSlices, [ID]: deck } };
  },
  commands: { reveal: revealHandler },
  reactions: [{ on: 'flipped', phase: 'hands', react: mix }],
};
