import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { versionOf } from '#server/version.ts';
import { cookieFor, dealtTable, newRoom, openPage, type Page, start } from '../server/client.ts';
import { comeBack, type Nodes, openNodes, silentNode } from './nodes.ts';

// Nodes of two versions, halfway through an upgrade; and a database whose clock is not what it was.

let all: Nodes;
afterEach(() => all?.end());

const urlOf = (node: number) => (all.nodes[node] as { url: string }).url;

describe('a game that a node cannot read', () => {
  it('is set aside only where no node of another version is there, which may know what is in it', async () => {
    all = await openNodes(1, { sweepMs: 50 });
    const { code, pages } = await dealtTable(urlOf(0), ['Ada', 'Bo']);
    const [ada] = pages as [Page];
    const { cookie } = ada;
    for (const page of pages) page.close();
    const had = () => all.ask('SELECT room FROM owners WHERE lease IS NOT NULL');
    await expect.poll(had, { timeout: 8_000 }).toEqual([]);
    const next = await silentNode(all, 'http://127.0.0.1:1', 'the next');
    onTestFinished(next.end);
    await all.ask(
      `INSERT INTO entries SELECT game, max(place) + 1, '{"at":9999,"seat":0,"events":[{"type":"flown"}]}' FROM entries GROUP BY game`,
    );
    const broken = async () => (await all.ask('SELECT broken FROM games'))[0]?.broken;

    for (let tries = 0; tries < 2; tries++) {
      const page = await openPage(urlOf(0), code, cookie, '&page=p&try=1');
      expect((await page.next('goodbye')).why).toBe('restart');
      await expect.poll(had).toEqual([]);
    }
    expect(await broken()).toBeNull();

    next.end();
    await all.ask(`UPDATE leases SET ended = clock_timestamp() WHERE lease = ${next.lease}`);
    const back = await comeBack(urlOf(0), code, cookie);
    expect((await back.next('refused')).refusal.refused).toBe('lobby.lostGame');
    await expect.poll(broken).not.toBeNull();
  });
});

describe('which version a node is of', () => {
  it('is another one where its server is, and where its page is, and the same wherever it stands', () => {
    const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'hushglass-')));
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
    const [here, there] = folders as [string, string];
    const write = (folder: string, file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const folder of folders) write(folder, 'src/server/main.ts', 'one');
    const versions = [versionOf(here)];
    const next = (file: string, text: string) => {
      write(here, file, text);
      versions.push(versionOf(here));
    };
    next('dist/index.html', 'page');
    next('src/server/main.ts', 'two');
    next('src/engine/mall/new.ts', '');
    expect(new Set(versions).size).toBe(versions.length);
    // What the page is made of is in the page.
    next('src/client/main.ts', 'three');
    expect(versions.at(-1)).toBe(versions.at(-2));
    for (const [file, text] of [
      ['src/engine/mall/new.ts', ''],
      ['src/server/main.ts', 'two'],
      ['dist/index.html', 'page'],
    ] as const)
      write(there, file, text);
    expect(versionOf(there)).toBe(versions.at(-1));
  });
});

describe('the database’s clock', () => {
  it('was put back: a node that died before is given up all the same, and its rooms are taken over', async () => {
    all = await openNodes(1);
    const code = await newRoom(urlOf(0));
    const [dead] = await all.ask(
      `INSERT INTO leases (address, beat, host) VALUES ('http://127.0.0.1:1', clock_timestamp() + interval '1 hour', 0) RETURNING lease`,
    );
    await all.ask(`INSERT INTO owners VALUES ('${code}', ${dead?.lease}, 0, 0, NULL)`);
    const began = performance.now();
    const page = await comeBack(urlOf(0), code, await cookieFor(urlOf(0), code));
    expect(performance.now() - began).toBeLessThan(3_000);
    page.close();
  });

  it.each(['- interval', '+ interval'])(
    'was put %s an hour: whoever was given up for it is one of them again, and a game goes on',
    async (put) => {
      all = await openNodes(2);
      const { code, pages } = await dealtTable(urlOf(0), ['Ada', 'Bo']);
      await start(pages);
      // As all leases look to a clock that has just gone the other way.
      await all.ask(`UPDATE leases SET beat = beat ${put} '1 hour'`);
      const back = await comeBack(urlOf(1), code, pages[0]?.cookie ?? '');
      const { events } = await back.next('game');
      expect(events.map(({ type }) => type)).toContain('started');
      const alive = () => all.ask('SELECT lease FROM leases WHERE ended IS NULL');
      await expect.poll(alive, { timeout: 8_000 }).toHaveLength(2);
    },
  );
});
