// Every task of package.json: the steps it runs, in order, each one a script for Node 24.
// Arguments given by the caller go to the last step. A step that is kept is started again when it fails.

import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const at = (path) => join(ROOT, path);
const CLI = at('src/cli/main.ts');
const TSC = at('node_modules/typescript/bin/tsc');
const BIOME = at('node_modules/@biomejs/biome/bin/biome');
const VITEST = at('node_modules/vitest/vitest.mjs');
const PAGE = { name: 'page', run: [at('tools/page.mjs')] };
const BROWSER = { name: 'browser', run: [at('tools/browser.mjs')] };
const DATABASE = { name: 'database', run: [at('tools/database.mjs')] };
const E2E = { name: 'tests in a browser', run: [VITEST, 'run', '-c', 'vitest.e2e.config.ts'] };

export const TASKS = {
  start: [PAGE, { run: [at('src/server/main.ts')], keep: true }],
  hushglass: [{ run: [CLI] }],
  e2e: [PAGE, BROWSER, { ...E2E, env: { HUSHGLASS_PICTURES: '1' } }],
  tiles: [{ run: [at('src/cli/tiles-check.ts')] }],
  rules: [{ run: [at('tools/rules.ts')] }],
  protocol: [{ run: [at('tools/protocol.ts')] }],
  bots: [{ run: [at('tools/bots.ts')] }],
  roles: [{ run: [at('tools/roles.ts')] }],
  bench: [{ run: [at('bench/main.ts')] }],
  chaos: [{ run: [at('tools/chaos.ts')] }],
  pictures: [PAGE, BROWSER, { run: [at('tools/pictures.ts')] }],
  evening: [PAGE, BROWSER, { run: [at('tools/evening.ts')] }],
  quests: [{ run: [at('tools/quests.ts')] }],
  tally: [{ run: [at('tools/tally.ts')] }],
  forge: [{ run: [at('tools/forge.ts')] }],
  choose: [{ run: [at('tools/choose.ts')] }],
  standby: [
    DATABASE,
    {
      run: [VITEST, 'run', '--project', 'database', 'test/postgres/standby.test.ts'],
      env: { HUSHGLASS_STANDBY: '1' },
    },
  ],
  fuzz: [{ run: [at('tools/fuzz.ts')] }],
  soak: [{ run: [at('tools/soak.ts')] }],
  siege: [{ run: [at('tools/siege.ts')] }],
  mutation: [{ run: [at('tools/mutation.ts')] }],
  props: [{ run: [VITEST, 'run', 'test/properties'], env: { HUSHGLASS_GAMES: '20000' } }],
  reference: [{ run: [VITEST, 'run', 'test/reference'], env: { HUSHGLASS_PROBES: '2000000' } }],
  pairs: [{ run: [VITEST, 'run', 'test/room/roleSecrets.test.ts'], env: { HUSHGLASS_PAIRS: '10000' } }],
  boards: [{ run: [VITEST, 'run', 'test/solver/boards.test.ts'], env: { HUSHGLASS_BOARDS: '10000' } }],
  format: [{ run: [BIOME, 'check', '--write'] }],
  test: [
    { name: 'types', run: [TSC, '-p', 'tsconfig.json'] },
    { name: 'types of the engine alone', run: [TSC, '-p', 'tsconfig.engine.json'] },
    { name: 'lint and format', run: [BIOME, 'check', '--error-on-warnings'] },
    { name: 'strace', run: [at('tools/tracer.mjs')] },
    DATABASE,
    BROWSER,
    PAGE,
    { name: 'tests', run: [VITEST, 'run'] },
    // On their own: browsers need the machine for themselves.
    E2E,
  ],
};
