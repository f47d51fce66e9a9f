import type { TestProject } from 'vitest/node';
import { type Database, startDatabase } from '../../bench/load/database.ts';

// One PostgreSQL for all tests that want one; each host has a database of its own on it.

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL is. */
    readonly postgres: string;
  }
}

let database: Database;

export async function setup(project: TestProject): Promise<void> {
  database = await startDatabase();
  project.provide('postgres', database.url);
}

export const teardown = () => database.end();
