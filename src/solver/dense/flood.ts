import type { Core, Tick } from './core.ts';
import type { Goal } from './goals.ts';

// One space searched from its seeds, layer by layer.

export interface Seed {
  readonly depth: number;
  readonly word: number;
  readonly bits: bigint;
}

export interface Flooding {
  /** In any order; more may come from another space at any depth. */
  readonly seeds: readonly Seed[];
  /** Positions to look out for; where they are cut, the search does not go on from them. */
  readonly watch?: Goal;
  readonly cut?: boolean;
  /** After every layer, with all that was found so far: whether to stop. */
  readonly stop?: (depth: number, found: number) => boolean;
  /** Many times a second: throws to give up. */
  readonly tick?: Tick;
}

export interface Flooded {
  /** How many positions were first found at each depth. */
  readonly layers: readonly number[];
  /** What was watched for, with the depth they were found at. */
  readonly hits: readonly Seed[];
}

export function flood(core: Core, { seeds, watch, cut = false, stop, tick }: Flooding): Flooded {
  const layers: number[] = [];
  let all = 0;
  const hits: Seed[] = [];
  const look = watch === undefined ? () => [] : lookout(core, watch);
  const latest = seeds.reduce((depth, seed) => Math.max(depth, seed.depth), 0);
  for (let depth = 0; ; depth++) {
    for (const seed of seeds) if (seed.depth === depth) core.seed(seed.word, seed.bits);
    const found = core.settle(depth);
    if (found === 0 && depth > latest) break;
    layers.push(found);
    all += found;
    const seen = found > 0 ? look(depth) : [];
    if (cut) for (const { word, bits } of seen) core.close(word, bits);
    hits.push(...seen);
    if (stop?.(depth, all) === true) break;
    core.expand(tick);
  }
  return { layers, hits };
}

/** What is there that was not there before. */
function lookout(core: Core, { words, bits }: Goal): (depth: number) => readonly Seed[] {
  const missing = new Map(words.map((word) => [word, bits]));
  return (depth) =>
    words.flatMap((word) => {
      const before = missing.get(word) ?? 0n;
      const found = core.known(word) & before;
      missing.set(word, before & ~found);
      return found === 0n ? [] : { depth, word, bits: found };
    });
}
