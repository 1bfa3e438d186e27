import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import './leave-garbage.js';

/**
 * Builds without writing; what doesn't compile is said, and ends the process with code 1.
 * @param {import('esbuild').BuildOptions} options
 */
export async function outputsOf(options) {
  return (await outcomeOf(options)).outputFiles;
}

/**
 * As `outputsOf`, with what the outputs are made of.
 * @param {import('esbuild').BuildOptions} options
 */
export const outcomeOf = (options) => build({ ...options, write: false, metafile: true }).catch(() => process.exit(1)); // esbuild has said why

/** @param {readonly Pick<import('esbuild').OutputFile, 'path' | 'contents'>[]} outputs */
export function write(outputs) {
  for (const { path, contents } of outputs) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}
