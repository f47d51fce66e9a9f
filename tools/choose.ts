// npm run choose -- FILE...: from what was forged, the boards of the days and those to practise. The days that
// have been keep theirs; what is practised already may stay if it is good enough.

import { QUEST_IDS } from '#content/adventures.ts';
import { shippedQuest } from '#content/questSet.ts';
import { readAll, shippedFile, Taken, writeAll } from './choose/material.ts';
import { choosePools } from './choose/pools.ts';

/** Three weeks: the rest of the last one has been seen in the calendar. */
const GONE_BY = 21;

const daily = readAll(shippedFile('daily.txt'));
const practice = readAll(shippedFile('practice.txt'));
const forged = process.argv.slice(2).flatMap(readAll);
const taken = new Taken();
for (const id of QUEST_IDS) taken.take(shippedQuest(id));
const chosen = choosePools([...practice, ...daily.slice(GONE_BY), ...forged], daily.slice(0, GONE_BY), taken);
writeAll('daily.txt', chosen.daily);
writeAll('practice.txt', chosen.practice);
console.log(`${chosen.daily.length} days, ${chosen.practice.length} to practise`);
