import { writeFileSync } from 'node:fs';
import { type Lang, t } from '#content/locales/index.ts';
import { encodeLog } from '#engine/core/log.ts';
import { logHash, logHeader } from '#engine/mall/index.ts';
import type { TableState } from './tableState.ts';

export type Title = Readonly<Record<string, string | number>>;

/** Writes the log and says how that went. */
export function saveLog(table: TableState, title: Title, file: string): string {
  if (file === '') return t(table.lang, 'cli.say.noFile');
  const header = logHeader(table.game.box, title);
  const text = encodeLog({ header, entries: table.entries, hash: logHash(table.game, table.entries) });
  return write(table.lang, file, text);
}

function write(lang: Lang, file: string, text: string): string {
  try {
    writeFileSync(file, text);
    return t(lang, 'cli.say.saved', { file });
  } catch {
    return t(lang, 'cli.error.write', { file });
  }
}
