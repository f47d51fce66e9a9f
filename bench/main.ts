import { bookBench } from './book.ts';
import { clusterBench } from './cluster/bench.ts';
import { engineBench } from './engine.ts';
import { matesBench } from './mates.ts';
import type { Report } from './measure.ts';
import { pageBench } from './page.ts';
import { serverBench } from './server.ts';
import { solverBench } from './solver.ts';

const BENCHES: Readonly<Record<string, () => Report | Promise<Report>>> = {
  book: bookBench,
  bots: matesBench,
  cluster: clusterBench,
  engine: engineBench,
  page: pageBench,
  server: serverBench,
  solver: solverBench,
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}
const { title, rows, json, missed = [] } = await bench();
console.log(title);
for (const [what, figure] of rows) console.log(`  ${what.padEnd(44)} ${figure}`);
if (missed.length > 0) console.error(`  missed: ${missed.join(', ')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
console.log(JSON.stringify(json));
