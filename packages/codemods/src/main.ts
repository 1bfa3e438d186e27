#!/usr/bin/env node
import { runCodemod } from './run-codemod.js';

process.exitCode = runCodemod(process.argv.slice(2));
