import type { Outcome, PublicGame } from '../../state.ts';
import { type Card, type CardKind, kindOf, type Side, type Status } from './card.ts';
import { CARDS } from './cards/index.ts';
import type { CardId } from './ids.ts';
import { rolesOf } from './memory.ts';
import type { SeatReason } from './results.ts';
import { lookOf, sideOf, statusOf } from './status.ts';
import type { Turned } from './tally.ts';

// [H3.3] what one seat's card made of the game: told when the cards are turned over, or by whoever has them open. Times are
// game time.

export type Fact =
  /** Of a mission; `at` is null where it is only read in the end. */
  | { readonly what: 'done' | 'failed'; readonly at: number | null }
  | { readonly what: 'open' }
  /** Of a rule. */
  | { readonly what: 'kept' }
  | { readonly what: 'broke'; readonly times: readonly number[] }
  /** Of whoever may change sides. */
  | { readonly what: 'stayed'; readonly side: Side }
  | { readonly what: 'turned'; readonly turns: readonly Turned[] }
  /** Unmasked, or out with a mission that failed. */
  | { readonly what: 'unmasked' | 'out'; readonly at: number }
  /** [H5.2] what this seat named of another's card, and what was named of its own. */
  | {
      readonly what: 'guessed' | 'wasGuessed';
      readonly seat: number;
      readonly card: CardId;
      readonly right: boolean;
    };

export interface RoleStory {
  readonly seat: number;
  readonly card: CardId;
  readonly kind: CardKind;
  /** The side it was dealt, and the one it ended on. */
  readonly dealt: Side;
  readonly side: Side;
  readonly facts: readonly Fact[];
  /** How it ended for this seat; null while it is not over. */
  readonly outcome: Outcome | null;
  readonly reason: SeatReason | null;
}

/** Null where the card is not known here: it lies face down, and nobody said what it is. */
export function storyOf(
  game: PublicGame,
  seat: number,
  card: CardId | null = rolesOf(game).open[seat] ?? null,
): RoleStory | null {
  if (card === null) return null;
  const fares = game.shared.result?.seats[seat];
  return {
    seat,
    card,
    kind: kindOf(CARDS[card]),
    dealt: CARDS[card].side,
    side: rolesOf(game).out[seat]?.side ?? sideOf(card, lookOf(game, seat)),
    facts: [...ofCard(game, seat, CARDS[card]), ...leaving(game, seat), ...guesses(game, seat)],
    outcome: fares?.outcome ?? null,
    reason: (fares?.reason as SeatReason | undefined) ?? null,
  };
}

function ofCard(game: PublicGame, seat: number, card: Card): readonly Fact[] {
  switch (kindOf(card)) {
    case 'mission':
      return mission(game, seat, card);
    case 'rule':
      return [rule(game, seat, card)];
    case 'switch':
      return [coat(game, seat, card)];
    default:
      return [];
  }
}

/** The tally goes on for whoever is out; their story does not. */
const until = (game: PublicGame, seat: number) => rolesOf(game).out[seat]?.at ?? Number.POSITIVE_INFINITY;

/** Where a failed mission cost the place at the table that is told instead. */
function mission(game: PublicGame, seat: number, card: Card): readonly Fact[] {
  const { out, tally } = rolesOf(game);
  const gone = out[seat] ?? null;
  if (gone?.why === 'failed') return [];
  const status: Status = gone?.status ?? statusOf(card.id, lookOf(game, seat));
  if (status === 'open') return [{ what: 'open' }];
  const at = tally.judged[card.id]?.[seat]?.at ?? tally.now;
  return [{ what: status, at: card.mission?.atTheEnd ? null : Math.min(at, until(game, seat)) }];
}

/** Whoever has a rule is loyal, and so never out before the end. */
function rule(game: PublicGame, seat: number, { id }: Card): Fact {
  const times = rolesOf(game).tally.breaches[id]?.[seat] ?? [];
  return times.length === 0 ? { what: 'kept' } : { what: 'broke', times };
}

function coat(game: PublicGame, seat: number, { id, side }: Card): Fact {
  const all = rolesOf(game).tally.turns[id]?.[seat] ?? [];
  const turns = all.filter(({ at }) => at <= until(game, seat));
  return turns.length === 0 ? { what: 'stayed', side } : { what: 'turned', turns };
}

function leaving(game: PublicGame, seat: number): readonly Fact[] {
  const out = rolesOf(game).out[seat] ?? null;
  if (out === null) return [];
  return [{ what: out.why === 'failed' ? 'out' : 'unmasked', at: out.at }];
}

function guesses(game: PublicGame, seat: number): readonly Fact[] {
  const all = rolesOf(game).divining?.guesses ?? [];
  return all.flatMap(({ seat: by, target, card, right }): readonly Fact[] => {
    if (by === seat) return [{ what: 'guessed', seat: target, card, right }];
    return target === seat ? [{ what: 'wasGuessed', seat: by, card, right }] : [];
  });
}

/** [H5.2] of every seat, once the cards are turned over. */
export const storiesOf = (game: PublicGame): readonly RoleStory[] =>
  rolesOf(game).open.flatMap((_, seat) => storyOf(game, seat) ?? []);
