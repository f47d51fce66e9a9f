import { defineConfig } from 'vitest/config';

// For mutation testing: the tests that name the rule they prove, without the slow properties and
// without what does not concern the engine.
export default defineConfig({
  test: {
    include: ['test/mutation/*.ts'],
    pool: 'threads',
    testTimeout: 20_000,
  },
});
