import { parseArgs } from 'node:util';
import { clusterChaos } from '../bench/cluster/chaos.ts';
import { rollingUpgrade } from '../bench/cluster/rolling.ts';

// npm run chaos -- cluster [--faults 200 --games 60 --players 3]
// npm run chaos -- rolling [--games 50 --players 3]

const MOST_SAND_MOVED = 250;
const TAKEN_OVER_WITHIN = 2_000;
const BACK_WITHIN = 2_000;

const shown = (value: number | string) => String(typeof value === 'number' ? Math.round(value) : value);

/** Whether every page was back in time, and nothing was lost. */
export async function rolling(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { games: { type: 'string', default: '50' }, players: { type: 'string', default: '3' } },
  });
  const rolled = await rollingUpgrade({ games: Number(values.games), players: Number(values.players) });
  for (const [figure, value] of Object.entries(rolled)) console.log(`${figure.padEnd(18)}${shown(value)}`);
  console.log(JSON.stringify(rolled));
  const { lost, doubled, retold, astray, badExits, missing, unanswered, versions, backWorstMs } = rolled;
  const wrong = lost + doubled + retold + astray + badExits + missing + unanswered;
  return wrong === 0 && versions === 2 && backWorstMs <= BACK_WITHIN;
}

/** Whether all went well. */
export async function clusterFaults(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      faults: { type: 'string', default: '200' },
      games: { type: 'string', default: '60' },
      players: { type: 'string', default: '3' },
    },
  });
  const { kinds, ...survived } = await clusterChaos({
    faults: Number(values.faults),
    games: Number(values.games),
    players: Number(values.players),
    nodes: 3,
    longest: 1_500,
    say: console.error,
  });
  const columns = ['kind', 'faults', 'rooms', 'kept', 'p50Ms', 'p95Ms', 'worstMs', 'onMs', 'backMs'] as const;
  console.log(columns.map((name) => name.padEnd(10)).join(''));
  for (const kind of kinds) console.log(columns.map((name) => shown(kind[name]).padEnd(10)).join(''));
  for (const [figure, value] of Object.entries(survived)) console.log(`${figure.padEnd(18)}${shown(value)}`);
  console.log(JSON.stringify(survived));
  const { lost, doubled, retold, twoOwners, lateAcks, unsound, astray, stranded } = survived;
  return (
    lost + doubled + retold + twoOwners + lateAcks + unsound + astray + stranded === 0 &&
    survived.takeoverP95Ms <= TAKEN_OVER_WITHIN &&
    survived.sandMs <= MOST_SAND_MOVED
  );
}
