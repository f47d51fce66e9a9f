import type { GameResult } from '#room/gameEngine.ts';
import type { Lobby } from '#room/lobby.ts';
import type { Ending } from '../book.ts';
import type { AnyEngine, AnyHeader, Catalogue } from '../catalogue.ts';
import type { FaultCode, Finding } from './faults.ts';
import { type ExaminedLog, examineLog } from './log.ts';
import { readEnding, readHeader, readSeats } from './shapes.ts';
import type { GameRow, Tables } from './tables.ts';

// One game of a data file: its row, and its log.

export interface ExaminedGame {
  readonly row: GameRow;
  readonly findings: readonly Finding[];
  readonly seats: readonly number[];
  readonly ending: Ending | null;
  readonly log: ExaminedLog;
  /** Why it cannot be played on, or shown, not even by what of its log fits. */
  readonly lost: FaultCode | null;
  /** How it ended, by its log. */
  readonly result: GameResult | null;
}

/** What a game is looked at with; `lobby` is null where its room cannot be read. */
export interface GameContext {
  readonly tables: Tables;
  readonly catalogue: Catalogue;
  readonly lobby: Lobby | null;
  readonly people: ReadonlySet<number>;
}

export function examineGame(row: GameRow, { tables, catalogue, lobby, people }: GameContext): ExaminedGame {
  const header = readHeader(row.header);
  const engine = header === null ? null : engineOf(catalogue, header);
  const seats = readSeats(row.seats);
  const ending = row.ending === null ? null : readEnding(row.ending);
  const log = examineLog(tables.log(row.id), engine);
  const { authority } = log;
  const isSeated = seats !== null && (header === null || seats.length === header.setup.players);
  const result = authority === null ? null : authority.engine.result(authority.game);
  const unfit = found([
    header === null && ['game.header'],
    header !== null && engine === null && ['game.rules'],
    !isSeated && ['game.seats'],
  ]);
  const rest = found([
    ...(seats ?? []).map(
      (person, seat): MaybeFinding =>
        !people.has(person) && !isBotAt(lobby, ending, person, seat) && ['game.person', { person }],
    ),
    row.ending !== null && ending === null && ['game.ending'],
    row.ending === null && result !== null && ['game.unended'],
    row.ending === null && result === null && isAdrift(row, lobby) && ['game.adrift'],
  ]);
  const broken = found([row.broken !== null && ['game.broken', { why: row.broken }]]);
  const [why] = [...unfit, ...(authority === null ? log.findings : [])];
  const findings = [...broken, ...unfit, ...rest, ...log.findings];
  return { row, findings, seats: seats ?? [], ending, log, lost: why?.[0] ?? null, result };
}

/** Nobody can claim to be a bot. */
function isBotAt(lobby: Lobby | null, ending: Ending | null, person: number, seat: number): boolean {
  const isOne = lobby?.people.some(({ id, bot }) => id === person && bot !== undefined) ?? false;
  return isOne || (ending?.bots?.includes(seat) ?? false);
}

type MaybeFinding = Finding | false;

const found = (findings: readonly MaybeFinding[]) => findings.filter((finding) => finding !== false);

function engineOf(catalogue: Catalogue, header: AnyHeader): AnyEngine | null {
  try {
    return catalogue.engineOf(header);
  } catch {
    return null;
  }
}

/** A game that was set aside is on no table on purpose. */
function isAdrift({ id, broken }: GameRow, lobby: Lobby | null): boolean {
  return broken === null && lobby !== null && lobby.game !== id;
}
