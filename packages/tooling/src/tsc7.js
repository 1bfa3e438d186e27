#!/usr/bin/env node
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './leave-garbage.js';

// The compiler of TypeScript 7, a native program five times as fast. TypeScript 6 stays beside it under its own name for what reads types
// through its JavaScript API, which 7 doesn't have: Storybook's docgen, knip, dependency-cruiser, Next.

// Each of its checkers works out anew what other files declare: the four that it has by itself take up to twice as much of the processor as one.
if (!process.argv.includes('--checkers')) process.argv.push('--checkers', '1');

const manifest = createRequire(import.meta.url).resolve('typescript-7/package.json');
await import(pathToFileURL(join(dirname(manifest), 'bin', 'tsc')).href);
