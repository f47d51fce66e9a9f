import type { LogEntry } from '#engine/core/log.ts';
import { type AnyPiece, evolve, type Game, type MallEvent, newGame, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { type Authority, reviveAuthority } from '#room/authority.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { diceFrom } from '../properties/dice.ts';
import { boxOf } from '../properties/plans.ts';
import { prologue } from '../properties/prologue.ts';
import { rolePlan } from '../properties/rolePlans.ts';

// Two tables with hidden roles that differ in cards one listener does not see, and in nothing else.

export type Table = Authority<Game, MallEvent>;
type Entry = LogEntry<MallEvent>;

/** `cards`: the others hold other cards; `thumbs`: all hold the same, and will vote otherwise. */
export interface Pair {
  readonly seed: number;
  /** Whose frames are compared; null: a spectator's. */
  readonly listener: number | null;
  readonly kind: 'cards' | 'thumbs';
  readonly one: Table;
  readonly other: Table;
  readonly pace: number;
}

/** Pieces with a fault planted in them may stand in for the game's own. */
export function openPair(seed: number, pieces: readonly AnyPiece[] = PIECES): Pair {
  const plan = rolePlan(seed);
  const dice = diceFrom(seed + 77);
  const box = boxOf(plan.setup, pieces);
  const { players } = plan.setup;
  const listener = dice.chance(0.2) ? null : dice.below(players);
  const kind = dice.chance(0.25) ? 'thumbs' : 'cards';
  const { game, dealt } = newGame(box, randomFrom(`pair ${seed}`));
  const deal: Entry = { at: 0, seat: null, events: [dealt] };
  const begun: Entry = { at: 0, seat: null, events: started(players) };
  const facts = prologue(begun.events.reduce(evolve, game), plan.start, dice);
  const rest = [begun, ...(facts.length === 0 ? [] : [{ at: 0, seat: null, events: facts }])];
  const others = kind === 'thumbs' ? pieces : dealingOthers(pieces, seed, listener);
  const twin = newGame(boxOf(plan.setup, others), randomFrom(`pair ${seed}`)).dealt;
  const engine = mallEngine(box);
  return {
    ...{ seed, listener, kind, pace: dice.pick([300, 900, 3_000]) },
    one: reviveAuthority(engine, [deal, ...rest]),
    other: reviveAuthority(engine, [{ ...deal, events: [twin] }, ...rest]),
  };
}

const started = (players: number): readonly MallEvent[] => [
  ...Array.from({ length: players }, (_, seat): MallEvent => ({ type: 'readied', seat, ready: true })),
  { type: 'started', at: 0 },
];

/** The same pieces, but the cards are dealt anew until this listener has the same one; all other chance is as it was. */
function dealingOthers(
  pieces: readonly AnyPiece[],
  seed: number,
  listener: number | null,
): readonly AnyPiece[] {
  return pieces.map((piece) =>
    piece.id === 'hiddenRoles' ? { ...piece, deal: redeal(piece, seed, listener) } : piece,
  );
}

type Deal = NonNullable<AnyPiece['deal']>;
const cardsOf = ({ own }: ReturnType<Deal>) => (own as readonly { card: string }[]).map(({ card }) => card);

function redeal(piece: AnyPiece, seed: number, listener: number | null): Deal {
  return (box, dealing) => {
    const deal = piece.deal as Deal;
    const first = deal(box, dealing);
    const held = cardsOf(first);
    for (let tries = 0; tries < 2_000; tries++) {
      const random = randomFrom(`redealt ${seed} ${tries}`);
      const again = { ...deal(box, { ...dealing, random }), random: first.random };
      const cards = cardsOf(again);
      const keeps = listener === null || cards[listener] === held[listener];
      if (keeps && cards.join() !== held.join()) return again;
    }
    throw new Error(`no other deal for seat ${listener} of pair ${seed}`);
  };
}
