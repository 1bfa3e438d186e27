import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { root } from './places.mjs';

// What commands say of themselves, and nothing of what the product says.
asksOnlyFor();

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ours = Object.values(scripts).flatMap((command) => /\bnode (scripts\/\S+\.mjs)/.exec(command)?.[1] ?? []);

test.each([...new Set(ours)])('%s says what it does when it is asked for help, and does nothing', (script) => {
  const said = execFileSync(process.execPath, [script, '--help'], { cwd: root, encoding: 'utf8', timeout: 20_000 });
  expect(said).toMatch(/^(npm|pnpm) [\w: ]+(\[.+\])?\n\n {2}\S[^]*\n {2}--help +shows this\n$/);
});
