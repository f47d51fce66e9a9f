/** How the server ends, for whoever started it (tools/keep.mjs): only after `failed` it is started again. */
export const EXIT = { asked: 0, cannotStart: 1, superseded: 3, failed: 70 } as const;
