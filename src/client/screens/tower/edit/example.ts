import { type Draft, draftOf } from './draft.ts';

/** Something to begin with: two heroes, two keys, one door. */
export const EXAMPLE = draftOf(`quest example

+-----+-----+-----+-----+
|iP   |      iO    k1   |
+     +     +-----+-----+
|            k1   1xP   |
+     +-----+-----+     +
|            xO   |     |
+-----+-----+-----+-----+
`) as Draft;
