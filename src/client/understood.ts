import * as v from 'valibot';

// What comes from outside, as far as it makes sense: one thing that does not is no reason to lose the others.

type Schema<T> = v.GenericSchema<unknown, T>;

export function understood<T, F>(schema: Schema<T>, value: unknown, fallback: F): T | F {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : fallback;
}

const some = <T>(schema: Schema<T>, value: unknown): readonly T[] => {
  const read = v.safeParse(schema, value);
  return read.success ? [read.output] : [];
};

/** Those of a list that are such a thing. */
export const listOf = <T>(item: Schema<T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all): readonly T[] => all.flatMap((one) => some(item, one))),
  );

const object = v.looseObject({});

/** Those under such a name that are such a thing. */
export const tableOf = <T>(isName: (key: string) => boolean, item: Schema<T>) =>
  v.pipe(
    object,
    v.transform((all): Readonly<Record<string, T>> => {
      const named = Object.entries(all).filter(([key]) => isName(key));
      return Object.fromEntries(named.flatMap(([key, one]) => some(item, one).map((read) => [key, read])));
    }),
  );

type Parts<E> = { readonly [K in keyof E]?: E[K] extends Schema<infer T> ? T : never };

/** Parts that count each by itself; there may be none of them. */
export const partsOf = <E extends Readonly<Record<string, Schema<unknown>>>>(parts: E) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => {
      const all = understood(object, value, {}) as Readonly<Record<string, unknown>>;
      const read = Object.entries(parts).flatMap(([key, part]) =>
        some(part, all[key]).map((one) => [key, one]),
      );
      return Object.fromEntries(read) as Parts<E>;
    }),
  );

export const atLeast = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
