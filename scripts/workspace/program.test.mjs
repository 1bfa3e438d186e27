import { execFileSync } from 'node:child_process';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { root } from './places.mjs';
import { programOf } from './program.mjs';

// Whether programs start.
asksOnlyFor();

test.each([
  ['turbo', 'turbo'],
  ['typescript', 'tsc'],
])('%s has a program %s that Node runs', (name, program) => {
  expect(execFileSync(process.execPath, [programOf(name, program, root), '--version'], { encoding: 'utf8' })).toMatch(/\d+\.\d+/);
});
