// npm run fuzz [-- --seconds 60 --rate 1000]

import { parseArgs } from 'node:util';
import { fuzz } from '../bench/fuzz.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, rate: { type: 'string', default: '1000' } },
});
const withstood = await fuzz({ perSecond: Number(values.rate), seconds: Number(values.seconds) });
const SLOWEST_P99 = 50;
const MOST_GROWTH_MB = 64;
for (const [figure, value] of Object.entries(withstood))
  console.log(`${figure.padEnd(12)}${Math.round(value * 10) / 10}`);
console.log(JSON.stringify(withstood));
const { alive, p99Ms, rssBeforeMB, rssAfterMB } = withstood;
process.exit(alive === 1 && p99Ms < SLOWEST_P99 && rssAfterMB - rssBeforeMB < MOST_GROWTH_MB ? 0 : 1);
