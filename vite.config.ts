import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { LAYERS } from './src/client/layers.ts';
import * as media from './src/client/media.ts';
import { chunkNames } from './tools/chunks.ts';
import { readTiles } from './tools/readTiles.ts';

const WAYS = [
  ['br', promisify(brotliCompress)],
  ['gz', async (text: Buffer) => zopfli.gzipAsync(text, { numiterations: 5 })],
] as const;

/** Compressed once, as well as can be, for every time it is served; plain http knows only gzip. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|html|svg)$/.test(name));
      const pack = async (name: string) => {
        const file = join(dir, name);
        const text = await readFile(file);
        for (const [ending, way] of WAYS) await writeFile(`${file}.${ending}`, await way(text));
      };
      await Promise.all(files.map(pack));
    },
  };
}

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>;

const CLIENT = fileURLToPath(new URL('src/client/', import.meta.url));
const TILES = fileURLToPath(new URL('src/content/tiles/', import.meta.url));
/** Not worth keeping: what debuggers read, letters that none of our languages needs, the worker itself. */
const NOT_KEPT = /\.map$|^\.vite\/|-(cyrillic|cyrillic-ext|vietnamese)-|^index\.html$|^sw\.js$/;

/** The worker that keeps the page for times without a connection is told exactly what the page is made of. */
function keptOffline(): Plugin {
  return {
    name: 'kept-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'index');
        if (worker?.type !== 'chunk' || entry === undefined) return;
        const files = [
          ...Object.keys(bundle).filter((name) => !NOT_KEPT.test(name)),
          ...readdirSync(`${CLIENT}public`),
        ];
        const kept = files.sort().map((name) => `/${name}`);
        const version = createHash('sha256').update(`${kept}${worker.code}`).digest('hex').slice(0, 12);
        worker.code = worker.code
          .replaceAll('__KEPT__', JSON.stringify(kept))
          .replaceAll('__ENTRY__', JSON.stringify(entry.fileName))
          .replaceAll('__VERSION__', JSON.stringify(version));
      },
    },
  };
}

/** Whichever stylesheet is read first, it says which layer wins; all of them know the questions by name. */
function layersAndMedia(): Plugin {
  const order = `@layer ${LAYERS.join(', ')};`;
  const names = Object.entries(media).map(
    ([name, question]) => `@custom-media --${name.toLowerCase().replaceAll('_', '-')} ${question};`,
  );
  return {
    name: 'layers-and-media',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: (code) => order + code + names.join('') },
    // What is fetched later need not say again what index.html's own have said.
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'index');
      const early = chunks.filter((one) => one === entry || entry?.imports.includes(one.fileName));
      const said = new Set(early.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      for (const one of Object.values(bundle))
        if (one.type === 'asset' && one.fileName.endsWith('.css') && !said.has(one.fileName))
          one.source = one.source.toString().replace(/^@layer [\w,]+;/, '');
    },
  };
}

// The page: built once into dist/, served by the server.
const page = (codeSplitting: CodeSplitting, plugins: Plugin[]): UserConfig => ({
  root: CLIENT,
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: true,
    manifest: true,
    // Whoever cannot fetch ahead fetches when it is needed.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${CLIENT}index.html`, sw: `${CLIENT}offline/sw.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting,
      },
      // Of our own files only the styles do something by being there, so what a screen does not use is left out.
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|client\/(main\.tsx|offline\/sw\.ts)$/, sideEffects: true },
          { test: /\/src\//, sideEffects: false },
        ],
      },
      // That compressing takes its time is no news.
      checks: { bundlerTimings: false },
    },
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  plugins: [layersAndMedia(), readTiles(TILES), ...plugins],
  worker: { plugins: () => [readTiles(TILES)] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } } },
});

/** What the page would be made of by itself: nothing is written, and nothing made small. */
async function sketch(): Promise<Rolldown.RolldownOutput> {
  const plain = page({}, []);
  const made = await build({
    ...plain,
    configFile: false,
    logLevel: 'error',
    build: { ...plain.build, write: false, minify: false, sourcemap: false },
  });
  return made as Rolldown.RolldownOutput;
}

async function splitting(): Promise<CodeSplitting> {
  // What a module imports is in the same file, or in one that is needed all the more: files never wait for each other.
  return { includeDependenciesRecursively: false, groups: [{ name: chunkNames((await sketch()).output) }] };
}

export default defineConfig(async ({ command }) =>
  page(command === 'build' ? await splitting() : {}, [keptOffline(), compressed()]),
);
