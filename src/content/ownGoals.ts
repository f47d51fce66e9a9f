import type { Setup } from '#engine/mall/index.ts';

// [S-own] [XT0] the special rules of the tutorials come with what they are won or lost by.

type Goals = NonNullable<Setup['goals']>;

const GOALS: Readonly<Record<string, Goals>> = {
  clearTile: { also: ['tileClear'] },
  directEscape: { loses: ['strayed'] },
  mapmaker: { heroes: [], theft: false, wins: ['mappedThree'], loses: ['mapWasted'] },
  noFlips: { loses: ['flipped'] },
  ownDiscovery: { loses: ['foundByAnother'] },
};

export function withGoals(setup: Setup): Setup {
  const found = setup.pieces.flatMap((piece) => (Object.hasOwn(GOALS, piece) ? (GOALS[piece] as Goals) : []));
  if (found.length === 0) return setup;
  const every = (sort: 'also' | 'loses') => {
    const feats = found.flatMap((goals) => goals[sort] ?? []);
    return feats.length === 0 ? {} : { [sort]: feats };
  };
  return { ...setup, goals: Object.assign({}, ...found, every('also'), every('loses')) };
}
