import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickAxe } from '@pomp/tooling/quick-axe';
import axe from 'axe-core';
import { transformSync } from 'esbuild';
import { axeFile } from './accessible';

/**
 * Axe as pages are given it, in a file that all workers read; Playwright runs this once, before them. It comes into hundreds of documents, each of which reads it anew: without
 * its comments and long names, half of it, that takes three fifths of the time.
 */
export default async function shareAxe(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-axe-'));
  const file = join(folder, 'axe.js');
  await writeFile(file, transformSync(quickAxe(axe), { minify: true }).code);
  process.env[axeFile] = file;
  return () => rm(folder, { recursive: true });
}
