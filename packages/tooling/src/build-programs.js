#!/usr/bin/env node
import { programBuildOptions } from './build-options.js';
import { outputsOf, write } from './write-outputs.js';

// Builds the programs of the server in this folder: `build-programs main=src/main.ts …`.

const programs = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=')));
write(await outputsOf(programBuildOptions(process.cwd(), programs)));
