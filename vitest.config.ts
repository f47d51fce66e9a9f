import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // In a browser: npm run e2e.
    exclude: [...configDefaults.exclude, 'test/e2e/**'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
