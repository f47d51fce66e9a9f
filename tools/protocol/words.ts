import * as v from 'valibot';
import type { MallCommand } from '#engine/mall/index.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { AnyEvent } from '#room/gameEngine.ts';

// Every event that a page can be told and every command that it can give, field by field, for whoever reads the protocol. The
// engine's types are the truth: a word that is missing here, too many or of another kind does not compile.

type OfType<U, T> = U extends { readonly type: infer Own } ? (T extends Own ? U : never) : never;
type Known<U> = U extends unknown ? keyof U : never;
type ValueOf<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

type Plain<V> = [V] extends [boolean]
  ? 'yes'
  : [V] extends [number]
    ? 'number'
    : [V] extends [string]
      ? 'word'
      : [V] extends [readonly unknown[]]
        ? 'list'
        : 'data';
type KindOf<V> = `${Plain<NonNullable<V>>}${null extends V ? ' or null' : ''}`;

type Described<U extends { readonly type: string }, Unsaid extends string> = {
  readonly [T in U['type']]: {
    readonly [K in Exclude<Known<OfType<U, T>>, 'type' | Unsaid>]: KindOf<
      Exclude<ValueOf<OfType<U, T>, K>, undefined>
    >;
  };
};

const PLAIN = {
  yes: v.boolean(),
  number: v.number(),
  word: v.string(),
  list: v.array(v.unknown()),
  data: v.unknown(),
};
export const KINDS: Readonly<Record<string, v.GenericSchema>> = {
  ...PLAIN,
  ...Object.fromEntries(
    Object.entries(PLAIN).map(([kind, schema]) => [`${kind} or null`, v.nullable(schema)]),
  ),
};

/** `hidden` is sent to nobody; which fields there are may depend on the rules in play, and on who is told. */
export const EVENTS: Described<AnyEvent, 'hidden'> = {
  accused: { accused: 'list', ends: 'number', seat: 'number' },
  ballOwes: { space: 'number' },
  beholderOver: { seat: 'number or null', tile: 'number' },
  breachLost: { step: 'data' },
  breached: { seat: 'number', step: 'data' },
  captured: { by: 'word or null', hero: 'word' },
  cardsShown: { cards: 'list' },
  cleared: { tile: 'number' },
  dealt: {
    back: 'word or null',
    common: 'list',
    deckLeft: 'number',
    deckTop: 'number or null',
    hands: 'list',
    memory: 'data',
    own: 'data',
    pawns: 'list',
    placed: 'list',
  },
  deckTurned: { top: 'number or null' },
  divined: { card: 'word', is: 'word', seat: 'number', target: 'number' },
  diviningOpened: { cards: 'list', traitors: 'list', until: 'number' },
  doSomething: { seat: 'number', target: 'number' },
  drawn: { back: 'word or null', next: 'number or null', tile: 'number' },
  eliminated: { at: 'number', card: 'word', seat: 'number', side: 'word', status: 'word', why: 'word' },
  ended: { at: 'number', reason: 'word', seats: 'list', won: 'yes' },
  escaped: { pawn: 'word', stays: 'yes' },
  eyed: { seat: 'number', target: 'number' },
  flipped: { at: 'number', end: 'number', space: 'number or null' },
  forwent: { seat: 'number' },
  foundByAnother: {},
  glassOffered: { seat: 'number', until: 'number' },
  glassTaken: {},
  guardBack: { pawn: 'word', to: 'number' },
  guardCame: {},
  handed: { hands: 'list' },
  heistAbandoned: { seat: 'number' },
  inGuardRoom: { pawns: 'list' },
  lastAsked: { seat: 'number', until: 'number' },
  lifted: { back: 'word or null', next: 'number or null', tile: 'number' },
  mapInUse: { space: 'number' },
  mapped: { tiles: 'number' },
  met: { tile: 'number' },
  mixed: {},
  moved: { by: 'word', pawn: 'word', seat: 'number', to: 'number' },
  noted: { act: 'yes', at: 'number', seat: 'number or null' },
  paused: { at: 'number' },
  placed: { paid: 'word', space: 'number', tile: 'number' },
  presence: { away: 'yes', seat: 'number' },
  put: { pawn: 'word', to: 'number' },
  readied: { ready: 'yes', seat: 'number' },
  repaired: { space: 'number' },
  restarted: { seat: 'number' },
  resumed: { shift: 'number' },
  revealed: { tile: 'word' },
  seized: { by: 'word', heroes: 'list' },
  sensorTurned: { seat: 'number or null', side: 'number', tile: 'number' },
  settled: { pawn: 'word', to: 'number' },
  shaftLaid: { ends: 'list', seat: 'number' },
  shaftLost: { ends: 'list' },
  slid: { card: 'number', seat: 'number' },
  spellCast: { runs: 'data', seat: 'number', spell: 'word' },
  spellGoes: { runs: 'data or null', spell: 'word' },
  spoke: { channel: 'word', seat: 'number' },
  started: { at: 'number' },
  stolen: { at: 'list', seat: 'number or null' },
  strayed: { pawn: 'word', tile: 'number' },
  swapped: { pawn: 'word', pawns: 'list', seat: 'number', to: 'list' },
  talkClosed: {},
  talkOpened: {},
  thumbsShown: { accused: 'list', by: 'number', thumbs: 'list', validated: 'yes' },
  tileMoved: { seat: 'number', space: 'number', tile: 'number' },
  tilesOwed: { first: 'data or null', owed: 'number' },
  tokenUsed: { seat: 'number', target: 'number or null', token: 'word' },
  tookOff: { pawn: 'word' },
  turned: { card: 'number', quarters: 'number', seat: 'number' },
  undone: { seat: 'number' },
  voteLapsed: {},
  voted: { answered: 'number', mine: 'yes' },
  warned: { code: 'word' },
  wentOutOfOrder: { space: 'number' },
  wished: { pause: 'yes', seat: 'number' },
};

/** Whose it is the server knows: `seat` is not believed. Those of the room itself no page can give. */
export const COMMANDS: Described<Exclude<MallCommand | TowerCommand, { readonly seat: null }>, 'seat'> = {
  abandon: {},
  accuse: { accused: 'list' },
  breach: { direction: 'word', from: 'number' },
  callTalk: {},
  castBroom: { space: 'number' },
  castClairvoyance: {},
  castCode: {},
  castCrystal: {},
  castFrog: { from: 'number', pawn: 'word' },
  castGhost: {},
  castInvisibility: {},
  castSwap: { from: 'number', other: 'word', pawn: 'word', to: 'number' },
  castTeleport: { from: 'number', pawn: 'word', to: 'number' },
  castVoucher: { from: 'number', pawn: 'word', to: 'number' },
  decideHeist: { success: 'yes' },
  discard: { tile: 'number' },
  divine: { card: 'word', target: 'number' },
  doSomething: { target: 'number' },
  escalator: { from: 'number', pawn: 'word', to: 'number' },
  explore: {},
  forgo: {},
  jump: { direction: 'word', from: 'number', pawn: 'word', to: 'number' },
  layShaft: { from: 'number', to: 'number' },
  move: { direction: 'word', distance: 'number', from: 'number', pawn: 'word', to: 'number' },
  pause: { pause: 'yes' },
  place: { space: 'number' },
  putEye: { target: 'number' },
  ready: { ready: 'yes' },
  restart: {},
  reveal: {},
  sendGuard: { from: 'number', pawn: 'word', to: 'number' },
  settle: { from: 'number', pawn: 'word', to: 'number' },
  shaft: { from: 'number', pawn: 'word', to: 'number' },
  skip: {},
  slide: { card: 'number' },
  speak: { channel: 'word' },
  stare: { target: 'number' },
  steer: { direction: 'word' },
  swap: { pawn: 'word' },
  swapHands: { target: 'number' },
  telekinesis: { from: 'number', tile: 'number' },
  theft: { at: 'list' },
  turn: { card: 'number', quarters: 'number' },
  turnGlass: { turn: 'yes' },
  turnSand: {},
  turnSensor: { clockwise: 'yes' },
  undo: {},
  vortex: { from: 'number', pawn: 'word', to: 'number' },
  vote: { up: 'yes' },
};
