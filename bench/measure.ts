import { performance } from 'node:perf_hooks';

export interface Report {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly json: Readonly<Record<string, number>>;
  /** Which figures are beside their aim, where missing it is a failure. */
  readonly missed?: readonly string[];
}

export function perSecond(count: number, work: () => void): number {
  const start = performance.now();
  work();
  return (count * 1000) / (performance.now() - start);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number;
}

/** Medians of several contenders measured turn by turn, so that a noisy moment hits them all. */
export function inTurns(
  rounds: number,
  count: number,
  contenders: readonly (() => void)[],
): readonly number[] {
  const figures = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, work] of contenders.entries()) figures[index]?.push(perSecond(count, work));
  return figures.map(median);
}
