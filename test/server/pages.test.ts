import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rates } from '#server/http.ts';
import { servePages } from '#server/pages.ts';

// The built page, as a browser gets it: from a folder like the one that the build writes.

const SCRIPT = `export const words = '${'hush '.repeat(200)}';\n`;
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hushglass-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  const file = join(folder, 'assets', 'main-abc.js');
  writeFileSync(file, SCRIPT);
  writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${file}.gz`, gzipSync(SCRIPT));
  app = fastify();
  await app.register(
    rateLimit,
    rates(({ ip }) => ip),
  );
  await servePages(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accept: string) => app.inject({ url, headers: { 'accept-encoding': accept } });

describe('the page as it is served', () => {
  it('comes compressed as the browser knows it', async () => {
    const secure = await get('/assets/main-abc.js', 'gzip, deflate, br');
    expect(secure.headers['content-encoding']).toBe('br');
    expect(secure.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
    // A browser offers brotli only where the connection is secure, and at home it is not.
    const plain = await get('/assets/main-abc.js', 'gzip, deflate');
    expect(plain.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(plain.rawPayload).toString()).toBe(SCRIPT);
    const neither = await get('/assets/main-abc.js', 'identity');
    expect(neither.headers['content-encoding']).toBeUndefined();
    expect(neither.body).toBe(SCRIPT);
  });

  it('keeps its type whatever it is packed in', async () => {
    for (const accept of ['br', 'gzip', 'identity'])
      expect((await get('/assets/main-abc.js', accept)).headers['content-type']).toMatch(/javascript/);
  });

  it('may be kept for ever where the name has a hash in it, and never unasked elsewhere', async () => {
    const { headers } = await get('/assets/main-abc.js', 'br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of [
      '/',
      '/r/abcdefg',
      '/replay/x',
      '/learn/security/XT1',
      '/tower',
      '/tower/3-epic',
      '/sw.js',
    ])
      expect((await get(url, 'br')).headers['cache-control']).toBe('no-cache');
  });

  it('can be installed', async () => {
    expect((await get('/manifest.webmanifest', 'br')).headers['content-type']).toMatch(
      'application/manifest+json',
    );
    expect((await get('/sw.js', 'br')).headers['content-type']).toMatch(/javascript/);
  });

  it('has files enough for nine people behind one address, and no end of documents for nobody', async () => {
    const codes = async (url: string, times: number) => {
      const found = new Set<number>();
      for (let n = 0; n < times; n++) found.add((await get(url, 'br')).statusCode);
      return [...found];
    };
    expect(await codes('/assets/main-abc.js', 9 * 60)).toEqual([200]);
    expect(await codes('/', 9 * 10)).toEqual([200]);
    expect(await codes('/', 300)).toContain(429);
  });
});
