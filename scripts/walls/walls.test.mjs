import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../workspace/places.mjs';
import { buildFixtureWorkspace, rooms, tearDown } from './fixture-workspace.mjs';

/** Design: "Rooms and arrows". Written down a second time, so that neither table changes unnoticed. */
const arrows = {
  'apps/site': 'language portal storefront cms forms api-client api-contract edition design-system domain',
  'apps/backend': 'language domain api-contract correspondence edition',
  'apps/sandbox': 'language api-contract domain edition',
  'apps/storybook': 'language design-system api-contract edition',
  'packages/portal': 'language domain forms design-system api-client edition',
  'packages/storefront': 'language domain forms design-system api-client cms edition',
  'packages/cms': 'language design-system domain',
  'packages/forms': 'language domain design-system',
  'packages/api-client': 'language api-contract domain',
  'packages/correspondence': 'language domain edition', // and the brands of design-system, below
  'packages/edition': 'language domain', // and the brands of design-system, below
  'packages/api-contract': 'language domain',
  'packages/design-system': 'language',
  'packages/domain': 'language',
  'packages/language': '',
};

/** @typedef {{ rule: string, from: string }} Violation */

const importing = (/** @type {string} */ name) => `import * as other from '${name}';\nexport const used = other;\n`;
const packageNames = rooms
  .filter((room) => room.startsWith('packages/') && room !== 'packages/tooling')
  .map((room) => room.replace('packages/', ''));
const others = (/** @type {string} */ room) => packageNames.filter((name) => room !== `packages/${name}`);

/** A file for each arrow that can be drawn between two rooms. */
const everyArrow = Object.fromEntries(
  Object.keys(arrows).flatMap((room) => others(room).map((name) => [`${room}/src/uses-${name}.ts`, importing(`@pomp/${name}`)])),
);

const secret = { 'packages/domain/src/secret.ts': 'export const secret = 1;\n' };

/** @type {[what: string, rule: string, files: Record<string, string>][]} */
const broken = [
  [
    'two files that need each other',
    'no-cycles',
    {
      'packages/domain/src/a.ts': "import { b } from './b.js';\nexport const a = () => b;\n",
      'packages/domain/src/b.ts': "import { a } from './a.js';\nexport const b = () => a;\n",
    },
  ],
  [
    'two folders that need each other, though no two files do',
    'no-folder-cycles',
    {
      'packages/portal/src/houses/low.ts': 'export interface Low { readonly x: 1 }\n',
      'packages/portal/src/houses/high.ts': "export { middle } from '../uploads/middle.js';\n",
      'packages/portal/src/uploads/middle.ts':
        "import type { Low } from '../houses/low.js';\nexport const middle = (low: Low) => low;\n",
    },
  ],
  [
    'three folders of the backend that need each other',
    'no-folder-cycles',
    {
      'apps/backend/src/orders/order.ts': 'export const order = 1;\n',
      'apps/backend/src/orders/pay-order.ts': "export { payment } from '../payments/payment.js';\n",
      'apps/backend/src/payments/payment.ts': "export { invoice as payment } from '../invoices/invoice.js';\n",
      'apps/backend/src/invoices/invoice.ts': "export { order as invoice } from '../orders/order.js';\n",
    },
  ],
  [
    "the backend's start in a folder that it starts",
    'backend-starts-on-top',
    {
      'apps/backend/src/env.ts': 'export const env = 1;\n',
      'apps/backend/src/houses/house.ts': "export { env } from '../env.js';\n",
    },
  ],
  [
    'a feature of the portal in another',
    'portal-features-apart',
    {
      'packages/portal/src/payment/pay.ts': 'export const pay = 1;\n',
      'packages/portal/src/quotes/quote.ts': "export { pay } from '../payment/pay.js';\n",
    },
  ],
  [
    "another package's insides by a relative path",
    'by-name-not-by-path',
    {
      'packages/forms/src/by-path.ts': "export { secret } from '../../domain/src/secret.js';\n",
    },
  ],
  [
    "a file that another package doesn't export",
    'no-deep-imports',
    {
      'packages/portal/src/by-path.ts': "export { secret } from '../../domain/src/secret.js';\n",
    },
  ],
  ['a folder inside a package by its name', 'resolvable', { 'packages/forms/src/deep.ts': importing('@pomp/domain/src/secret') }],
  ['Next in a package', 'next-only-in-site', { 'packages/portal/src/next.tsx': importing('next') }],
  ['React in the domain', 'no-react-below', { 'packages/domain/src/react.tsx': importing('react') }],
  ['React in the contract', 'no-react-below', { 'packages/api-contract/src/react.tsx': importing('react-dom') }],
  ['React in the backend', 'no-react-below', { 'apps/backend/src/react.tsx': importing('react') }],
  [
    'the words of pages for everyone in the account',
    'account-has-its-own-words',
    {
      'apps/site/src/language/dictionaries.ts': 'export const words = 1;\n',
      'apps/site/src/app/[locale]/(account)/layout.tsx': "export { words } from '../../../language/dictionaries';\n",
    },
  ],
  ['Storyblok outside cms', 'storyblok-only-in-cms', { 'apps/site/src/storyblok.ts': importing('@storyblok/js') }],
  ["Storyblok in the sandbox's own code", 'storyblok-only-in-cms', { 'apps/sandbox/src/storyblok.ts': importing('@storyblok/js') }],
  [
    'a test in the product',
    'no-test-code-in-product',
    {
      'packages/domain/src/house.ts': "export { fixture } from './house.test.js';\n",
      'packages/domain/src/house.test.ts': 'export const fixture = 1;\n',
    },
  ],
  [
    'a guide in the product',
    'no-test-code-in-product',
    {
      'packages/forms/src/button.ts': "export { guide } from './button.guide.js';\n",
      'packages/forms/src/button.guide.ts': 'export const guide = 1;\n',
    },
  ],
  ['presets in the product', 'tooling-only-on-the-workbench', { 'packages/domain/src/presets.ts': importing('@pomp/tooling') }],
  [
    'a component of the design system in a mail',
    'brands-only',
    { 'packages/correspondence/src/mail.ts': importing('@pomp/design-system') },
  ],
  [
    'words in a script of a page',
    'words-only-in-lists',
    {
      'packages/portal/src/orders/texts.nl.ts': "export const nl = { title: 'Bestellingen' } as const;\n",
      'packages/portal/src/orders/orders-screen.ts': "export { nl } from './texts.nl.js';\n",
    },
  ],
  [
    'a library that only we have',
    'no-development-dependency-in-product',
    { 'packages/portal/src/library.ts': importing('only-here') },
  ],
];

const fine = {
  'packages/portal/src/orders/texts.ts': "import type { nl } from './texts.nl.js';\nexport type OrderWords = typeof nl;\n",
  'packages/portal/src/words/nl.ts': "export { nl } from '../orders/texts.nl.js';\n",
  'apps/backend/src/seed/seed-command.ts': "export { env } from '../env.js';\n",
  'apps/site/src/page.tsx': importing('next'),
  'packages/portal/src/screen.tsx': importing('react'),
  'packages/cms/src/client.ts': importing('@storyblok/js'),
  'apps/sandbox/src/stories.test.ts': importing('@storyblok/js'),
  'packages/domain/vitest.config.ts': importing('@pomp/tooling'),
  'packages/portal/src/screen.guide.tsx': importing('@pomp/tooling'),
  'packages/correspondence/src/pdf.ts': importing('@pomp/design-system/brands'),
};

/** Folders without a circle: a test may take from above what it needs, and a folder what is in its own subfolder. */
const fineFolders = {
  'packages/forms/src/low/low.ts': 'export const low = 1;\n',
  'packages/forms/src/low/low.test.ts': "export { high } from '../high/high.js';\n",
  'packages/forms/src/high/high.ts': "export { part } from './parts/part.js';\n",
  'packages/forms/src/high/parts/part.ts':
    "import { part } from '../name.js';\nimport { low } from '../../low/low.js';\nexport { low, part };\n",
  'packages/forms/src/high/name.ts': 'export const part = 1;\n',
};

/** @type {string} */
let workspace;
/** @type {Violation[]} */
let violations;

/** What the check says that stands in its way. @returns {Promise<Violation[]>} */
async function violationsOf() {
  const said = await promisify(execFile)(process.execPath, [join(root, 'scripts/walls.mjs')], { cwd: workspace }).then(
    () => '',
    ({ stderr }) => String(stderr),
  );
  return [...said.matchAll(/^✗ (\S+): (.+) → /gm)].map(([, rule = '', from = '']) => ({ rule, from }));
}

beforeAll(async () => {
  workspace = buildFixtureWorkspace(
    Object.assign({}, everyArrow, secret, fine, fineFolders, ...broken.map(([, , files]) => files)),
  );
  violations = await violationsOf();
});
afterAll(() => tearDown(workspace));

test.each(Object.entries(arrows))('%s imports the rooms that the design lets it, and no other', (room, allowed) => {
  const refused = others(room).filter((name) => violations.some(({ from }) => from === `${room}/src/uses-${name}.ts`));
  expect(refused).toEqual(others(room).filter((name) => !allowed.split(' ').includes(name)));
});

describe('the walls', () => {
  test.each(broken)('refuse %s', (_what, rule, files) => {
    const places = Object.keys(files).flatMap((file) => [file, dirname(file)]);
    expect(violations.filter(({ from }) => places.includes(from)).map((violation) => violation.rule)).toContain(rule);
  });

  test.each(Object.keys(fine))('let through %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test.each([...new Set(Object.keys(fineFolders).map((file) => dirname(file)))])('let through the folder %s', (folder) => {
    expect(violations.filter(({ from }) => from === folder)).toEqual([]);
  });
});
