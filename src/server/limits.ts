// How much one connection or one address may do. A bucket fills at a steady rate and holds a
// burst; what does not fit is refused with the seconds to wait, never silently dropped.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Nine quick players behind one address stay far below all of these. */
export const MESSAGES: Rate = { perSecond: 30, burst: 90 };
/** Stares and Do Something!: insistent, but nagging nobody to death. */
export const PRODS: Rate = { perSecond: 0.5, burst: 4 };
export const CONNECTIONS_PER_ADDRESS = 64;
/** Refused messages in a row after which a connection is closed. */
export const PATIENCE = 300;

export type Bucket = () => number;

/** Takes one from the bucket: 0, or the whole seconds until there is one. */
export function bucket({ perSecond, burst }: Rate, now: () => number): Bucket {
  let level = burst;
  let filled = now();
  return () => {
    const time = now();
    level = Math.min(burst, level + ((time - filled) / 1000) * perSecond);
    filled = time;
    if (level < 1) return Math.ceil((1 - level) / perSecond);
    level--;
    return 0;
  };
}
