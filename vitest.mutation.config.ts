import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

// For mutation testing: only the tests that name what they prove, without the slow and the unrelated ones.
export default mergeConfig(
  base,
  defineConfig({
    test: {
      exclude: [...configDefaults.exclude, 'test/properties/**', 'test/foundation/**', 'test/cli/**'],
    },
  }),
);
