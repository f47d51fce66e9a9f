import type * as v from 'valibot';
import { ClientMessage, LONGEST_MESSAGE, PROTOCOL } from '#protocol/messages.ts';
import { type Json, jsonSchema } from './jsonSchema.ts';
import { Event, Refusal, ServerMessages } from './told.ts';

// The game over its socket, as AsyncAPI 3. What is shared is said once: events and refusals have names.

type Messages = Readonly<Record<string, v.GenericSchema>>;

/** By their type; those of one type are one message. */
export const PageMessages: Messages = Object.fromEntries(
  ClientMessage.options.map((option) => {
    const { entries } = 'entries' in option ? option : option.options[0];
    return [entries.type.literal, option as v.GenericSchema];
  }),
);

const EVENT = jsonSchema(Event);
const REFUSAL = jsonSchema(Refusal);
const SHARED = new Map([
  [JSON.stringify(EVENT), 'Event'],
  [JSON.stringify(REFUSAL), 'Refusal'],
]);

/** What has a name is named. */
function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = SHARED.get(JSON.stringify(value));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map(named);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part)]));
}

const DOOR: Json = {
  type: 'object',
  required: ['v'],
  properties: {
    v: { type: 'string', const: String(PROTOCOL), description: 'the version of this protocol' },
    page: {
      type: 'string',
      maxLength: 32,
      description: 'which page of a browser this is: any text of its own',
    },
    try: { type: 'integer', description: 'for the how manieth time this page connects' },
    game: { type: 'string', maxLength: 32, description: 'the game that it last heard of' },
    epoch: { type: 'string', maxLength: 32, description: 'in which telling of its history' },
    seen: { type: 'integer', description: 'the last number that it saw' },
  },
};

const messageOf = (who: string, type: string, schema: v.GenericSchema): Json => ({
  name: type,
  title: `${type}, said by ${who}`,
  contentType: 'application/json',
  payload: named(jsonSchema(schema)),
});

export function asyncapi(version: string): Json {
  const of = (side: string, messages: Messages) =>
    Object.entries(messages).map(([type, schema]) => ({ key: `${side}.${type}`, type, schema }));
  const [said, told] = [of('page', PageMessages), of('server', ServerMessages)];
  const refs = (all: typeof said, where: string) => all.map(({ key }) => ({ $ref: `#/${where}/${key}` }));
  const own = [...said, ...told].map(({ key }) => [key, { $ref: `#/components/messages/${key}` }]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Hushglass: a room over its socket',
      version,
      description: `Version ${PROTOCOL} of the protocol; docs/protocol.md explains it. Messages of a page have at most ${LONGEST_MESSAGE} bytes.`,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      room: {
        address: '/ws/{room}',
        description: 'One page in one room.',
        parameters: { room: { description: 'the code of the room' } },
        bindings: { ws: { method: 'GET', query: DOOR, bindingVersion: '0.1.0' } },
        messages: Object.fromEntries(own),
      },
    },
    operations: {
      hear: {
        action: 'receive',
        summary: 'What a page may say.',
        channel: { $ref: '#/channels/room' },
        messages: refs(said, 'channels/room/messages'),
      },
      tell: {
        action: 'send',
        summary: 'What a page is told. A telling of a single move is a binary frame (docs/protocol.md).',
        channel: { $ref: '#/channels/room' },
        messages: refs(told, 'channels/room/messages'),
      },
    },
    components: {
      messages: Object.fromEntries([
        ...said.map(({ key, type, schema }) => [key, messageOf('a page', type, schema)]),
        ...told.map(({ key, type, schema }) => [key, messageOf('the server', type, schema)]),
      ]),
      schemas: { Event: EVENT, Refusal: REFUSAL },
    },
  };
}
