#!/usr/bin/env node
import { rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { hasStylesheet, packageBuildOptions, stylesheetBuildOptions } from './build-options.js';
import { outputsOf, write } from './write-outputs.js';

// Builds the package in this folder: scripts and style sheet. Its declarations come from the compiler.

const folder = process.cwd();
const [scripts, sheet] = await Promise.all([
  outputsOf(packageBuildOptions(folder)),
  hasStylesheet(folder) ? outputsOf(stylesheetBuildOptions(folder)) : [],
]);
const outputs = [...scripts, ...sheet.filter(({ path }) => !path.endsWith('.js'))];
write(outputs);

// What a source left that is gone. The rest stays: others may be reading it at this moment.
const current = new Set(outputs.map(({ path }) => path));
const scriptOf = (path) => path.replace(/\.d\.ts(\.map)?$/, '.js');
for (const path of globSync('dist/**', { cwd: folder, absolute: true, dot: true })) {
  if (!current.has(path) && !current.has(scriptOf(path))) rmSync(path);
}
