// npm run chaos [-- --kills 100 --games 50 --players 4]

import { parseArgs } from 'node:util';
import { chaos } from '../bench/chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    games: { type: 'string', default: '50' },
    players: { type: 'string', default: '4' },
  },
});
const survived = await chaos({
  kills: Number(values.kills),
  games: Number(values.games),
  players: Number(values.players),
  longest: 1_500,
});
const MOST_SAND_MOVED = 250;
for (const [figure, value] of Object.entries(survived))
  console.log(`${figure.padEnd(12)}${Math.round(value * 10) / 10}`);
console.log(JSON.stringify(survived));
const { lost, doubled, notHeld, astray, sandMs } = survived;
process.exit(lost + doubled + notHeld + astray === 0 && sandMs <= MOST_SAND_MOVED ? 0 : 1);
