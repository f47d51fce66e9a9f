// npm run soak [-- --minutes 10 --speed 360]   days pass faster than they do
// npm run soak -- --real [--minutes 480]       as fast as they do
// npm run soak -- --store file                 one process and its file, instead of two nodes and a database

import { parseArgs } from 'node:util';
import { soak } from '../bench/soak/soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    speed: { type: 'string', default: '360' },
    real: { type: 'boolean', default: false },
    store: { type: 'string', default: 'database' },
  },
});
if (values.store !== 'file' && values.store !== 'database') throw new Error('--store file | database');
const { levels, ...figures } = await soak({
  minutes: Number(values.minutes),
  speed: values.real ? 1 : Number(values.speed),
  store: values.store,
  say: console.log,
});
const SAID: Readonly<Record<string, string>> = {
  true: '',
  false: 'still growing',
  null: 'nothing is forgotten yet',
};
console.log(`${'what'.padEnd(18)}${'middle'.padEnd(10)}${'last'.padEnd(10)}an hour`);
for (const { what, middle, last, slope, isLevel } of levels)
  console.log(
    `${what.padEnd(18)}${String(middle).padEnd(10)}${String(last).padEnd(10)}${slope.toFixed(2).padEnd(10)}${SAID[String(isLevel)]}`,
  );
const growing = levels.filter(({ isLevel }) => isLevel === false).map(({ what }) => what);
console.log(JSON.stringify({ ...figures, growing }));
process.exit(growing.length === 0 ? 0 : 1);
