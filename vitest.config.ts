import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.ts';

/** Of what is pure: one file leaves nothing behind for the next, so that what they import is read once a worker. */
const PURE = [
  'bots',
  'content',
  'core',
  'golden',
  'mall',
  'perft',
  'pieces',
  'protocol',
  'room',
  'tower',
].map((folder) => `test/${folder}/**/*.test.ts`);

/** What a host does is the same on its other store: these look at no file. */
const ON_DATABASE = [
  'afterEnd',
  'chairs',
  'door',
  'doorHost',
  'doorNames',
  'mates',
  'matesDeeds',
  'matesLent',
  'own',
  'rolesMissing',
  'rolesSignals',
  'rolesVotes',
  'silence',
  'table',
  'tally',
  'together',
  'tower',
  'votes',
  'wholeGame',
  'windows',
].map((name) => `test/server/${name}.test.ts`);

export default defineConfig({
  test: {
    // The terminal's way: every language at once.
    setupFiles: ['src/content/locales/all.ts'],
    // Not threads: V8 keeps one list of code pages a process, and solvers that come and go in several threads tear it.
    pool: 'forks',
    // More than there are cores: half of them wait for a server, a disk or a second to pass.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      // Nothing there waits for anything: it takes as long as the machine needs.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false, testTimeout: 120_000 } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['test/**/*.test.ts'],
          // In a browser, and after these: vitest.e2e.config.ts.
          exclude: [...configDefaults.exclude, ...PURE, 'test/e2e/**', 'test/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [...ON_DATABASE, 'test/postgres/**/*.test.ts'],
          globalSetup: ['test/server/onDatabase.ts'],
        },
      },
    ],
  },
});
