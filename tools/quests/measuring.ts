import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { answering } from '#server/answering.ts';
import { type Row, rowOf } from './row.ts';

// One quest after the other, in a process of its own.

export interface Measuring {
  readonly id: string;
  readonly stars: number;
  /** As it is shipped. */
  readonly text: string;
  readonly large: boolean;
}

answering(({ id, stars, text, large }: Measuring): Row => {
  const read = readShipped(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return rowOf(id, stars, read satisfies Shipped, large);
});
