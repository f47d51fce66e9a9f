// What others than the server need to check a data file, or to have something forgotten in it.

export { isFromFile, isNoDatabase, NewerFile } from '../file.ts';
export { forgetIn, OlderFile } from '../forgetIn.ts';
export { isDatabase } from '../postgres/connect.ts';
export { forgetInDatabase } from '../postgres/forget.ts';
export { CannotMove, move } from '../postgres/move.ts';
export { type Examined, examineFile } from './examine.ts';
export type { Fault } from './faults.ts';
export { inTheWay, mendCopy } from './mend.ts';
export { NoData } from './tables.ts';
