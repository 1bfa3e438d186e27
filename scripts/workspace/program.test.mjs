import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './places.mjs';
import { programOf } from './program.mjs';

test.each([
  ['turbo', 'turbo'],
  ['typescript', 'tsc'],
])('%s has a program %s that Node runs', (name, program) => {
  expect(execFileSync(process.execPath, [programOf(name, program, root), '--version'], { encoding: 'utf8' })).toMatch(/\d+\.\d+/);
});
