import * as v from 'valibot';
import { TEXTS } from '#content/locales/all.ts';
import { MATE_LEVELS } from '#engine/core/mateLevels.ts';
import type { RefusalCode } from '#engine/core/refusal.ts';
import { TALK_LEVELS } from '#engine/tower/talkLevels.ts';
import { choice } from '#protocol/messages.ts';
import type { Farewell, ServerMessage } from '#protocol/server.ts';
import { HELP } from '#protocol/signs.ts';
import type { AnyEvent } from '#room/gameEngine.ts';
import type { RoomCode } from '#room/refusal.ts';
import { EVENTS, KINDS } from './words.ts';

// What the server sends, as schemas: for the pages of the protocol and for tests alone. Neither server nor page loads them;
// src/protocol/server.ts has the types, and test/foundation/protocol.test.ts holds the two together.

const id = v.number();
const ids = v.array(v.number());
const nobody = v.nullable(v.number());

/** The sentences are in the locales, one a code: those of the rules, and those of the room. */
const codesOf = <Code extends string>(sentences: Readonly<Record<string, unknown>>) =>
  v.strictObject({
    refused: v.picklist(Object.keys(sentences).sort() as Code[]),
    params: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  });
export const Refusal = v.union([codesOf<RefusalCode>(TEXTS.en.refusal), codesOf<RoomCode>(TEXTS.en.room)]);

/** The fields are the engine's (words.ts), and its types. */
const events = Object.entries<Readonly<Record<string, string>>>(EVENTS).map(([type, fields]) => {
  const told = Object.entries(fields).map(([name, kind]) => [
    name,
    v.exactOptional(KINDS[kind] ?? v.never()),
  ]);
  return v.strictObject({ type: v.literal(type), ...Object.fromEntries(told) });
});
export const Event = v.variant('type', events) as unknown as v.GenericSchema<AnyEvent>;

const Person = v.strictObject({
  id,
  name: v.string(),
  face: v.exactOptional(v.number()),
  chair: nobody,
  here: v.boolean(),
  out: v.exactOptional(v.literal(true)),
  bot: v.exactOptional(v.picklist(MATE_LEVELS)),
});
const StandIn = v.strictObject({ seat: v.number(), person: v.number(), votes: ids });
const BotOffer = v.strictObject({ seat: v.number(), level: v.picklist(MATE_LEVELS), votes: ids });

const Goals = v.strictObject({
  heroes: v.exactOptional(v.array(v.string())),
  theft: v.exactOptional(v.boolean()),
  also: v.exactOptional(v.array(v.string())),
  wins: v.exactOptional(v.array(v.string())),
  loses: v.exactOptional(v.array(v.string())),
});
const Setup = v.strictObject({
  players: v.number(),
  start: v.string(),
  deck: v.array(v.string()),
  onTop: v.array(v.string()),
  bottom: v.exactOptional(v.array(v.string())),
  pieces: v.array(v.string()),
  sand: v.number(),
  goals: v.exactOptional(Goals),
  spells: v.exactOptional(v.array(v.string())),
  roles: v.exactOptional(v.string()),
});
const TowerOrder = v.strictObject({
  players: v.number(),
  drawing: v.string(),
  tongue: v.picklist(TALK_LEVELS),
});

const Said = v.strictObject({
  type: v.literal('said'),
  from: id,
  text: v.string(),
  phantom: v.exactOptional(v.literal(true)),
});
const Gesture = v.strictObject({
  type: v.literal('gesture'),
  from: id,
  sign: v.string(),
  path: v.array(v.strictTuple([v.number(), v.number()])),
});

export const FAREWELLS: Readonly<Record<Farewell, string>> = {
  kicked: 'the host asked them to leave',
  forgotten: 'the room is no more',
  takenOver: 'another tab took the seat over',
  restart: 'the server is about to stop, or the room is moving to another node: come back at once',
  tooFast: 'this page says too much',
  tooMany: 'there are too many pages of its address: try again later',
  version: 'the page is of another version: load it again',
  unwell: 'nothing can be written: try again later',
};

export const ServerMessages = {
  lobby: v.strictObject({
    type: v.literal('lobby'),
    you: nobody,
    host: nobody,
    people: v.array(Person),
    choice: v.nullable(choice),
    game: v.nullable(v.string()),
    locked: v.boolean(),
    watching: v.number(),
    standIns: v.array(StandIn),
    botOffers: v.exactOptional(v.array(BotOffer)),
    lent: v.array(v.strictObject({ seat: v.number(), owner: v.number() })),
    again: ids,
    callOff: v.exactOptional(ids),
    held: v.exactOptional(v.string()),
  }),
  game: v.strictObject({
    type: v.literal('game'),
    game: v.string(),
    table: v.number(),
    epoch: v.string(),
    seat: nobody,
    seats: ids,
    title: v.record(v.string(), v.union([v.string(), v.number()])),
    setup: v.union([Setup, TowerOrder]),
    content: v.string(),
    first: v.number(),
    events: v.array(Event),
    host: v.number(),
  }),
  told: v.strictObject({
    type: v.literal('told'),
    table: v.number(),
    first: v.number(),
    at: v.number(),
    events: v.array(Event),
    ack: v.exactOptional(v.number()),
  }),
  verdict: v.strictObject({ type: v.literal('verdict'), id, refusal: v.nullable(Refusal) }),
  refused: v.strictObject({ type: v.literal('refused'), refusal: Refusal }),
  stare: v.strictObject({ type: v.literal('stare'), from: id, target: v.number() }),
  pointed: v.strictObject({ type: v.literal('pointed'), from: id, icon: v.picklist(HELP) }),
  said: Said,
  gesture: Gesture,
  chat: v.strictObject({ type: v.literal('chat'), lines: v.array(v.variant('type', [Said, Gesture])) }),
  wayBack: v.strictObject({ type: v.literal('wayBack'), secret: v.string() }),
  pong: v.strictObject({ type: v.literal('pong'), sent: v.number(), host: v.number() }),
  goodbye: v.strictObject({
    type: v.literal('goodbye'),
    why: v.picklist(Object.keys(FAREWELLS) as Farewell[]),
  }),
} satisfies Record<ServerMessage['type'], v.GenericSchema>;
