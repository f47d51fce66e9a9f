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

/** What a host does is the same on its other store. These are about a data file, or about no store at all. */
const ON_FILES_ALONE = [
  'advisers', // nothing of it is kept
  'chaos', // its like with several nodes is in test/postgres
  'backup', // of the file; test/postgres/backup.test.ts is that of a database
  'clock', // a node that is stopped for so long is given up: test/postgres/away.test.ts
  'desk', // nothing of it is kept
  'doorFiles', // who may read the file
  'doorSettings', // what is said of settings, before anything is opened
  'doorTorn', // torn pages of the file
  'durable', // the system calls by which the file is written; test/postgres/durable.test.ts is that of a database
  'start', // what is said at a start; test/postgres/start.test.ts is that of a database
  'store', // the thread that writes the file
  'workerQueue', // nothing of it is kept
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
          include: ['test/server/**/*.test.ts', 'test/postgres/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ON_FILES_ALONE],
          globalSetup: ['test/server/onDatabase.ts'],
        },
      },
    ],
  },
});
