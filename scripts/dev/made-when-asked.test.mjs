import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { madeWhenAsked } from './made-when-asked.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pomp-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what changed is made once it is asked for, all of it together, and nothing where nothing changed', async () => {
  /** @type {(string[] | 'everything')[]} */
  const made = [];
  const make = async (/** @type {Set<string> | undefined} */ files) => {
    // Long enough for an answer that doesn't wait for it.
    for (let turn = 0; turn < 200; turn++) await setImmediate();
    made.push(files ? [...files] : 'everything');
  };
  const outdated = join(folder, 'new/outdated');
  const { url, changed } = await madeWhenAsked({ make, outdated });

  changed(['/before-it-was-ever-made.js']);
  expect(made).toEqual([]);
  await fetch(url);
  expect(made).toEqual(['everything']);

  changed(['/a.js', '/b.js']);
  const told = readFileSync(outdated, 'utf8');
  changed(['/b.js', '/c.js']);
  expect(readFileSync(outdated, 'utf8')).not.toBe(told);
  expect(made).toEqual(['everything']);

  await Promise.all([fetch(url), fetch(url)]);
  await fetch(url);
  expect(made).toEqual(['everything', ['/a.js', '/b.js', '/c.js']]);
});
