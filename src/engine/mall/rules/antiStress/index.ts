import { type Refusal, refuse } from '../../../core/refusal.ts';
import { stillPlays } from '../../acts/offBoard.ts';
import type { Plain } from '../../commands.ts';
import { type Handler, seatField } from '../../handler.ts';
import type { Happening, Piece } from '../../piece.ts';
import { flip } from '../../sand.ts';
import type { Game, PublicGame } from '../../state.ts';

// [X2.1] [X2.2] [X2.3] six tokens for anyone, at any time, once each: the sand is turned, two players swap their action
// tiles, or everyone may talk. [R3] none of them closes a talk window.

const ID = 'antiStress';

export type Token = 'sand' | 'swap' | 'loudspeaker';
export type Tokens = Readonly<Record<Token, number>>;

type Swap = Plain<'swapHands'> & { readonly target: number };

interface TokenUsed {
  readonly type: 'tokenUsed';
  readonly token: Token;
  readonly seat: number;
  /** With whom hands were swapped; null otherwise. */
  readonly target: number | null;
}

interface AntiStress {
  readonly id: typeof ID;
  readonly memory: Tokens;
  readonly command: Plain<'turnSand'> | Swap | Plain<'callTalk'>;
  readonly event: TokenUsed;
  readonly refusal: 'token.none' | 'swap.alone' | 'talk.open';
}

const NONE: Tokens = { sand: 0, swap: 0, loudspeaker: 0 };

export function tokensLeft({ shared }: PublicGame): Tokens {
  return shared.memory[ID] ?? NONE;
}

/** Those of the whole game. [R23] where no window ever opens, for words or for gestures [S12], a loudspeaker is none. */
export function tokensOf({ policies: { words, gestures } }: Pick<PublicGame['box'], 'policies'>): Tokens {
  return { sand: 1, swap: 2, loudspeaker: words === 'windows' || gestures === 'windows' ? 3 : 0 };
}

const none = (game: PublicGame, token: Token): Refusal | null =>
  tokensLeft(game)[token] === 0 ? refuse('token.none', { token }) : null;

const used = (token: Token, seat: number, target: number | null = null): TokenUsed => ({
  ...{ type: 'tokenUsed', token, seat, target },
});

const ANY_TIME = { phases: ['running'], inMall: true } as const;

const turnSand: Handler<Plain<'turnSand'>, Happening<AntiStress>> = {
  ...ANY_TIME,
  fields: {},
  judge: (game) => none(game, 'sand'),
  carryOut: (game, { seat }, _target, { now }) => [used('sand', seat), flip(game, null, now)],
  candidates: (_game, seat) => [{ type: 'turnSand', seat }],
};

const swapHands: Handler<Swap, Happening<AntiStress>> = {
  ...ANY_TIME,
  fields: { target: seatField },
  judge: (game, { seat, target }) => {
    if (game.box.setup.players === 1) return refuse('swap.alone');
    if (seat === target) return none(game, 'swap') ?? refuse('target.oneself');
    return none(game, 'swap') ?? stillPlays(game, { seat: target });
  },
  carryOut: (game, { seat, target }) => [used('swap', seat, target), swapped(game, seat, target)],
  candidates: ({ shared }, seat) => shared.hands.map((_, target) => ({ type: 'swapHands', seat, target })),
};

/** [R16] all of one's tiles against all of the other's. */
function swapped({ shared: { hands } }: Game, one: number, other: number): Happening<AntiStress> {
  const [ours = [], theirs = []] = [hands[one], hands[other]];
  return { type: 'handed', hands: hands.with(one, theirs).with(other, ours) };
}

const callTalk: Handler<Plain<'callTalk'>, Happening<AntiStress>> = {
  ...ANY_TIME,
  fields: {},
  judge: (game) => none(game, 'loudspeaker') ?? (game.shared.talk ? refuse('talk.open') : null),
  carryOut: (_game, { seat }) => [used('loudspeaker', seat), { type: 'talkOpened' }],
  candidates: (_game, seat) => [{ type: 'callTalk', seat }],
};

export const antiStress: Piece<AntiStress> = {
  id: ID,
  deal: (box, dealing) => ({ ...dealing, memory: tokensOf(box) }),
  commands: { turnSand, swapHands, callTalk },
  events: {
    tokenUsed: { told: 'all', memory: (left, { token }) => ({ ...left, [token]: left[token] - 1 }) },
  },
};
