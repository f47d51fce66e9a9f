import { statSync } from 'node:fs';
import { isFromFile, isNoDatabase, NewerFile, NoData, OlderFile } from '#server/check/index.ts';
import { Complaint } from '../values.ts';

// A data file that was named on the command line may be anything.

export function mustBeFile(file: string): void {
  if (!isFile(file)) throw new Complaint('cli.error.file', { file });
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** What is wrong with the file itself, in a sentence. */
export function understood(error: unknown, file: string): never {
  if (error instanceof NewerFile) throw new Complaint('check.error.newer', { file });
  if (error instanceof OlderFile)
    throw new Complaint('check.forget.error.older', { file, version: error.version });
  if (error instanceof NoData || isNoDatabase(error)) throw new Complaint('check.error.noData', { file });
  if (isFromFile(error)) throw new Complaint('check.error.unread', { file, why: messageOf(error) });
  throw error;
}

/** An address of a database, as it may be shown. */
export const withoutPassword = (where: string) => where.replace(/\/\/[^@/]*@/, '//');

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
