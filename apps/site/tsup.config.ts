import { defineConfig } from 'tsup';

/** The door and the page cache, which run outside Next's own build. */
export default defineConfig({
  entry: { server: 'server.ts', 'page-cache': 'src/page-cache/page-cache.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: false,
  sourcemap: true,
  clean: true,
  skipNodeModulesBundle: true,
});
