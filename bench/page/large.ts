import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { scratch } from '../load/child.ts';

// A page of its own, built for this: the widget with more on it than today's scenarios lay (large/main.tsx).

const ROOT = fileURLToPath(new URL('./large/', import.meta.url));
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface LargePage {
  readonly url: string;
  readonly end: () => Promise<void>;
}

export async function openLargePage(): Promise<LargePage> {
  const { data, clear } = scratch();
  const folder = dirname(data);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    end: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      clear();
    },
  };
}

async function serve(folder: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, answer) => {
    const file = url === '/' ? 'index.html' : url.slice(1);
    try {
      const body = await readFile(join(folder, file));
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
