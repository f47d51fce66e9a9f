import * as v from 'valibot';
import { PROTOCOL } from '#protocol/messages.ts';

// What the node of a page says of it to the node of its room.

const text = v.nullable(v.string());
/** What a page gave as a number and is none. */
const number = v.pipe(
  v.nullable(v.number()),
  v.transform((given) => given ?? Number.NaN),
);
/** Read before anything else: what else another version says need not be what this one would. */
export const Spoken = v.object({ protocol: v.literal(PROTOCOL) });
export const Arrival = v.object({
  ...Spoken.entries,
  code: v.string(),
  token: v.string(),
  attempt: v.nullable(
    v.object({
      page: v.string(),
      number,
      last: v.object({ game: text, epoch: text, seen: number }),
    }),
  ),
  /** Where the page is, as it is counted. */
  from: v.string(),
  /** Its node says when what is paced is on its way to the page; one of the version before does not. */
  paces: v.optional(v.boolean(), false),
});

export type Arrival = v.InferOutput<typeof Arrival>;
