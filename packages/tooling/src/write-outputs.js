import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';

/**
 * Builds without writing; what doesn't compile is said, and ends the process with code 1.
 * @param {import('esbuild').BuildOptions} options
 */
export async function outputsOf(options) {
  const { outputFiles } = await build({ ...options, write: false }).catch(() => process.exit(1)); // esbuild has said why
  return outputFiles;
}

/** @param {readonly import('esbuild').OutputFile[]} outputs */
export function write(outputs) {
  for (const { path, contents } of outputs) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}
