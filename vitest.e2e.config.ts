import { defineConfig } from 'vitest/config';

// Whole evenings in a real browser, one after the other in one worker: each needs the machine for
// itself, and they share the browser.
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    // A machine that others use may stop for seconds: one more try, which the reporter tells of.
    retry: 1,
    reporters: ['verbose'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
