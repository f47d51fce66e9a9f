import * as v from 'valibot';
import { MATE_LEVELS } from '#engine/core/mateLevels.ts';
import { TALK_LEVELS } from '#engine/tower/talkLevels.ts';
import { FACES } from '#room/faces.ts';
import { cleanName } from '#room/lobby.ts';
import { hasInk, visible } from '#room/names.ts';
import { FARTHEST, HELP, LONGEST_STROKE, SIGNS } from './signs.ts';

// What a page may send, checked before anything looks at it. Commands inside `do` are checked by
// the engine, field by field: it is the one that knows them.

/**
 * Said by a page at the door, so that one that was left open over an upgrade is told to load itself again. To be
 * raised whenever a page of before would misunderstand. Release 0.1 named none.
 */
export const PROTOCOL = 8;
/** Bytes; nothing a page has to say is longer. */
export const LONGEST_MESSAGE = 4096;

const person = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31));
/** Of the largest game. */
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8));
const chair = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8)));
const face = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FACES - 1));
const level = v.picklist(MATE_LEVELS);
const coordinate = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const point = v.strictTuple([coordinate, coordinate]);
const stroke = v.pipe(v.array(point), v.minLength(2), v.maxLength(LONGEST_STROKE));
const gesture = v.literal('gesture');

const word = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}$/));
const words = (most: number) => v.pipe(v.array(word), v.maxLength(most));

/** [H0.1] a level of hidden roles, [H0.2] and what makes it harder. */
const roles = v.strictObject({
  level: v.picklist(['A', 'B', 'C', 'D', 'E']),
  last: v.exactOptional(v.pipe(v.number(), v.integer())),
  token: v.exactOptional(v.boolean()),
});

const numbered = v.strictObject({
  scenario: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(17)),
  level: v.exactOptional(v.picklist([1, 2, 3, 4, 5, 6])),
  side: v.exactOptional(v.picklist(['A', 'B'])),
  theft: v.exactOptional(v.picklist(['manual', 'automatic'])),
  sand: v.exactOptional(v.pipe(v.number(), v.integer())),
  talk: v.exactOptional(v.boolean()),
  sister: v.exactOptional(v.boolean()),
  /** [X0.5] by their pieces; whether they fit is the engine's to say. */
  modules: v.exactOptional(words(40)),
  /** [X11.1] whether so many can come is said with the reason when it is dealt. */
  guards: v.exactOptional(v.pipe(v.number(), v.integer())),
  roles: v.exactOptional(roles),
});
/** A scenario of the game, by its number. */
export type ScenarioChoice = v.InferOutput<typeof numbered>;

/** [X0.7] an evening of Maximum Security. */
const evening = v.strictObject({
  evening: v.pipe(v.string(), v.regex(/^X[TF]\d{1,2}$/)),
  hardcore: v.exactOptional(v.boolean()),
  side: v.exactOptional(v.picklist(['A', 'B'])),
  theft: v.exactOptional(v.picklist(['manual', 'automatic'])),
  sand: v.exactOptional(v.pipe(v.number(), v.integer())),
  tokens: v.exactOptional(v.boolean()),
});
export type EveningChoice = v.InferOutput<typeof evening>;

const LONGEST_TITLE = 60;
/** Characters; eight cards of four by four are two thirds of it. */
export const LONGEST_DRAWING = 3_000;
const tile = v.pipe(v.string(), v.regex(/^[0-9A-Z]{1,3}\*?$/));
const tiles = v.pipe(v.array(tile), v.maxLength(60));

const title = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform((name) => cleanName(name, LONGEST_TITLE)),
  v.string(),
);

/** [S-own] its shape, and a name like a person's. Whether the parts fit is the engine's to say. */
const own = v.strictObject({
  name: title,
  start: tile,
  tiles,
  onTop: tiles,
  pieces: words(50),
  sand: v.pipe(v.number(), v.integer()),
  /** [X10.13] which lie ready; whether they are of any use is the engine's to say. */
  spells: v.exactOptional(words(10)),
});
const ownChoice = v.strictObject({ own, roles: v.exactOptional(roles) });
export type OwnChoice = v.InferOutput<typeof ownChoice>;

/** As names are: what cannot be seen only takes the room of what others said. */
const said = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform(visible),
  v.check((text) => hasInk(text)),
);

const tongue = v.picklist(TALK_LEVELS);
/** [T17] a quest of the tower by its id, or any other as its drawing; whether that is one is read when it is dealt. */
const tower = v.union([
  v.strictObject({ quest: v.pipe(v.string(), v.regex(/^\d{1,2}-(\d|epic)$/)), tongue }),
  v.strictObject({ drawing: v.pipe(v.string(), v.maxLength(LONGEST_DRAWING)), name: title, tongue }),
]);
export type TowerChoice = { readonly tower: v.InferOutput<typeof tower> };

export const choice = v.union([numbered, evening, ownChoice, v.strictObject({ tower })]);
/** What may be played in the mall. */
export type GameChoice = ScenarioChoice | EveningChoice | OwnChoice;
export type AnyChoice = GameChoice | TowerChoice;

/** Handed on as it came: its fields are the engine's to check. */
const command = v.custom<{ readonly type: string; readonly [field: string]: unknown }>(
  (given) => typeof (given as { readonly type?: unknown } | null)?.type === 'string',
);

const Do = v.strictObject({
  type: v.literal('do'),
  id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31)),
  command,
});

export const ClientMessage = v.variant('type', [
  Do,
  v.strictObject({
    type: v.literal('enter'),
    name: v.pipe(v.string(), v.maxLength(200)),
    face: v.exactOptional(face),
  }),
  v.strictObject({ type: v.literal('sit'), chair }),
  v.strictObject({ type: v.literal('choose'), choice }),
  /** Without those who are away: for this game; their chairs stay theirs. */
  v.strictObject({
    type: v.literal('deal'),
    without: v.exactOptional(v.pipe(v.array(person), v.maxLength(9))),
  }),
  /** Somebody who played would play again, or no more, where the host is slow. */
  v.strictObject({ type: v.literal('again'), want: v.boolean() }),
  v.strictObject({ type: v.literal('leave') }),
  /** The host's: to free the chair of somebody who is away, to ask somebody to leave (or back in), to lock the table, to give it away. */
  v.strictObject({ type: v.literal('free'), person }),
  v.strictObject({ type: v.literal('kick'), person, out: v.boolean() }),
  v.strictObject({ type: v.literal('lock'), locked: v.boolean() }),
  v.strictObject({ type: v.literal('handOver'), person }),
  /** The host's: a bot comes to the table, onto this chair or any; or goes. */
  v.strictObject({ type: v.literal('addBot'), level, chair: v.exactOptional(chair) }),
  v.strictObject({ type: v.literal('removeBot'), person }),
  /** Somebody who plays would have a bot play the seat of one who is away, or no more. */
  v.strictObject({ type: v.literal('letBot'), seat, level, want: v.boolean() }),
  /** Somebody would play the seat of one who is away (null: no more), and those who play let them. */
  v.strictObject({ type: v.literal('standIn'), seat: v.nullable(seat) }),
  v.strictObject({ type: v.literal('letIn'), seat, person }),
  /** [R32] those who are here would end a game with secret cards that somebody is missing from, or no more. */
  v.strictObject({ type: v.literal('callOff'), want: v.boolean() }),
  /** A way back to one's own chair from another device: asked for, and used there. */
  v.strictObject({ type: v.literal('wayBack') }),
  v.strictObject({ type: v.literal('comeBack'), secret: v.pipe(v.string(), v.regex(/^[\w-]{24}$/)) }),
  /** Which game the page last heard of, in which telling of it, and the last number it saw. */
  v.strictObject({
    type: v.literal('resume'),
    game: v.nullable(v.string()),
    epoch: v.nullable(v.string()),
    seen: v.number(),
  }),
  v.strictObject({ type: v.literal('say'), text: said }),
  v.variant('sign', [
    v.strictObject({ type: gesture, sign: v.picklist(SIGNS), path: v.strictTuple([]) }),
    v.strictObject({ type: gesture, sign: v.literal('ping'), path: v.strictTuple([point]) }),
    v.strictObject({ type: gesture, sign: v.literal('stroke'), path: stroke }),
  ]),
  /** [T17] at an icon of the help tile. */
  v.strictObject({ type: v.literal('point'), icon: v.picklist(HELP) }),
  v.strictObject({ type: v.literal('ping'), sent: v.number() }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** The message, or undefined for anything that is not one. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const said = parse(text);
  // By far the most frequent: there is no need to look for which it is.
  const read = v.safeParse(isType(said, 'do') ? Do : ClientMessage, said);
  return read.success ? read.output : undefined;
}

const isType = (said: unknown, type: ClientMessage['type']) =>
  (said as { readonly type?: unknown } | null)?.type === type;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readChoice(value: unknown): AnyChoice | undefined {
  const read = v.safeParse(choice, value);
  return read.success ? read.output : undefined;
}
