// npm run chaos [-- --kills 100 --games 50 --players 4 --fsync 60]
// npm run chaos -- --churn 600
// npm run chaos -- cluster [--faults 200 --games 60 --players 3]
// npm run chaos -- rolling [--games 50 --players 3]

import { parseArgs } from 'node:util';
import { chaos } from '../bench/chaos.ts';
import { churn } from '../bench/churn.ts';
import { clusterFaults, rolling } from './chaosCluster.ts';

const MOST_SAND_MOVED = 250;

const [first, ...rest] = process.argv.slice(2);
if (first === 'cluster') process.exit((await clusterFaults(rest)) ? 0 : 1);
if (first === 'rolling') process.exit((await rolling(rest)) ? 0 : 1);

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    games: { type: 'string', default: '50' },
    players: { type: 'string', default: '4' },
    /** Milliseconds that a commit takes: for every second kill, or for all if it is given. */
    fsync: { type: 'string' },
    churn: { type: 'string' },
  },
});
process.exit((await (values.churn === undefined ? kill() : come(Number(values.churn)))) ? 0 : 1);

async function kill(): Promise<boolean> {
  const survived = await chaos({
    kills: Number(values.kills),
    games: Number(values.games),
    players: Number(values.players),
    longest: 1_500,
    fsync: Number(values.fsync ?? 60),
    always: values.fsync !== undefined,
  });
  for (const [figure, value] of Object.entries(survived))
    console.log(`${figure.padEnd(12)}${Math.round(value * 10) / 10}`);
  console.log(JSON.stringify(survived));
  const { lost, doubled, notHeld, astray, sandMs } = survived;
  return lost + doubled + notHeld + astray === 0 && sandMs <= MOST_SAND_MOVED;
}

async function come(seconds: number): Promise<boolean> {
  const { levels, ...figures } = await churn({ seconds, say: console.log });
  for (const { what, middle, last, isLevel } of levels)
    console.log(`${what.padEnd(12)}${middle} -> ${last}${isLevel ? '' : '  still growing'}`);
  const growing = levels.filter(({ isLevel }) => !isLevel).length;
  console.log(JSON.stringify({ ...figures, growing }));
  return growing === 0;
}
