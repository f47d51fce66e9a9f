import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { Ask, Row } from '../ask.ts';

// Connections to the database. Each has an owner for its errors, and none is waited for without end: whoever does not answer
// in time is hung up on, because what it may still do must be settled by something better than hope (lease.ts).

const CONNECT_WITHIN = 2_000;
const READ_WITHIN = 5_000;
/** So long the database may take to say goodbye. */
const CLOSE_WITHIN = 1_000;
const READERS = 6;
const BIGINT = 20;

const types: pg.CustomTypesConfig = {
  // Ours all fit: milliseconds and counts.
  getTypeParser: (oid, format) =>
    oid === BIGINT ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format as 'text'),
};

/** The database ends what takes longer, too: hung up on, it would go on waiting for a lock, and hold its place meanwhile. */
const settings = (url: string, longest: number) => ({
  statement_timeout: longest,
  connectionString: url,
  connectionTimeoutMillis: CONNECT_WITHIN,
  application_name: 'hushglass',
  keepAlive: true,
  types,
});

export const isDatabase = (where: string) => /^postgres(ql)?:\/\//.test(where);

/** The database did not answer, or not in time. */
export class Unanswered extends Error {}

export interface Line {
  readonly query: (sql: string, values: readonly unknown[], within: number) => Promise<readonly Row[]>;
  readonly onNotice: (heard: (payload: string) => void) => void;
  readonly isOpen: () => boolean;
  /** At once, whatever is under way. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

/** One connection of its own, on which nothing takes longer. */
export async function openLine(url: string, longest: number): Promise<Line> {
  const socket = new Socket();
  const client = new pg.Client({ ...settings(url, longest), stream: () => socket });
  let isOpen = true;
  const cut = () => {
    isOpen = false;
    socket.destroy();
  };
  client.on('error', cut);
  client.on('end', () => {
    isOpen = false;
  });
  try {
    await client.connect();
  } catch (error) {
    cut();
    throw error;
  }
  return {
    query: async (sql, values, within) => {
      let state: 'asked' | 'answered' | 'late' = 'asked';
      const giveUp = () => {
        if (state !== 'asked') return;
        state = 'late';
        cut();
      };
      // Whoever was stopped meanwhile first reads what has come: only then is it known whether anybody answered.
      const patience = setTimeout(() => setImmediate(giveUp), within);
      try {
        return (await client.query({ name: nameOf(sql), text: sql, values: [...values] })).rows;
      } catch (error) {
        throw (state as string) === 'late' ? new Unanswered('the database does not answer') : error;
      } finally {
        if (state === 'asked') state = 'answered';
        clearTimeout(patience);
      }
    },
    onNotice: (heard) => client.on('notification', ({ payload = '' }) => heard(payload)),
    isOpen: () => isOpen,
    cut,
    close: async () => {
      if (!isOpen) return;
      const late = setTimeout(cut, CLOSE_WITHIN);
      await client.end().catch(cut);
      clearTimeout(late);
    },
  };
}

/** Each text is planned once a connection. */
const nameOf = (sql: string) => createHash('sha1').update(sql).digest('base64url');

/** For whatever is only read. */
export function openReaders(url: string) {
  let pool = poolOf(url);
  const ask: Ask = async (sql, params = {}) => {
    const { text, names } = numbered(sql);
    const values = names.map((name) => params[name] ?? null);
    // No text in there has one of these, so nothing is found by it.
    if (values.some((value) => typeof value === 'string' && value.includes('\0'))) return [];
    try {
      return (await pool.query({ name: nameOf(text), text, values })).rows;
    } catch (error) {
      throw new Unanswered(String(error), { cause: error });
    }
  };
  /** After the database was away: a connection from before may be silent for ever, and whoever waits on it waits in vain. */
  const renew = () => {
    const old = pool;
    pool = poolOf(url);
    old.cut();
  };
  const close = async () => {
    const late = setTimeout(pool.cut, CLOSE_WITHIN);
    await pool.end();
    clearTimeout(late);
  };
  return { ask, renew, close };
}

function poolOf(url: string) {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    ...settings(url, READ_WITHIN),
    stream,
    max: READERS,
    query_timeout: READ_WITHIN,
    allowExitOnIdle: true,
  });
  // Of a connection that nobody uses: the next who asks gets another.
  pool.on('error', () => undefined);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    pool.end().catch(() => undefined);
  };
  return Object.assign(pool, { cut });
}

const known = new Map<string, { readonly text: string; readonly names: readonly string[] }>();

/** `$room` becomes `$1`; a number is compared with numbers, so each is told apart by how it is used. */
export function numbered(sql: string) {
  const before = known.get(sql);
  if (before !== undefined) return before;
  const names: string[] = [];
  const text = sql.replaceAll(/\$([a-z]+)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const found = { text, names };
  known.set(sql, found);
  return found;
}
