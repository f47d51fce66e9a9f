import { below, type Random } from '#engine/core/random.ts';
import { type Refusal, refuse } from '#engine/core/refusal.ts';
import { COLOURS, type Colour } from '#engine/family/pawns.ts';
import type { Plain } from '#engine/mall/commands.ts';
import { booleanField, type Handler } from '#engine/mall/handler.ts';
import type { AnyPiece, Game, PublicGame, View } from '#engine/mall/index.ts';
import type { Happening, Piece } from '#engine/mall/piece.ts';
import type { SeatResult } from '#engine/mall/state.ts';

// A piece for tests alone: every seat is dealt a vow that nobody else may know, and another at each flip. Anyone may call
// a vote of five seconds, which the last grain waits for. A seat may look up its vow's page twice, which nobody else
// hears of, and show a yellow vow to all. Who fares how at the end depends on the vows.

export interface Vow {
  readonly colour: Colour;
  readonly looks: number;
}

interface Poll {
  readonly ends: number | null;
  readonly votes: readonly (boolean | null)[];
  readonly shown: readonly number[];
}

type Vote = Plain<'vote'> & { readonly yes: boolean };
type Code = 'ballot.none' | 'ballot.open' | 'ballot.voted' | 'vow.known' | 'vow.other';

type Event =
  | { readonly type: 'called'; readonly seat: number; readonly ends: number }
  | { readonly type: 'voted'; readonly seat: number; readonly yes: boolean }
  | { readonly type: 'counted'; readonly passed: boolean }
  | Redealt
  | { readonly type: 'looked'; readonly seat: number }
  | { readonly type: 'showed'; readonly seat: number; readonly colour: Colour };

interface Redealt {
  readonly type: 'redealt';
  readonly hidden?: { readonly colours: readonly Colour[]; readonly random: Random };
  readonly mine?: Colour;
}

interface Ballot {
  readonly id: 'ballot';
  readonly memory: Poll;
  readonly own: Vow;
  readonly command: Plain<'call'> | Vote | Plain<'look'> | Plain<'show'>;
  readonly event: Event;
  readonly refusal: Code;
}

const FIVE_SECONDS = 5_000;
const no = (code: Code): Refusal<Code> => refuse<Code>(code);

export const pollIn = ({ shared }: PublicGame) =>
  (shared.memory as unknown as { readonly ballot: Poll }).ballot;
export const vowOf = ({ own }: Pick<View, 'own'>) => (own as { readonly ballot?: Vow }).ballot;

function vows(random: Random, players: number): readonly [readonly Colour[], Random] {
  let state = random;
  const colours = Array.from({ length: players }, () => {
    const [place, after] = below(state, COLOURS.length);
    state = after;
    return COLOURS[place] as Colour;
  });
  return [colours, state];
}

const noVotes = (players: number) => Array.from({ length: players }, () => null);

function redeal({ box, secrets }: Game): readonly Redealt[] {
  const [colours, random] = vows(secrets.random, box.setup.players);
  return [{ type: 'redealt', hidden: { colours, random } }];
}

const call: Handler<Plain<'call'>, Happening<Ballot>, Code> = {
  fields: {},
  phases: ['running'],
  judge: (game) => (pollIn(game).ends === null ? null : no('ballot.open')),
  carryOut: (_game, { seat }, _verdict, { now }) => [{ type: 'called', seat, ends: now + FIVE_SECONDS }],
  candidates: (_game, seat) => [{ type: 'call', seat }],
};

const vote: Handler<Vote, Happening<Ballot>, Code> = {
  fields: { yes: booleanField },
  phases: ['running'],
  afterSand: true,
  judge: (game, { seat }) => {
    const { ends, votes } = pollIn(game);
    if (ends === null) return no('ballot.none');
    return votes[seat] === null ? null : no('ballot.voted');
  },
  carryOut: (_game, { seat, yes }) => [{ type: 'voted', seat, yes }],
  candidates: (_game, seat) => [true, false].map((yes): Vote => ({ type: 'vote', seat, yes })),
};

const look: Handler<Plain<'look'>, Happening<Ballot>, Code> = {
  fields: {},
  phases: ['running'],
  judge: (_game, _command, own) => ((vowOf({ own })?.looks ?? 0) < 2 ? null : no('vow.known')),
  carryOut: (_game, { seat }) => [{ type: 'looked', seat }],
  candidates: (_game, seat) => [{ type: 'look', seat }],
};

const show: Handler<Plain<'show'>, Happening<Ballot>, Code> = {
  fields: {},
  phases: ['running'],
  judge: (_game, _command, own) => (vowOf({ own })?.colour === 'yellow' ? null : no('vow.other')),
  carryOut: (_game, { seat }) => [{ type: 'showed', seat, colour: 'yellow' }],
  candidates: (_game, seat) => [{ type: 'show', seat }],
};

function seatResults({ secrets }: Game, won: boolean, reason: string): readonly SeatResult[] {
  const outcome = (colour: Colour | undefined) => (colour === 'yellow' ? 'partial' : won ? 'won' : 'lost');
  return secrets.own.map((own) => ({ outcome: outcome(vowOf({ own })?.colour), reason }));
}

const piece: Piece<Ballot> = {
  id: 'ballot',
  deal: ({ setup }, dealing) => {
    const [colours, random] = vows(dealing.random, setup.players);
    const memory = { ends: null, votes: noVotes(setup.players), shown: [] };
    return { ...dealing, random, memory, own: colours.map((colour) => ({ colour, looks: 0 })) };
  },
  commands: { call, vote, look, show },
  events: {
    called: {
      told: 'all',
      memory: (poll, { ends }) => ({ ...poll, ends, votes: poll.votes.map(() => null) }),
    },
    voted: { told: 'all', memory: (poll, { seat, yes }) => ({ ...poll, votes: poll.votes.with(seat, yes) }) },
    counted: { told: 'all', memory: (poll) => ({ ...poll, ends: null }) },
    redealt: {
      told: ({ type, hidden }, seat) => {
        const mine = seat === null ? undefined : hidden?.colours[seat];
        return mine === undefined ? { type } : { type, mine };
      },
      own: (before, { mine }) => (mine === undefined ? before : { colour: mine, looks: 0 }),
    },
    looked: {
      told: (event, seat) => (seat === event.seat ? event : null),
      own: (before) => ({ ...before, looks: before.looks + 1 }),
    },
    showed: { told: 'all', memory: (poll, { seat }) => ({ ...poll, shown: [...poll.shown, seat] }) },
  },
  reactions: [{ on: 'flipped', phase: 'hands', react: redeal }],
  due: {
    order: 50,
    at: (game) => pollIn(game).ends,
    happens: (game) => {
      const { votes } = pollIn(game);
      const yes = votes.filter((voice) => voice).length;
      return [{ type: 'counted', passed: yes * 2 > votes.length }];
    },
  },
  holdsBack: (game, due) => due === 'sand' && pollIn(game).ends !== null,
  policies: { seatResults },
};

export const ballot: AnyPiece = piece;
