import { engineBench } from './engine.ts';
import type { Report } from './measure.ts';
import { serverBench } from './server.ts';

const BENCHES: Readonly<Record<string, () => Report | Promise<Report>>> = {
  engine: engineBench,
  server: serverBench,
};

const name = process.argv[2] ?? '';
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}
const { title, rows, json } = await bench();
console.log(title);
for (const [what, figure] of rows) console.log(`  ${what.padEnd(44)} ${figure}`);
console.log(JSON.stringify(json));
