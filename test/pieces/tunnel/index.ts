import { type Refusal, refuse } from '#engine/core/refusal.ts';
import { holds } from '#engine/mall/actions.ts';
import { mayLand, movedBy } from '#engine/mall/acts/move.ts';
import type { PawnTo, Plain } from '#engine/mall/commands.ts';
import { type Handler, pawnField, spaceField } from '#engine/mall/handler.ts';
import type { AnyPiece, PublicGame } from '#engine/mall/index.ts';
import type { Happening, Piece } from '#engine/mall/piece.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import {
  isPlaced,
  linksFrom,
  occupied,
  pawnName,
  pawnNumber,
  pawnOn,
  spaceNow,
  whereabouts,
} from '#engine/mall/ways.ts';

// A piece for tests alone: a pair of tokens that covers two spaces and links them. One end is dug under a hero, the other
// on an empty space; whoever holds the escalator sends pawns through; anyone may fill it in again.

type Ends = readonly [Space, Space];
type Dig = Plain<'dig'> & { readonly near: Space; readonly far: Space };
type Crawl = PawnTo<'crawl'>;
type Code = 'tunnel.dug' | 'tunnel.notHere' | 'tunnel.none';

type Changed = { readonly type: 'dug'; readonly ends: Ends } | { readonly type: 'filled' };

interface Tunnel {
  readonly id: 'tunnel';
  readonly memory: Ends | null;
  readonly command: Dig | Crawl | Plain<'fill'>;
  readonly event: Changed;
  readonly means: 'tunnel';
  readonly refusal: Code;
}

const no = (code: Code): Refusal<Code> => refuse<Code>(code);

export function tunnelIn({ shared }: PublicGame): Ends | null {
  return (shared.memory as { readonly tunnel?: Ends | null }).tunnel ?? null;
}

function judgeDig(game: PublicGame, { near, far }: Dig): Refusal<Code> | null {
  if (tunnelIn(game) !== null) return no('tunnel.dug');
  const hero = game.box.cast[pawnOn(game, near)]?.hero ?? false;
  const open = spaceNow(game, far)?.corridor && isPlaced(game, tileOf(far)) && pawnOn(game, far) < 0;
  return hero && open ? null : no('tunnel.notHere');
}

const dig: Handler<Dig, Happening<Tunnel>, Code> = {
  fields: { near: spaceField, far: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  judge: judgeDig,
  carryOut: (_game, { near, far }) => [{ type: 'dug', ends: [near, far] }],
  candidates: (game, seat) =>
    game.shared.pawns.flatMap((near) =>
      near === OFF ? [] : game.shared.board.unused.map((far): Dig => ({ type: 'dig', seat, near, far })),
    ),
};

const crawl: Handler<Crawl, Happening<Tunnel>> = {
  fields: { pawn: pawnField, from: spaceField, to: spaceField },
  phases: ['running'],
  closesTalk: true,
  inMall: true,
  means: 'tunnel',
  judge: (game, { seat, pawn, from, to }) => {
    if (!holds(game.shared.hands[seat], 'L')) return refuse('action.notHeld', { action: 'L' });
    const index = pawnNumber(game, pawn);
    const here = whereabouts(game, index, from);
    if (here !== null) return here;
    if (!linksFrom(game, from).includes(to)) return refuse('escalator.notHere');
    return occupied(game, to) ?? mayLand(game, index, to, 'tunnel') ?? to;
  },
  carryOut: movedBy('tunnel'),
  candidates: (game, seat) =>
    game.shared.pawns.flatMap((from, pawn) =>
      linksFrom(game, from).map(
        (to): Crawl => ({ type: 'crawl', seat, pawn: pawnName(game, pawn), from, to }),
      ),
    ),
};

const fill: Handler<Plain<'fill'>, Happening<Tunnel>, Code> = {
  fields: {},
  phases: ['running'],
  inMall: true,
  judge: (game) => (tunnelIn(game) === null ? no('tunnel.none') : null),
  carryOut: () => [{ type: 'filled' }],
  candidates: (_game, seat) => [{ type: 'fill', seat }],
};

const piece: Piece<Tunnel> = {
  id: 'tunnel',
  deal: (_box, dealing) => ({ ...dealing, memory: null }),
  commands: { dig, crawl, fill },
  events: {
    dug: { told: 'all', memory: (_before, { ends }) => ends },
    filled: { told: 'all', memory: () => null },
  },
  layer: (game) => {
    const ends = tunnelIn(game);
    return ends === null ? {} : { covers: ends, links: [ends] };
  },
  feats: { 'tunnel.dug': (game) => tunnelIn(game) !== null },
  reactions: [
    {
      on: 'lifted',
      phase: 'effect',
      react: (game, { tile }) =>
        tunnelIn(game)?.some((end) => tileOf(end) === tile) ? [{ type: 'filled' }] : [],
    },
  ],
};

export const tunnel: AnyPiece = piece;
