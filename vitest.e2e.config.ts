import { defineConfig } from 'vitest/config';

// Whole evenings in a real browser, one after the other: each needs the machine for itself.
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
