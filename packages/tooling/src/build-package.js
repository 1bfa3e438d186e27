#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { hasStylesheet, packageBuildOptions, stylesheetBuildOptions } from './build-options.js';
import { bundledLicenses } from './bundled-licenses.js';
import { leftBehind } from './left-behind.js';
import { outcomeOf, write } from './write-outputs.js';

// Builds the package in this folder: scripts and style sheet. Its declarations come from the compiler.

const folder = process.cwd();
const [scripts, sheet] = await Promise.all([
  outcomeOf(packageBuildOptions(folder)),
  hasStylesheet(folder) ? outcomeOf(stylesheetBuildOptions(folder)) : undefined,
]);
const licenses = bundledLicenses(folder, [scripts.metafile, ...(sheet ? [fontsOnly(sheet.metafile)] : [])]);
const outputs = [
  ...scripts.outputFiles,
  ...(sheet?.outputFiles.filter(({ path }) => !path.endsWith('.js')) ?? []),
  ...(licenses ? [{ path: join(folder, 'dist/third-party-licenses.txt'), contents: Buffer.from(licenses) }] : []),
];
write(outputs);

// What a source left that is gone. The rest stays: others may be reading it at this moment.
const found = globSync('dist/**', { cwd: folder, absolute: true, dot: true });
const made = outputs.map(({ path }) => path);
for (const path of leftBehind(found, made)) rmSync(path);

/**
 * Of a sheet's build the scripts are thrown away, and with them what they were made of.
 * @param {import('esbuild').Metafile} metafile
 */
function fontsOnly({ inputs, outputs }) {
  return { inputs, outputs: Object.fromEntries(Object.entries(outputs).filter(([path]) => !/\.js(\.map)?$/.test(path))) };
}
