#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { codemods } from './index.js';

const [name = '', ...places] = process.argv.slice(2);
const codemod = codemods[name];

if (codemod && places.length > 0) {
  const files = globSync(
    places.flatMap((place) => [place, `${place}/**/*.{ts,tsx,js,jsx,mjs}`]),
    { ignore: ['**/node_modules/**', '**/dist/**'], expandDirectories: false },
  );
  let changed = 0;
  for (const file of files) {
    const source = codemod(readFileSync(file, 'utf8'));
    if (source === undefined) continue;
    writeFileSync(file, source);
    changed += 1;
    console.log(file);
  }
  console.log(`${changed} of ${files.length} files changed.`);
} else {
  console.error(`codemods <name> <folders or files>; names: ${Object.keys(codemods).join(', ')}.`);
  process.exitCode = 1;
}
