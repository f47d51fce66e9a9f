import { drawShipped } from '#content/quest-format/shipped.ts';
import { forgeOnce, orderOf } from '#forge/forge.ts';
import { THEMES } from '#forge/themes.ts';
import { answering } from '#server/answering.ts';

// One candidate for a trial, in a process of its own: the same for the same seed, level and round.

export interface Wanted {
  readonly stars: number;
  readonly seed: string;
  readonly round: number;
  readonly pawns?: number;
}

export interface Candidate {
  /** Null where nothing good came of it: the words say why. */
  readonly drawing: string | null;
  readonly words: readonly string[];
  readonly features: readonly string[];
  readonly seconds: number;
}

export function candidate({ stars, seed, round, pawns }: Wanted): Candidate {
  const themes = THEMES[stars] ?? [];
  const features = themes[round % themes.length] ?? [];
  const from = performance.now();
  let words: readonly string[] = [];
  const made = forgeOnce({
    ...orderOf(stars, `${seed} ${stars} ${round}`),
    name: `forged-${stars}-${round}`,
    features,
    ...(pawns === undefined ? {} : { pawns }),
    onRefused: (why) => (words = why),
  });
  const drawing = made === null ? null : drawShipped(made);
  return { drawing, words, features, seconds: (performance.now() - from) / 1000 };
}

answering(candidate);
