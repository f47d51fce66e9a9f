// npm run choose -- [--anew ID,ID,...] FILE...: from what was forged, the boards of the days and those to practise;
// and new trials for these places of adventures, and for those of another level than theirs. The days that have been keep their boards.

import { withAbout } from '#forge/about.ts';
import { fillAdventures, unfit } from './choose/adventures.ts';
import { levelled, readAll, shippedFile, Taken, writeAll } from './choose/material.ts';
import { choosePools } from './choose/pools.ts';

/** Three weeks: the rest of the last one has been seen in the calendar. */
const GONE_BY = 21;

const [flag, ids = ''] = process.argv.slice(2);
const anew = new Set([...unfit(), ...(flag === '--anew' ? ids.split(',') : [])]);
const files = process.argv.slice(flag === '--anew' ? 4 : 2);

const daily = readAll(shippedFile('daily.txt'));
const gone = daily.slice(0, GONE_BY);
const all = [
  ...readAll(shippedFile('practice.txt')),
  ...daily.slice(GONE_BY),
  ...files.flatMap(readAll),
].flatMap((one) => levelled(one) ?? []);
const taken = new Taken();
for (const one of gone) taken.take(one);
fillAdventures(all, anew, taken);
const chosen = choosePools(all, gone, taken);
writeAll('daily.txt', chosen.daily);
writeAll('practice.txt', chosen.practice.map(withAbout));
console.log(`${chosen.daily.length} days, ${chosen.practice.length} to practise`);
