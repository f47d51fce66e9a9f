import type { AnyPiece, Game, PublicGame } from '#engine/mall/index.ts';
import { activeSeats, cardOf, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// Hidden roles with something told that should not be: one fault each, as it might be made.

type Fault = (piece: AnyPiece) => Partial<AnyPiece>;

/** What a piece should not look at: pieces are asked with the whole game, and only its type is public. */
const secretly = (game: PublicGame) => game as Game;
const isTraitor = (game: PublicGame, seat: number) => roleOf(secretly(game), seat).side === 'traitor';
const anyTraitor = (game: PublicGame) => activeSeats(game).some((seat) => isTraitor(game, seat));

const command = (piece: AnyPiece, type: string, change: object): Partial<AnyPiece> => ({
  commands: { ...piece.commands, [type]: { ...piece.commands?.[type], ...change } as never },
});

const event = (piece: AnyPiece, type: string, told: unknown): Partial<AnyPiece> => ({
  events: { ...piece.events, [type]: { ...piece.events?.[type], told } as never },
});

export const FAULTS: Readonly<Record<string, Fault>> = {
  'a mission that is done is told to all': ({ settles }) => ({
    settles: (game, moment) => {
      const more = settles?.(game, moment) ?? [];
      const done = activeSeats(game).findIndex((seat) => roleOf(game, seat).status === 'done');
      return done < 0 ? more : [{ type: 'noted', at: moment.now, seat: done, act: false } as never, ...more];
    },
  }),
  'the half minute is due only where its card is dealt': ({ due }) => ({
    due: {
      ...(due as NonNullable<typeof due>),
      at: (game) => {
        const { vote, offer, last, divining } = rolesOf(game);
        const asked = [vote, offer, last, divining].some((one) => one !== null);
        const dealt = secretly(game).secrets.own.some(({ hiddenRoles }) => hiddenRoles?.card === 'C01');
        return asked || dealt ? (due?.at(game) ?? null) : null;
      },
    },
  }),
  'the order of the pool can be seen': ({ deal }) => ({
    deal: (box, dealing) => {
      const after = deal?.(box, dealing) as { memory: object; own: readonly { card: string }[] };
      const first = after.own.toSorted((one, other) => (one.card < other.card ? -1 : 1))[0];
      return {
        ...after,
        memory: { ...after.memory, eye: { by: after.own.indexOf(first as never), before: 0 } },
      } as never;
    },
  }),
  'the last grain waits for a vote only where there is a traitor': ({ holdsBack }) => ({
    holdsBack: (game, due) => anyTraitor(game) && holdsBack?.(game, due) === true,
  }),
  'whom one may accuse hangs on the card': (piece) =>
    command(piece, 'accuse', {
      judge: (game: PublicGame, given: { accused: readonly number[] }, own: object) =>
        given.accused.some((seat) => 'secrets' in game && isTraitor(game, seat))
          ? { refused: 'accuse.open' }
          : piece.commands?.accuse?.judge(game, given as never, own),
    }),
  'a traitor has longer to vote': (piece) =>
    command(piece, 'accuse', {
      carryOut: (
        game: Game,
        given: { seat: number; accused: readonly number[] },
        _: null,
        { now }: { now: number },
      ) => [
        {
          ...{ type: 'accused', seat: given.seat, accused: given.accused },
          ends: now + (anyTraitor(game) ? 5_000 : 4_000),
        },
      ],
    }),
  'thumbs are told': (piece) =>
    event(
      piece,
      'voted',
      ({ type, answered, hidden }: { type: string; answered: number; hidden: { up: boolean } }) => ({
        ...{ type, answered, mine: hidden.up },
      }),
    ),
  'a change of mind is told': (piece) =>
    event(piece, 'voted', ({ type, answered }: { type: string; answered: number }) => ({ type, answered })),
  'a vote is noted': (piece) => command(piece, 'vote', { unseen: false }),
  'a loyal player is seen to have tried': (piece) =>
    command(piece, 'putEye', {
      carryOut: (game: Game, { seat, target }: { seat: number; target: number }) =>
        cardOf(game, target) < cardOf(game, seat)
          ? [
              { type: 'eyed', seat, target },
              { type: 'eyed', seat, target },
            ]
          : [{ type: 'eyed', seat, target }],
    }),
  'traitors may speak in silence': ({ policies }) => ({
    policies: {
      ...policies,
      voice: (game, seat, channel) =>
        'secrets' in game && isTraitor(game, seat) ? true : (policies?.voice?.(game, seat, channel) ?? null),
    },
  }),
};

/** The game's pieces, hidden roles with this fault. */
export const withFault = (name: string): readonly AnyPiece[] =>
  (PIECES as readonly AnyPiece[]).map((piece) =>
    piece.id === 'hiddenRoles' ? { ...piece, ...FAULTS[name]?.(piece) } : piece,
  );
