import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declaredBumps, undeclared } from './declared.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { namesIn } from './reports.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomp-changesets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (/** @type {string} */ code) => ({ entries: { 'index.d.ts': namesIn(code) } });
const released = report(
  'interface Props { tone: string; size?: number }\ndeclare const Button: unknown;\nexport { Button, type Props as ButtonProps };',
);

test('a package is released with the largest change that any changeset declares for it', () => {
  writeFileSync(
    join(folder, 'one.md'),
    "---\n'@pomp/forms': minor\n'@pomp/portal': patch\n---\n\nText with '@pomp/cms': major in it.\n",
  );
  writeFileSync(join(folder, 'two.md'), "---\n'@pomp/forms': patch\n'@pomp/portal': major\n---\n\nText.\n");
  expect(Object.fromEntries(declaredBumps(folder))).toEqual({ '@pomp/forms': 'minor', '@pomp/portal': 'major' });
});

test.each([
  ['an export', 'interface Props { tone: string; size?: number }\nexport { type Props as ButtonProps };', 'Button (index)'],
  [
    'a member',
    'interface Props { size?: number }\ndeclare const Button: unknown;\nexport { Button, type Props as ButtonProps };',
    'ButtonProps.tone (index)',
  ],
  ['a way in', undefined, 'Button (index), ButtonProps (index), ButtonProps.size (index), ButtonProps.tone (index)'],
])('%s that is gone takes a major changeset', (_what, code, gone) => {
  const current = code === undefined ? { entries: {} } : report(code);
  for (const bump of /** @type {const} */ ([undefined, 'patch', 'minor']))
    expect(undeclared('@pomp/x', released, current, bump)).toEqual([
      `@pomp/x had ${gone}: that breaks its users, and takes a major changeset.`,
    ]);
  expect(undeclared('@pomp/x', released, current, 'major')).toEqual([]);
});

test('anything else takes a changeset, and nothing takes none', () => {
  const more = report(
    'interface Props { tone: string; size?: string }\ndeclare const Button: unknown;\nexport { Button, type Props as ButtonProps };',
  );
  expect(undeclared('@pomp/x', released, more, undefined)).toEqual([
    '@pomp/x exports something else than was released: that takes a changeset.',
  ]);
  expect(undeclared('@pomp/x', released, more, 'patch')).toEqual([]);
  expect(undeclared('@pomp/x', released, released, undefined)).toEqual([]);
});

test('changesets speak of packages that are published: a release ends at one that names another beside them', () => {
  const published = packageFolders().flatMap((path) => {
    const { name, private: isPrivate } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return isPrivate ? [] : [name];
  });
  expect([...declaredBumps(join(root, '.changeset')).keys()].filter((name) => !published.includes(name))).toEqual([]);
});
