import { defineConfig } from 'vite';

// The page: built once into dist/, served by the server.
export default defineConfig({
  root: 'src/client',
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, sourcemap: true },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } } },
});
