// npm run soak [-- --minutes 10 --speed 360]   days pass faster than they do
// npm run soak -- --real [--minutes 480]       as fast as they do

import { parseArgs } from 'node:util';
import { soak } from '../bench/soak/soak.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    speed: { type: 'string', default: '360' },
    real: { type: 'boolean', default: false },
  },
});
const { levels, ...figures } = await soak({
  minutes: Number(values.minutes),
  speed: values.real ? 1 : Number(values.speed),
  say: console.log,
});
console.log(`${'what'.padEnd(18)}${'middle'.padEnd(10)}${'last'.padEnd(10)}an hour`);
for (const { what, middle, last, slope, isLevel } of levels)
  console.log(
    `${what.padEnd(18)}${String(middle).padEnd(10)}${String(last).padEnd(10)}${slope.toFixed(2).padEnd(10)}${isLevel ? '' : 'still growing'}`,
  );
const growing = levels.filter(({ isLevel }) => !isLevel).map(({ what }) => what);
console.log(JSON.stringify({ ...figures, growing }));
process.exit(growing.length === 0 ? 0 : 1);
