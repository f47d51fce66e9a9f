import type { Random } from '../core/random.ts';
import { boardOf, lay, lift, placementBeyond } from './board.ts';
import type { Box, ReadyEvent } from './box.ts';
import type { CoreEvent, CoreEventOf, CoreEventType, Dealt } from './events.ts';
import { isSameLayer } from './layer.ts';
import { redact } from './redact.ts';
import { fullSand } from './sand.ts';
import { OFF } from './spaces.ts';
import type { Clock, Game, PublicGame, Result, Secrets, Shared, View } from './state.ts';
import type { Back } from './tile.ts';
import { pawnNumber } from './ways.ts';
import type { MallEvent, OwnMemories, SecretMemories } from './words.ts';

// What an event does to what everyone knows, and to the secrets. Total, and without judgement:
// an event is a fact. View and game share the first half, so they cannot drift apart.

type Evolutions = {
  readonly [T in CoreEventType]: (shared: Shared, event: CoreEventOf<T>, game: PublicGame) => Shared;
};

const EVOLVE: Evolutions = {
  dealt: (shared, { hands, pawns, placed, deckLeft, deckTop, back, memory }, { box }) => {
    const escaped = pawns.map(() => false);
    const { setup } = box;
    const seats = Array.from({ length: setup.players }, () => false);
    const clock = { ...shared.clock, wishes: seats, away: seats };
    const board = boardOf(box, placed);
    const dealt = { ...shared, hands, pawns, escaped, board, deckLeft, deckTop, memory, clock, ready: seats };
    return withBack(dealt, { back });
  },
  readied: (shared, { seat, ready }) => ({ ...shared, ready: shared.ready.with(seat, ready) }),
  started: (shared, { at }) => ({ ...shared, phase: 'running', sand: fullSand(shared.sand.full, at) }),
  moved: (shared, { pawn, to }, { box }) => ({
    ...shared,
    pawns: shared.pawns.with(pawnNumber({ box }, pawn), to),
  }),
  put: (shared, { pawn, to }, { box }) => ({
    ...shared,
    pawns: shared.pawns.with(pawnNumber({ box }, pawn), to),
  }),
  cleared: (shared) => shared,
  flipped: (shared, { space, at, end }) => ({
    ...shared,
    sand: { full: shared.sand.full, turned: at, end },
    flips: shared.flips + 1,
    timers: shared.timers + (space === null ? 0 : 1),
    outOfOrder: space === null ? shared.outOfOrder : [...shared.outOfOrder, space],
  }),
  wentOutOfOrder: (shared, { space }) => ({ ...shared, outOfOrder: [...shared.outOfOrder, space] }),
  repaired: (shared, { space }) => ({
    ...shared,
    outOfOrder: shared.outOfOrder.filter((other) => other !== space),
  }),
  deckTurned: (shared, { top }) => ({ ...shared, deckTop: top }),
  met: (shared) => shared,
  seized: (shared) => shared,
  tookOff: (shared, { pawn }, { box }) => ({
    ...shared,
    pawns: shared.pawns.with(pawnNumber({ box }, pawn), OFF),
  }),
  drawn: (shared, { tile, next, back }) =>
    withBack({ ...shared, drawn: tile, deckLeft: shared.deckLeft - 1, deckTop: next }, { back }),
  placed: (shared, { tile, space }, { box }) => {
    const board = lay(box, shared.board, placementBeyond(box, shared.board, space, tile));
    return { ...shared, board, drawn: null };
  },
  lifted: (shared, { tile, next, back }, { box }) => {
    const board = lift(box, shared.board, tile);
    return withBack({ ...shared, board, deckLeft: shared.deckLeft + 1, deckTop: next }, { back });
  },
  stolen: (shared) => ({ ...shared, stolen: true }),
  escaped: (shared, { pawn, stays }, { box }) => {
    const index = pawnNumber({ box }, pawn);
    const pawns = stays ? shared.pawns : shared.pawns.with(index, OFF);
    return { ...shared, pawns, escaped: shared.escaped.with(index, true) };
  },
  ended: (shared, event, { box }) => ({ ...shared, phase: 'over', result: resultOf(box, event) }),
  handed: (shared, { hands }) => ({ ...shared, hands }),
  talkOpened: (shared) => ({ ...shared, talk: true, voices: [] }),
  talkClosed: (shared) => ({ ...shared, talk: false, voices: [] }),
  spoke: (shared, { seat, channel }) => ({ ...shared, voices: [...shared.voices, `${seat} ${channel}`] }),
  doSomething: (shared, { target }) => ({ ...shared, doSomething: target }),
  wished: (shared, { seat, pause }) => withClock(shared, { wishes: shared.clock.wishes.with(seat, pause) }),
  presence: (shared, { seat, away }) => withClock(shared, { away: shared.clock.away.with(seat, away) }),
  paused: (shared, { at }) => withClock(shared, { since: at }),
  resumed: (shared, { shift }) => withClock(shared, { since: null, shift }),
  warned: (shared) => shared,
};

const withBack = (shared: Shared, { back }: { readonly back: Back | null | undefined }): Shared =>
  back === undefined ? shared : { ...shared, deckBack: back };

/** Where seats are not named they fare as the table does. */
function resultOf({ setup }: Box, { won, reason, at, seats }: CoreEventOf<'ended'>): Result {
  const alike = { outcome: won ? 'won' : 'lost', reason } as const;
  const when = at === undefined ? {} : { at };
  return { won, reason, ...when, seats: seats ?? Array.from({ length: setup.players }, () => alike) };
}

/** Whether this version knows what such an event does: a page may be older than what it is told. */
export function isMallEvent({ box }: Pick<PublicGame, 'box'>, event: { readonly type: string }): boolean {
  return CORE.has(event.type) || box.events.has(event.type);
}

function withClock(shared: Shared, change: Partial<Clock>): Shared {
  return { ...shared, clock: { ...shared.clock, ...change } };
}

type Evolution = (shared: Shared, event: CoreEvent, game: PublicGame) => Shared;

// A map, since an event's type may be any text: what every object has is not one of them.
const CORE: ReadonlyMap<string, Evolution> = new Map(Object.entries(EVOLVE as Record<string, Evolution>));

function evolveShared(game: PublicGame, event: MallEvent): Shared {
  const evolution = CORE.get(event.type);
  const shared =
    evolution === undefined
      ? pieceShared(game, event, kindOf(game, event))
      : evolution(game.shared, event as CoreEvent, game);
  const kept = game.box.notes.length === 0 ? shared : noted(game, event, shared);
  return kept.memory === game.shared.memory ? kept : relayered(game.box, kept);
}

/** What pieces remember of whatever happens. */
function noted(game: PublicGame, event: MallEvent, after: Shared): Shared {
  let { memory } = after;
  for (const { piece, notes } of game.box.notes) {
    const before = (memory as Held)[piece];
    const now = before === undefined ? undefined : notes(before, event, game, after);
    if (now !== before) memory = { ...memory, [piece]: now };
  }
  return memory === after.memory ? after : { ...after, memory };
}

function kindOf({ box }: PublicGame, { type }: MallEvent): ReadyEvent {
  return box.events.get(type) as ReadyEvent;
}

function pieceShared(game: PublicGame, event: MallEvent, kind: ReadyEvent): Shared {
  const shared = kind.shared?.(game.shared, event, game) ?? game.shared;
  if (kind.memory === undefined) return shared;
  const before = (shared.memory as Held)[kind.piece];
  return { ...shared, memory: { ...shared.memory, [kind.piece]: kind.memory(before, event, game) } };
}

/** What pieces remember, by their ids, for those who do not know which they are. */
type Held = Readonly<Record<string, unknown>>;

/** The walking tables are made anew where what lies on the mall has changed: pieces tell it from what they remember. */
function relayered(box: Box, shared: Shared): Shared {
  if (box.layers.length === 0) return shared;
  const { board } = shared;
  const layers = box.layers.map((layer) => layer({ box, shared }));
  if (layers.every((layer, index) => isSameLayer(board.layers[index], layer))) return shared;
  return { ...shared, board: boardOf(box, board.placed, layers) };
}

function evolveSecrets(game: Game, event: MallEvent): Secrets {
  const { secrets } = game;
  if (event.type === 'drawn') return { ...secrets, deck: secrets.deck.slice(1) };
  if (event.type === 'lifted') return { ...secrets, deck: [...secrets.deck, event.tile] };
  if (event.type === 'dealt') return dealtSecrets(secrets, event);
  // Most events are moves, and no piece has one of the core's.
  const kind = event.type === 'moved' ? undefined : game.box.events.get(event.type);
  return kind === undefined ? secrets : pieceSecrets(game, event, kind);
}

function dealtSecrets(secrets: Secrets, { hidden }: Dealt): Secrets {
  return hidden === undefined ? secrets : { own: [], ...hidden };
}

function pieceSecrets(game: Game, event: MallEvent, kind: ReadyEvent): Secrets {
  const { secrets } = game;
  const { random = secrets.random } = ((event as { hidden?: unknown }).hidden ?? {}) as { random?: Random };
  const memory = kind.secret === undefined ? secrets.memory : secretMemory(game, event, kind);
  const own =
    kind.own === undefined ? secrets.own : secrets.own.map((mine, seat) => learnt(game, mine, event, seat));
  return { ...secrets, random, memory, own };
}

function secretMemory(game: Game, event: MallEvent, { piece, secret }: ReadyEvent): SecretMemories {
  const before = (game.secrets.memory as Held)[piece];
  return { ...game.secrets.memory, [piece]: secret?.(before, event, game) };
}

/** A seat learns by the event as it is told it, in the game as in its view. */
function learnt({ box }: PublicGame, mine: OwnMemories, event: MallEvent, seat: number): OwnMemories {
  const told = redact(box, event, seat);
  return told === null ? mine : ownAfter(box, mine, told, seat);
}

function ownAfter(box: Box, mine: OwnMemories, told: MallEvent, seat: number | null): OwnMemories {
  if (told.type === 'dealt') return told.own ?? mine;
  const kind = box.events.get(told.type);
  if (seat === null || kind?.own === undefined) return mine;
  return { ...mine, [kind.piece]: kind.own((mine as Held)[kind.piece], told, seat) };
}

export function evolve(game: Game, event: MallEvent): Game {
  return { box: game.box, shared: evolveShared(game, event), secrets: evolveSecrets(game, event) };
}

/** The same of a view, by an event as its seat is told it. */
export function evolveView(view: View, event: MallEvent): View {
  const own = ownAfter(view.box, view.own, event, view.seat);
  return { box: view.box, shared: evolveShared(view, event), seat: view.seat, own };
}
