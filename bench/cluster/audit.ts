import type { Cluster } from './nodes.ts';

// The database itself writes down which node wrote what, and whose the room was at that moment: nothing that a node believes
// is taken for granted.

const TRIGGERS = [
  'CREATE TABLE audit (game text, place integer, lease bigint, owner bigint, at timestamptz)',
  // A commit renews its lease first: the row that this transaction has written is the writer's.
  `CREATE FUNCTION audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     INSERT INTO audit SELECT NEW.game, NEW.place, l.lease, o.lease, clock_timestamp()
       FROM games g LEFT JOIN owners o ON o.room = g.room
       LEFT JOIN leases l ON l.ended IS NULL AND l.xmin = pg_current_xact_id()::xid WHERE g.id = NEW.game;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER audit_entry AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION audit_entry()',
];

export async function openAudit({ ask }: Cluster): Promise<void> {
  for (const sql of TRIGGERS) await ask(sql);
}

export interface Witnessed {
  readonly game: string;
  readonly place: number;
  readonly lease: number;
  /** By the wall clock. */
  readonly at: number;
}

export interface Audit {
  readonly written: readonly Witnessed[];
  /** Entries by a node that did not have the room, or nobody knows by whom. */
  readonly strangers: number;
  /** Entries by a node that had been given up. */
  readonly late: number;
}

export async function readAudit({ ask }: Cluster): Promise<Audit> {
  const written = (
    await ask(
      'SELECT game, place, lease, extract(epoch FROM at)::float8 * 1000 AS at FROM audit ORDER BY game, place',
    )
  ).map(({ game, place, lease, at }) => ({
    game: String(game),
    place: Number(place),
    lease: Number(lease),
    at: Number(at),
  }));
  const count = async (sql: string) => Number((await ask(sql))[0]?.n);
  return {
    written,
    strangers: await count(
      'SELECT count(*)::int AS n FROM audit WHERE lease IS NULL OR owner IS NULL OR lease <> owner',
    ),
    late: await count(
      'SELECT count(*)::int AS n FROM audit a JOIN leases l USING (lease) WHERE l.ended < a.at',
    ),
  };
}

/** Rooms that this node has, and its lease. */
export async function roomsOf({ ask }: Cluster, address: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ask(
    'SELECT o.room, o.lease FROM owners o JOIN leases l USING (lease) WHERE l.address = $1 AND l.ended IS NULL',
    [address],
  );
  return new Map(rows.map(({ room, lease }) => [String(room), Number(lease)]));
}
