import { CROWN, GOALS } from '#content/achievements/goals.ts';

// What the database does by itself, because it must be one step: whose a room is, and that only whoever has it writes it.
// One call commits everything that a node has to write, and proves in the same breath that its lease still holds.

/** A node that has not been heard of for so long is given up. */
export const DEAD_AFTER = 900;
const PAST = `clock_timestamp() - interval '${DEAD_AFTER} milliseconds'`;
const IS_LATE_AT_FIRST = `beat < ${PAST}`;
/** Nor is one that was heard of in the future: the database's clock was put back meanwhile, or it is another database's. */
const IS_LATE = `beat NOT BETWEEN ${PAST} AND clock_timestamp() + interval '${DEAD_AFTER} milliseconds'`;

/** Where everything about changes of ownership is told, and nothing else. */
export const CHANNEL = 'hushglass_owners';

/** Who is committing something at this very moment is not late. */
const endLate = (
  create: string,
  isLate: string,
) => `${create} FUNCTION hg_end_late() RETURNS SETOF bigint LANGUAGE sql AS $$
  WITH late AS (SELECT lease FROM leases WHERE ended IS NULL AND ${isLate} FOR UPDATE SKIP LOCKED),
    given_up AS (UPDATE leases l SET ended = clock_timestamp() FROM late WHERE l.lease = late.lease RETURNING l.lease),
    told AS (SELECT lease, pg_notify('${CHANNEL}', lease::text) FROM given_up)
  SELECT lease FROM told $$`;

/**
 * Ours from now on, or whose it is. Whoever has a room and is late is given up here and now; its last commit is waited for,
 * and shows that it is not late.
 */
const claimOf = (
  create: string,
  isLate: string,
) => `${create} FUNCTION hg_claim(code text, mine bigint, my_host bigint)
  RETURNS TABLE (lease bigint, address text, shift bigint, taken boolean) LANGUAGE plpgsql AS $$
DECLARE
  held record;
  its_time bigint;
  was_held boolean := false;
BEGIN
  -- Whose it is can mostly be said without writing anything: while a node is away its rooms are asked for all the time.
  RETURN QUERY SELECT l.lease, l.address, 0::bigint, false FROM owners o JOIN leases l ON l.lease = coalesce(o.lease, o.wanted)
    WHERE o.room = code AND l.lease <> mine AND l.ended IS NULL AND NOT (l.${isLate});
  IF FOUND THEN RETURN; END IF;
  UPDATE leases l SET beat = clock_timestamp(), host = greatest(l.host, my_host) WHERE l.lease = mine AND l.ended IS NULL;
  IF NOT FOUND THEN RETURN QUERY SELECT -1::bigint, ''::text, 0::bigint, false; RETURN; END IF;
  INSERT INTO owners (room, shift, at) VALUES (code, 0, 0) ON CONFLICT (room) DO NOTHING;
  SELECT o.lease, o.shift, o.at, o.wanted, o.begun INTO held FROM owners o WHERE o.room = code FOR UPDATE;
  IF held.lease = mine THEN RETURN QUERY SELECT mine, ''::text, held.shift, false; RETURN; END IF;
  its_time := held.at;
  IF coalesce(held.lease, held.wanted) <> mine THEN
    PERFORM hg_end_late();
    RETURN QUERY SELECT l.lease, l.address, 0::bigint, false FROM leases l
      WHERE l.lease = coalesce(held.lease, held.wanted) AND l.ended IS NULL;
    IF FOUND THEN RETURN; END IF;
  END IF;
  -- Handed over by a node that had it a moment ago.
  was_held := held.wanted IS NOT NULL;
  IF held.lease IS NOT NULL THEN
    -- Whoever never wrote anything of it has not played it: no time has passed there.
    IF held.begun THEN SELECT l.host + held.shift INTO its_time FROM leases l WHERE l.lease = held.lease; END IF;
    was_held := true;
  END IF;
  UPDATE owners o SET lease = mine, shift = its_time - my_host, at = its_time, wanted = NULL, begun = false
    WHERE o.room = code;
  RETURN QUERY SELECT mine, ''::text, its_time - my_host, was_held;
END $$`;

/** What is put down since the second step: what is counted, and puzzles with it. */
const COUNTED = `
  WHEN 'savePuzzle' THEN
    INSERT INTO puzzles (code, title, author, quest, actions, bound, listed)
      VALUES (w->>1, w->>2, w->>3, w->>4, (w->>5)::integer, (w->>6)::integer, coalesce((w->>7)::integer, 0))
      ON CONFLICT (code) DO UPDATE SET quest = excluded.quest, actions = excluded.actions, bound = excluded.bound
        WHERE excluded.actions < puzzles.actions
          OR (excluded.actions = puzzles.actions AND excluded.bound >= puzzles.bound);
  WHEN 'solvePuzzle' THEN
    UPDATE puzzles SET solved = solved + (w->>1)::integer, fewest = least(fewest, (w->>2)::integer) WHERE code = w->>4;
  WHEN 'likePuzzle' THEN UPDATE puzzles SET liked = liked + 1 WHERE code = w->>1;
  WHEN 'countTally' THEN
    INSERT INTO tallies (subject, mark, count) VALUES (w->>1, w->>2, 1)
      ON CONFLICT (subject, mark) DO UPDATE SET count = tallies.count + 1;`;

/** The first case that is asked for is the one that is done. */
const putOf = (
  create: string,
  first = '',
) => `${create} FUNCTION hg_put(w jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_game text;
BEGIN
  CASE w->>0${first}
  WHEN 'append' THEN
    INSERT INTO entries (game, place, entry) SELECT w->>1, (w->>2)::integer, w->>3
      WHERE EXISTS (SELECT 1 FROM games WHERE id = w->>1) AND ((w->>2)::integer = 0
        OR EXISTS (SELECT 1 FROM entries WHERE game = w->>1 AND place = (w->>2)::integer - 1));
    IF NOT FOUND THEN PERFORM hg_refuse('not the next place of this log'); END IF;
  WHEN 'beat' THEN NULL;
  WHEN 'saveRoom' THEN
    UPDATE rooms SET lobby = w->>1 WHERE code = w->>2;
    IF NOT FOUND THEN PERFORM hg_refuse('no such room'); END IF;
  WHEN 'newRoom' THEN INSERT INTO rooms VALUES (w->>1, w->>2, (w->>3)::bigint);
  WHEN 'visitRoom' THEN UPDATE rooms SET visited = (w->>1)::bigint WHERE code = w->>2;
  WHEN 'savePerson' THEN
    INSERT INTO people VALUES (w->>1, w->>2, (w->>3)::integer) ON CONFLICT (room, token) DO UPDATE SET id = excluded.id;
  WHEN 'forgetToken' THEN DELETE FROM people WHERE room = w->>1 AND token = w->>2;
  WHEN 'reseatGame' THEN UPDATE games SET seats = w->>1 WHERE id = w->>2;
  WHEN 'saveGame' THEN
    INSERT INTO games (id, room, header, seats, scenario, level)
      SELECT w->>1, code, w->>2, w->>3, hg_scenario(w->>2), hg_level(w->>2) FROM rooms WHERE code = w->>4;
    IF NOT FOUND THEN PERFORM hg_refuse('no such room'); END IF;
  WHEN 'sleepGame' THEN NULL;
  WHEN 'finishGame' THEN
    UPDATE games SET ending = w->>1, ended = hg_ended(w->>1), won = hg_won(w->>1) WHERE id = w->>2;
    DELETE FROM book WHERE game = w->>2;
  WHEN 'enterLine' THEN
    INSERT INTO book (game, room, challenge, actions, timers, time, ended, line)
      SELECT w->>1, room, w->>2, (w->>3)::bigint, (w->>4)::bigint, (w->>5)::bigint, (w->>6)::bigint, w->>7
      FROM games WHERE id = w->>1;
  WHEN 'breakGame' THEN
    UPDATE games SET broken = w->>1 WHERE id = w->>2;
    DELETE FROM book WHERE game = w->>2;
  WHEN 'saveDeeds' THEN
    INSERT INTO achievements SELECT r.code, p::integer, d->>'id', (d->>'count')::integer,
        CASE WHEN (d->>'earned')::boolean THEN w->>1 END, CASE WHEN (d->>'earned')::boolean THEN (w->>2)::bigint END
      FROM rooms r, jsonb_array_elements_text((w->>3)::jsonb) p, jsonb_array_elements((w->>4)::jsonb) d
      WHERE r.code = w->>5
      ON CONFLICT (room, person, id) DO UPDATE SET best = greatest(achievements.best, excluded.best),
        game = coalesce(achievements.game, excluded.game), won = coalesce(achievements.won, excluded.won);
  WHEN 'saveCrown' THEN
    INSERT INTO achievements SELECT room, person, '${CROWN}', count(*),
        CASE WHEN count(*) >= ${GOALS[CROWN]} THEN w->>1 END, CASE WHEN count(*) >= ${GOALS[CROWN]} THEN (w->>2)::bigint END
      FROM achievements WHERE room = w->>3 AND id <> '${CROWN}' AND game IS NOT NULL
        AND person IN (SELECT p::integer FROM jsonb_array_elements_text((w->>4)::jsonb) p)
      GROUP BY room, person
      ON CONFLICT (room, person, id) DO UPDATE SET best = greatest(achievements.best, excluded.best),
        game = coalesce(achievements.game, excluded.game), won = coalesce(achievements.won, excluded.won);
  WHEN 'savePuzzle' THEN
    INSERT INTO puzzles (code, title, author, quest, actions, bound)
      VALUES (w->>1, w->>2, w->>3, w->>4, (w->>5)::integer, (w->>6)::integer)
      ON CONFLICT (code) DO UPDATE SET quest = excluded.quest, actions = excluded.actions, bound = excluded.bound
        WHERE excluded.actions < puzzles.actions
          OR (excluded.actions = puzzles.actions AND excluded.bound >= puzzles.bound);
  WHEN 'forgetRoom' THEN
    IF EXISTS (SELECT 1 FROM rooms WHERE code = w->>1 AND visited < (w->>2)::bigint)
      AND NOT EXISTS (SELECT 1 FROM book WHERE room = w->>1)
      AND NOT hg_is_had(w->>1) THEN PERFORM hg_forget_room(w->>1);
    END IF;
  WHEN 'forgetGames' THEN
    FOR of_game IN SELECT g.id FROM games g JOIN jsonb_array_elements_text(w - 0) AS named ON g.id = named
      WHERE NOT hg_is_had(g.room) LOOP PERFORM hg_forget_game(of_game); END LOOP;
  WHEN 'forgetSome' THEN PERFORM hg_forget_some();
  END CASE;
END $$`;

const REFUSE = `CREATE FUNCTION hg_refuse(why text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN RAISE integrity_constraint_violation USING MESSAGE = why; END $$`;

/** What a text of ours says; one that is none of ours says nothing, as in a data file. */
const SAYS = `CREATE FUNCTION hg_says(t text, VARIADIC path text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
  BEGIN RETURN t::json #>> path; EXCEPTION WHEN data_exception THEN RETURN NULL; END $$`;

const field = (name: string, type: string, pattern: string, path: string) =>
  `CREATE FUNCTION hg_${name}(t text) RETURNS ${type} LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN said ~ '^(${pattern})$' THEN said::${type} END FROM hg_says(t, ${path}) AS said $$`;

const FIELDS = [
  field('ended', 'bigint', '[0-9]{1,15}', "'when'"),
  field('is_won', 'boolean', 'true|false', "'won'"),
  field('scenario', 'integer', '[0-9]{1,9}', "'title', 'scenario'"),
  field('level', 'text', '.*', "'title', 'roles'"),
  'CREATE FUNCTION hg_won(t text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT hg_is_won(t)::integer $$',
];

/** Whether some node has it in its memory: what is read there may not be removed meanwhile. */
const IS_HAD = `CREATE FUNCTION hg_is_had(which text) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM owners JOIN leases USING (lease) WHERE room = which AND ended IS NULL) $$`;

/** Leases that are over: rooms that were theirs stand where they were, and then nothing need remember them. */
const TIDY = `CREATE FUNCTION hg_tidy() RETURNS void LANGUAGE sql AS $$
  UPDATE owners o SET lease = NULL, at = CASE WHEN o.begun THEN l.host + o.shift ELSE o.at END FROM leases l
    WHERE o.lease = l.lease AND l.ended < clock_timestamp() - interval '1 hour';
  DELETE FROM leases l WHERE l.ended < clock_timestamp() - interval '1 hour'
    AND NOT EXISTS (SELECT 1 FROM owners o WHERE o.lease = l.lease) $$`;

/** Gone at once for whoever asks; its games and their logs a little at a time (hg_forget_some). */
const FORGET_ROOM = `CREATE FUNCTION hg_forget_room(which text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM rooms WHERE code = which;
  DELETE FROM people WHERE room = which;
  DELETE FROM achievements WHERE room = which;
  DELETE FROM owners WHERE room = which;
  INSERT INTO forgotten (room) VALUES (which) $$`;

/**
 * A lobby has what somebody chose in it, which need not be anything that the database can read; these quotation marks stand
 * in no text in it, because there they are escaped.
 */
const FORGET_GAME = `CREATE FUNCTION hg_forget_game(which text) RETURNS void LANGUAGE sql AS $$
  UPDATE rooms SET lobby = replace(lobby, '"game":"' || which || '"', '"game":null')
    WHERE code = (SELECT room FROM games WHERE id = which);
  DELETE FROM book WHERE game = which;
  INSERT INTO forgotten (game) SELECT id FROM games WHERE id = which;
  DELETE FROM games WHERE id = which $$`;

const FORGET_SOME = `CREATE FUNCTION hg_forget_some() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  next record;
  removed integer;
BEGIN
  SELECT * INTO next FROM forgotten ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF next.seq IS NULL THEN RETURN; END IF;
  IF next.game IS NOT NULL THEN
    DELETE FROM entries WHERE game = next.game
      AND place IN (SELECT place FROM entries WHERE game = next.game ORDER BY place DESC LIMIT 2000);
    GET DIAGNOSTICS removed = ROW_COUNT;
    IF removed < 2000 THEN DELETE FROM forgotten WHERE seq = next.seq; END IF;
  ELSE
    PERFORM hg_forget_game(id) FROM (SELECT id FROM games WHERE room = next.room LIMIT 50) g;
    IF NOT EXISTS (SELECT 1 FROM games WHERE room = next.room) THEN DELETE FROM forgotten WHERE seq = next.seq; END IF;
  END IF;
END $$`;

/** One group of writes: of a room only while it is this node's. */
const GROUP = `CREATE FUNCTION hg_group(mine bigint, g jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  w jsonb;
  is_begun boolean;
BEGIN
  IF g->>0 IS NOT NULL THEN
    SELECT begun INTO is_begun FROM owners WHERE room = g->>0 AND lease = mine;
    IF NOT FOUND THEN PERFORM hg_refuse('this room is not ours'); END IF;
    IF NOT is_begun THEN UPDATE owners SET begun = true WHERE room = g->>0; END IF;
  END IF;
  FOR w IN SELECT value FROM jsonb_array_elements(g->1) LOOP PERFORM hg_put(w); END LOOP;
END $$`;

/**
 * All groups of a batch: null where all was written, else what went wrong with each; one bad group must not take the others
 * down with it. 'deposed' where the lease is over: then nothing was written, and nothing ever will be under it.
 */
const keepOf = (
  create: string,
  first = '',
) => `${create} FUNCTION hg_keep(mine bigint, my_host bigint, my_rooms integer, groups jsonb) RETURNS jsonb
  LANGUAGE plpgsql AS $$
DECLARE
  g jsonb;
  errors jsonb := '[]';
BEGIN
  UPDATE leases SET beat = clock_timestamp(), host = greatest(host, coalesce(my_host, host)), rooms = my_rooms
    WHERE lease = mine AND ended IS NULL;
  IF NOT FOUND THEN RETURN '"deposed"'; END IF;${first}
  BEGIN
    FOR g IN SELECT value FROM jsonb_array_elements(groups) LOOP PERFORM hg_group(mine, g); END LOOP;
    RETURN NULL;
  EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN NULL;
  END;
  FOR g IN SELECT value FROM jsonb_array_elements(groups) LOOP
    BEGIN
      PERFORM hg_group(mine, g);
      errors := errors || 'null'::jsonb;
    EXCEPTION WHEN integrity_constraint_violation OR data_exception THEN errors := errors || to_jsonb(SQLERRM);
    END;
  END LOOP;
  RETURN errors;
END $$`;

/** Of rows that rooms of several nodes have in common: counts, puzzles, and what is removed of rooms that are nobody's. */
const SHARED = [
  ...['finishGame', 'breakGame', 'forgetRoom', 'forgetGames', 'forgetSome'],
  ...['savePuzzle', 'solvePuzzle', 'likePuzzle', 'countTally'],
];

/**
 * One commit at a time writes such rows: two that have them in another order would each wait for the other. It is good manners
 * and nothing rests on it: whoever does not get it soon goes on without, so that no commit that is stuck stops the others.
 */
const TAKE_TURN = `CREATE FUNCTION hg_take_turn() RETURNS void LANGUAGE plpgsql SET lock_timeout = '300ms' AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(8643);
EXCEPTION WHEN lock_not_available THEN NULL;
END $$`;

/** Before anything is locked that somebody else with the turn may want. */
const IN_TURN = `
  IF jsonb_path_exists(groups, '$[*][1][*][0] ? (${SHARED.map((name) => `@ == "${name}"`).join(' || ')})')
    THEN PERFORM hg_take_turn();
  END IF;`;

export const FUNCTIONS: readonly string[] = [
  REFUSE,
  SAYS,
  ...FIELDS,
  endLate('CREATE', IS_LATE_AT_FIRST),
  claimOf('CREATE', IS_LATE_AT_FIRST),
  IS_HAD,
  TIDY,
  FORGET_ROOM,
  FORGET_GAME,
  FORGET_SOME,
  putOf('CREATE'),
  GROUP,
  keepOf('CREATE'),
];

/** Nodes of the version before go on with it as they did with the first. */
export const COUNTING = putOf('CREATE OR REPLACE', COUNTED);

/** A clock that was put back keeps nobody's rooms from the others. */
export const EITHER_WAY = [endLate, claimOf].map((each) => each('CREATE OR REPLACE', IS_LATE));

/** Nodes of the version before take their turn as well. */
export const TURNS: readonly string[] = [TAKE_TURN, keepOf('CREATE OR REPLACE', IN_TURN)];
