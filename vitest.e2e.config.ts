import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase } from 'vitest/node';
import { LongestFirst } from './test/longestFirst.ts';

/** That a second try was needed is told with the reason. */
const tellOfRetries: Reporter = {
  onTestCaseResult: (test: TestCase) => {
    if (test.diagnostic()?.flaky)
      console.error(`Tried twice: ${test.fullName}\n${test.result().errors?.map(({ stack }) => stack)}`);
  },
};

// Whole evenings in a real browser, each worker with one browser for all of its own. One more than there are cores, as
// most of an evening is waiting for somebody; not more, since a page that takes two seconds to come back has been away.
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    isolate: false,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // A machine that others use may stop for seconds.
    retry: 1,
    reporters: ['verbose', tellOfRetries],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
