import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // In a browser, and after these: vitest.e2e.config.ts.
    exclude: [...configDefaults.exclude, 'test/e2e/**'],
    // The terminal's way: every language at once.
    setupFiles: ['src/content/locales/all.ts'],
    pool: 'threads',
    // More than there are cores: half of them wait for a server, a disk or a second to pass.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
