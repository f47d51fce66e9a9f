import { pawnIndex } from '../family/pawns.ts';
import { boardOf, lay, lift, placementBeyond } from './board.ts';
import type { EventOf, EventType, MallEvent, Noted } from './events.ts';
import { fullSand } from './sand.ts';
import { OFF } from './spaces.ts';
import type { Clock, Game, Secrets, Seen, Shared, View } from './state.ts';

// What an event does to what everyone knows, and to the secrets. Total, and without judgement:
// an event is a fact. View and game share the first half, so they cannot drift apart.

type Evolutions = { readonly [T in EventType]: (shared: Shared, event: EventOf<T>, seen: Seen) => Shared };

const EVOLVE: Evolutions = {
  dealt: (shared, { hands, pawns, placed, deckLeft, deckTop, slices }, { box }) => {
    const escaped = pawns.map(() => false);
    const { setup } = box;
    const seats = Array.from({ length: setup.players }, () => false);
    const clock = { ...shared.clock, wishes: seats, away: seats };
    const board = boardOf(box, placed);
    return { ...shared, hands, pawns, escaped, board, deckLeft, deckTop, slices, clock, ready: seats };
  },
  readied: (shared, { seat, ready }) => ({ ...shared, ready: shared.ready.with(seat, ready) }),
  started: (shared, { at }) => ({ ...shared, phase: 'running', sand: fullSand(shared.sand.full, at) }),
  moved: (shared, { pawn, to }) => ({ ...shared, pawns: shared.pawns.with(pawnIndex(pawn), to) }),
  settled: (shared, { pawn, to }) => ({ ...shared, pawns: shared.pawns.with(pawnIndex(pawn), to) }),
  flipped: (shared, { space, at, end }) => ({
    ...shared,
    sand: { full: shared.sand.full, turned: at, end },
    flips: shared.flips + 1,
    outOfOrder: space === null ? shared.outOfOrder : [...shared.outOfOrder, space],
  }),
  wentOutOfOrder: (shared, { space }) => ({ ...shared, outOfOrder: [...shared.outOfOrder, space] }),
  drawn: (shared, { tile, next }) => ({
    ...shared,
    drawn: tile,
    deckLeft: shared.deckLeft - 1,
    deckTop: next,
  }),
  placed: (shared, { tile, space }, { box }) => {
    const board = lay(box, shared.board, placementBeyond(box, shared.board, space, tile));
    return { ...shared, board, drawn: null };
  },
  lifted: (shared, { tile, next }, { box }) => ({
    ...shared,
    board: lift(box, shared.board, tile),
    deckLeft: shared.deckLeft + 1,
    deckTop: next,
  }),
  stolen: (shared) => ({ ...shared, stolen: true }),
  escaped: (shared, { pawn, stays }) => {
    const index = pawnIndex(pawn);
    const pawns = stays ? shared.pawns : shared.pawns.with(index, OFF);
    return { ...shared, pawns, escaped: shared.escaped.with(index, true) };
  },
  ended: (shared, { won, reason }) => ({ ...shared, phase: 'over', result: { won, reason } }),
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
  noted: (shared, { piece, value }) => ({ ...shared, slices: { ...shared.slices, [piece]: value } }),
};

/** Whether this version knows what such an event does: a page may be older than what it is told. */
export function isMallEvent({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(EVOLVE, type);
}

function withClock(shared: Shared, change: Partial<Clock>): Shared {
  return { ...shared, clock: { ...shared.clock, ...change } };
}

function evolveShared(seen: Seen, event: MallEvent): Shared {
  const evolution = EVOLVE[event.type] as (shared: Shared, event: MallEvent, seen: Seen) => Shared;
  return evolution(seen.shared, event, seen);
}

function evolveSecrets(secrets: Secrets, event: MallEvent): Secrets {
  if (event.type === 'drawn') return { ...secrets, deck: secrets.deck.slice(1) };
  if (event.type === 'lifted') return { ...secrets, deck: [...secrets.deck, event.tile] };
  if (event.type === 'dealt') return event.hidden ?? secrets;
  return event.type === 'noted' ? noteSecret(secrets, event) : secrets;
}

function noteSecret(secrets: Secrets, { piece, hidden }: Noted): Secrets {
  if (hidden === undefined) return secrets;
  return { ...secrets, random: hidden.random, slices: { ...secrets.slices, [piece]: hidden.value } };
}

export function evolve(game: Game, event: MallEvent): Game {
  return { box: game.box, shared: evolveShared(game, event), secrets: evolveSecrets(game.secrets, event) };
}

export function evolveView(view: View, event: MallEvent): View {
  return { box: view.box, shared: evolveShared(view, event), seat: view.seat };
}
