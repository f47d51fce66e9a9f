import type { Step } from './runner.mjs';

export const TASKS: Readonly<Record<string, readonly Step[]>>;
