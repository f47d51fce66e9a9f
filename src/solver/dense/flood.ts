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
  const latest = seeds.reduce((depth, seed) => Math.max(depth, seed.depth), 0);
  for (let depth = 0; ; depth++) {
    for (const seed of seeds) if (seed.depth === depth) core.seed(seed.word, seed.bits);
    const found = core.settle(depth);
    if (found === 0 && depth > latest) break;
    layers.push(found);
    all += found;
    if (watch !== undefined && found > 0) hits.push(...seen(core, watch, depth));
    if (cut) for (const { word, bits } of hits) core.drop(word, bits);
    if (stop?.(depth, all) === true) break;
    core.expand(tick);
  }
  return { layers, hits };
}

function seen(core: Core, { words, bits }: Goal, depth: number): readonly Seed[] {
  return words.flatMap((word) => {
    const found = core.front(word) & bits;
    return found === 0n ? [] : { depth, word, bits: found };
  });
}
