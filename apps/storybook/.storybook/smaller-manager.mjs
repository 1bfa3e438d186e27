// What Storybook puts around pages comes as its authors wrote it: 5 MB of scripts, which a browser reads whole before anything is shown. Half of that without what only people read.
import { join } from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

const folder = join(import.meta.dirname, '../storybook-static');

await build({
  absWorkingDir: folder,
  entryPoints: globSync(['sb-manager/*.js', 'sb-addons/*/*.js'], { cwd: folder }),
  outdir: folder,
  outbase: folder,
  allowOverwrite: true,
  // What names there are at the top of a file are its own.
  format: 'esm',
  minify: true,
  logLevel: 'warning',
});
