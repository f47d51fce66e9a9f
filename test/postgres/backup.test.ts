import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DEAD_AFTER } from '#server/postgres/functions.ts';
import { move } from '#server/postgres/move.ts';
import { startServer } from '#server/server.ts';
import { findPostgres } from '../../tools/database.mjs';
import { act, configFor, dealtTable, start } from '../server/client.ts';
import { freshDatabase } from '../server/database.ts';
import { comeBack, openNodes } from './nodes.ts';

/** Programs of a registry package are the server's alone. */
const canDump = existsSync(join(findPostgres() ?? '', 'pg_dump'));
const program = (name: string, ...args: readonly string[]) =>
  execFileSync(join(findPostgres() ?? '', name), args, { stdio: ['ignore', 'ignore', 'inherit'] });

it.runIf(canDump)(
  '[M26] a copy by pg_dump, made while a game runs, is a host by itself: the game is there, held, and goes on',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hushglass-'));
    const copy = join(folder, 'copy.dump');
    const first = await openNodes(1);
    const url = first.nodes[0]?.url ?? '';
    const { code, pages } = await dealtTable(url, ['Ada', 'Bo']);
    await start(pages);
    program('pg_dump', '-Fc', '-f', copy, first.database);
    await first.end();

    const database = (await freshDatabase()) as string;
    program('pg_restore', '--no-owner', '-d', database, copy);
    // Whose nodes they were is nothing to a copy, once they have not been heard of there for a while.
    await sleep(DEAD_AFTER + 100);
    expect(await move(database, join(folder, 'copy.db'))).toMatchObject({ rooms: 1, games: 1, unread: 0 });
    const second = await startServer(configFor({ database, data: join(folder, 'none.db') }));
    const back = await comeBack(second.url, code, pages[0]?.cookie ?? '');
    const game = await back.next('game');
    expect(game.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'paused']));
    // Whoever has a room that was another's a moment ago has nothing to spend there at first.
    await back.next('told', ({ events }) => events.some(({ type }) => type === 'resumed'));
    await sleep(1_000);
    const asked = act(back, { type: 'stare', target: 1 });
    expect(await back.next('verdict', ({ id }) => id === asked)).toMatchObject({ refusal: null });
    await second.stop();
  },
);
