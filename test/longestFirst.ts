import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long though its file is small. Those that mostly wait are beside those that do not. */
const LONGEST = [
  'e2e/screens',
  'e2e/survive-cuts',
  'e2e/screens-manners',
  'e2e/win',
  'e2e/survive-lines',
  'server/chairs',
  'properties/mall',
  'server/siege',
  'foundation/image',
  'server/chaos',
  'server/silence',
].map((name) => `/test/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? LONGEST.length : place;
};

/** Where nothing has been run before, vitest starts with the largest file, and would end with one of these alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
