import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type Json = Readonly<Record<string, unknown>>;

/** The one thing that is handed on as it came: a command, whose fields are the engine's to check (words.ts). */
const ANY_COMMAND: JsonSchema = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string' } },
};
/** A list of no schemas is no schema. */
const NOTHING: JsonSchema = { type: 'array', maxItems: 0 };

const isEmptyTuple = (schema: object) =>
  'items' in schema && Array.isArray(schema.items) && schema.items.length === 0;

/** What may be written, before it is tidied up: a check that no schema can express is left to the prose. */
export function jsonSchema(schema: v.GenericSchema): Json {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    ignoreActions: ['check', 'transform'],
    overrideSchema: ({ valibotSchema, jsonSchema: made }) => {
      if (valibotSchema.type === 'custom') return ANY_COMMAND;
      return isEmptyTuple(made) ? NOTHING : undefined;
    },
  });
  return rest;
}
