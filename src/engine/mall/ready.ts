import { COLOURS } from '../family/pawns.ts';
import { escalator } from './acts/escalator.ts';
import { explore, ownColour, place } from './acts/explore.ts';
import { move } from './acts/move.ts';
import {
  callOff,
  clock,
  doSomething,
  hold,
  pause,
  presence,
  ready,
  speak,
  stare,
  stillPlays,
} from './acts/offBoard.ts';
import { leave, mayLeave, mayTake, theft } from './acts/theft.ts';
import { vortex } from './acts/vortex.ts';
import type { Box, ReadyDue, ReadyEvent, ReadyHandler, Setup } from './box.ts';
import type { CoreCommand, CoreCommandOf } from './commands.ts';
import { SAND } from './due.ts';
import { goalsOf } from './goals.ts';
import type { Handler } from './handler.ts';
import { keptOut } from './meeting.ts';
import { FOUR_HEROES, type PawnData } from './pawns.ts';
import { type AnyPiece, PHASES, type Policies } from './piece.ts';
import { CORE_REACTIONS } from './reactions.ts';
import { spacesOf, stepsAcross } from './spaces.ts';
import { isDoored, type Tile } from './tile.ts';
import type { CommandType, MallCommand } from './words.ts';

// What the core and the pieces in play have to say, put together once and ready to be asked.

const CORE_HANDLERS: { readonly [T in CoreCommand['type']]: Handler<CoreCommandOf<T>> } = {
  move,
  vortex,
  escalator,
  explore,
  place,
  theft,
  ready,
  stare,
  doSomething,
  speak,
  pause,
  presence,
  hold,
  clock,
  callOff,
};

const DEFAULTS: Policies = {
  mayTake,
  mayLeave,
  leave,
  faceUp: false,
  words: 'windows',
  gestures: 'windows',
  vortex: 'untilTheft',
  meeting: 'refused',
  captive: () => false,
  holding: () => false,
  handsFewer: 0,
  doSomething: 'anyone',
  theftBy: 'anyone',
  plays: () => true,
  voice: () => null,
  seatResults: () => undefined,
};

export function boxOf(setup: Setup, tiles: readonly Tile[], pieces: readonly AnyPiece[]): Box {
  const print = spacesOf(
    tiles,
    pieces.flatMap(({ symbols }) => symbols ?? []),
  );
  const cast = castOf(tiles, pieces);
  return {
    setup,
    tiles,
    print,
    marked: markedIn(print),
    walks: tiles.map((tile) => stepsAcross(tile, 'open', !isLocked(pieces))),
    smallWalks: tiles.map((tile) => stepsAcross(tile, 'small')),
    doored: tiles.map(isDoored),
    vortexes: vortexesOf(print),
    cast,
    pawns: cast.map(({ id }) => id),
    goals: goalsOf(setup, cast, pieces),
    pieces,
    policies: Object.assign({}, DEFAULTS, ...pieces.map(({ policies }) => policies)),
    hides: pieces.flatMap(({ hides }) => hides ?? []),
    keys: pieces.flatMap(({ key }) => key ?? []),
    bares: pieces.flatMap(({ bares }) => bares ?? []),
    theftVetoes: pieces.flatMap(({ theftVeto }) => theftVeto ?? []),
    onActs: pieces.flatMap(({ onAct }) => onAct ?? []),
    settling: pieces.flatMap(({ settles }) => settles ?? []),
    witnesses: pieces.flatMap(({ witness }) => witness ?? []),
    notes: pieces.flatMap(({ id, notes }) => (notes === undefined ? [] : { piece: id, notes })),
    concluding: pieces.flatMap(({ concludes }) => concludes ?? []),
    handlers: handlersOf(pieces),
    events: eventsOf(pieces),
    ...waysOf(cast, pieces),
    layers: pieces.flatMap(({ layer }) => layer ?? []),
    permissions: [ownColour, ...pieces.flatMap(({ permission }) => permission ?? [])].sort(
      (a, b) => a.order - b.order,
    ),
    reactions: reactionsOf(pieces),
    dues: duesOf(pieces),
    holds: pieces.flatMap(({ holdsBack }) => holdsBack ?? []),
  };
}

// From here on the pieces in play speak the registry's words: what else a known list may have brought (a test's own
// pieces) is carried along by its name alone.

function castOf(tiles: readonly Tile[], pieces: readonly AnyPiece[]): readonly PawnData[] {
  const extra = newcomersOf(tiles, pieces).map(({ starts: _, with: __, ...data }) => data);
  return [...FOUR_HEROES, ...(extra as readonly PawnData[])];
}

/** [X11.1] whom pieces bring, where the tile lies that they come with. */
export function newcomersOf(tiles: readonly Tile[], pieces: readonly AnyPiece[]) {
  const isAbout = (tile: string | undefined) => tile === undefined || tiles.some(({ name }) => name === tile);
  return pieces.flatMap(({ pawns = [] }) => pawns.filter((pawn) => isAbout(pawn.with)));
}

function waysOf(cast: readonly PawnData[], pieces: readonly AnyPiece[]) {
  const shared = new Set(pieces.flatMap(({ ideas }) => ideas ?? []));
  const asked = [...shared, ...pieces];
  const closed = cast.some(({ closes }) => closes === 'tile') ? [keptOut] : [];
  return {
    stepVetoes: [...closed, ...pieces.flatMap(({ stepVeto }) => stepVeto ?? [])] as Box['stepVetoes'],
    landVetoes: [...closed, ...pieces.flatMap(({ landVeto }) => landVeto ?? [])] as Box['landVetoes'],
    passages: asked.flatMap(({ passage }) => passage ?? []),
    crossings: asked.flatMap(({ crossing }) => crossing ?? []) as unknown as Box['crossings'],
  };
}

/** [X0.3] whether steel doors are doors here. */
const isLocked = (pieces: readonly AnyPiece[]) => pieces.some(({ symbols }) => symbols?.includes('code'));

function markedIn(print: Box['print']): Box['marked'] {
  const all = print.flatMap(({ marks }, space) => marks.map((mark) => ({ mark, space })));
  const grouped = Map.groupBy(all, ({ mark }) => mark);
  return new Map([...grouped].map(([mark, found]) => [mark, found.map(({ space }) => space)]));
}

function vortexesOf(print: Box['print']): Box['vortexes'] {
  const of = (colour: string) => print.flatMap(({ vortex }, space) => (vortex === colour ? space : []));
  return Object.fromEntries(COLOURS.map((colour) => [colour, of(colour)])) as unknown as Box['vortexes'];
}

function handlersOf(pieces: readonly AnyPiece[]): ReadonlyMap<string, ReadyHandler> {
  const all = Object.assign({}, CORE_HANDLERS, ...pieces.map(({ commands }) => commands)) as Readonly<
    Record<string, Handler<MallCommand>>
  >;
  return new Map(Object.entries(all).map(([type, handler]) => [type, readyHandler(type, handler, pieces)]));
}

function readyHandler(
  type: string,
  handler: Handler<MallCommand>,
  pieces: readonly AnyPiece[],
): ReadyHandler {
  const ofType = pieces.flatMap(({ vetoes }) => vetoes?.[type as CommandType] ?? []);
  const inMall = handler.inMall ? pieces.flatMap(({ mallVeto }) => mallVeto ?? []) : [];
  const vetoes = [...outOfGame(handler, pieces), ...ofType, ...inMall];
  const checks = Object.entries(handler.fields).map(([name, check]) => ({ name, check }));
  return { ...handler, checks, vetoes: vetoes as ReadyHandler['vetoes'] };
}

/** [H1.6] where seats may drop out, every command asks first whether its seat still plays. */
function outOfGame({ seatless, whenOut }: Handler<MallCommand>, pieces: readonly AnyPiece[]) {
  const mayDrop = pieces.some(({ policies }) => policies?.plays !== undefined);
  return mayDrop && !seatless && !whenOut ? [stillPlays] : [];
}

function eventsOf(pieces: readonly AnyPiece[]): Box['events'] {
  return new Map(
    pieces.flatMap(({ id, events = {} }) =>
      Object.entries(events).map(([type, kind]) => [type, { ...kind, piece: id } as ReadyEvent] as const),
    ),
  );
}

function reactionsOf(pieces: readonly AnyPiece[]): Box['reactions'] {
  const all = [...CORE_REACTIONS, ...pieces.flatMap(({ reactions }) => reactions ?? [])];
  const inOrder = all.sort((one, other) => PHASES[one.phase] - PHASES[other.phase]);
  return Map.groupBy(inOrder, ({ on }) => on) as Box['reactions'];
}

function duesOf(pieces: readonly AnyPiece[]): Box['dues'] {
  const own = pieces.flatMap(({ id, due }) => (due === undefined ? [] : { ...due, name: id }));
  return [SAND, ...(own as readonly ReadyDue[])].sort((one, other) => one.order - other.order);
}
