// The walls of the house: `docs/` and the table below say which room may import which; everything else is a violation.
// Paths are relative to the folder that the check runs in, so that its own test can build a fixture workspace elsewhere.
const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { workbench } = require('./scripts/walls/workbench.cjs');

/** Which of our rooms a room may import; `storybook` finds the stories of the others by glob. */
const mayImport = {
  'apps/site': [
    'language',
    'portal',
    'storefront',
    'cms',
    'forms',
    'api-client',
    'api-contract',
    'edition',
    'design-system',
    'domain',
  ],
  'apps/backend': ['language', 'domain', 'api-contract', 'correspondence', 'edition'],
  'apps/sandbox': ['language', 'api-contract', 'domain', 'edition'],
  'apps/storybook': ['language', 'design-system', 'api-contract', 'edition'],
  'packages/portal': ['language', 'domain', 'forms', 'design-system', 'api-client', 'edition'],
  'packages/storefront': ['language', 'domain', 'forms', 'design-system', 'api-client', 'cms', 'edition'],
  'packages/cms': ['language', 'design-system', 'domain'],
  'packages/forms': ['language', 'domain', 'design-system'],
  'packages/api-client': ['language', 'api-contract', 'domain'],
  'packages/correspondence': ['language', 'domain', 'design-system', 'edition'],
  'packages/edition': ['language', 'domain', 'design-system'],
  // Itself it reads a brand's colours; what it writes is a host of all of these.
  'packages/create-pomp-portal': ['language', 'domain', 'forms', 'design-system', 'api-client', 'edition', 'portal'],
  'packages/api-contract': ['language', 'domain'],
  'packages/design-system': ['language'],
  'packages/domain': ['language'],
  'packages/language': [],
  'packages/tooling': [],
};

/** Folders of the portal of which several features show a part, and what all of them stand on. Any other feature stands alone. */
const sharedInPortal =
  'addresses|confirm-identity|copying|house-guests|house-info|houses|installation-info|loading|local-drafts|offline|order-status|own-house|passkeys|passwords|portal|questionnaire|screen-parts|uploads|withdrawal';

const library = (name) => `(^|/)node_modules/${name}(/|$)`;

const rooms = Object.entries(mayImport).map(([room, friends]) => ({
  name: `room-${room.replace('/', '-')}`,
  comment:
    `${room} may import ${friends.length ? `only ${friends.join(', ')}` : 'no other room'}. ` +
    'Move the code to the room that both may import, or hand it in as an argument, prop or port from the room above.',
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '^(apps|packages)/',
    pathNot: `^(${[room, ...friends.map((friend) => `packages/${friend}`)].join('|')}|packages/tooling)/`,
  },
}));

/** The files that a package's `exports` open. */
const publicEntries = (existsSync('packages') ? readdirSync('packages') : [])
  .map((name) => join('packages', name))
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .flatMap((folder) => {
    const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return Object.values(exports)
      .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
      .map((target) => join(folder, target).replace(/[.]/g, '[.]').replace('*', '.*'));
  });

module.exports = {
  forbidden: [
    ...rooms,
    {
      name: 'no-deep-imports',
      comment: 'Another package is entered by its name (`@pomp/domain`): what it needs to share, its index.ts exports.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^packages/[^/]+/', pathNot: ['^$1/$2/', ...publicEntries.map((entry) => `^${entry}$`)] },
    },
    {
      name: 'by-name-not-by-path',
      comment:
        'Another room is imported by its package name, never by a relative path: `../../domain/src` skips its closed exports.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'backend-starts-on-top',
      comment:
        'What starts and wires the backend needs all of its folders. Give a folder what it needs of it as an argument; ' +
        'a command of its own (main.ts, *-command.ts, backup/command.ts) may read the environment.',
      severity: 'error',
      from: { path: '^apps/backend/src/[^/]+/', pathNot: [workbench, '/main[.]ts$', '[-/]command[.]ts$'] },
      to: { path: '^apps/backend/src/[^/]+$' },
    },
    {
      name: 'account-has-its-own-words',
      comment:
        'Next makes the account again for each word that it may say: it takes `language/account-dictionaries`, which has none of what only pages for everyone say.',
      severity: 'error',
      from: { path: '^apps/site/src/(app/\\[locale\\]|language/(words|words-of|page-language)[.])' },
      to: { path: '^apps/site/src/language/dictionaries[.]' },
    },
    {
      name: 'pdfs-in-threads',
      comment: 'Writing a PDF is a tenth of a second and more in which a server answers nobody: ask `writePdf` of the context.',
      severity: 'error',
      from: { path: '^apps/backend/src/', pathNot: '^apps/backend/src/adapters/pdf/pdf-thread[.]ts$' },
      to: { path: '^packages/correspondence/(src|dist)/pdfs[.]', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-features-apart',
      comment:
        'A feature of the portal imports no other. What several show goes into a folder of its own below them, listed here; ' +
        'what puts several together (account, dashboard, provider) stands above.',
      severity: 'error',
      from: {
        path: '^packages/portal/src/([^/]+)/',
        pathNot: [workbench, '^packages/portal/src/(account|dashboard|provider|words)/'],
      },
      to: {
        path: '^packages/portal/src/[^/]+/',
        pathNot: ['^packages/portal/src/$1/', `^packages/portal/src/(${sharedInPortal})/`],
      },
    },
    {
      name: 'next-only-in-site',
      comment: 'Packages run in portals without Next: use the NavigationProvider of @pomp/design-system, or wire it in apps/site.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/site/' },
      to: { path: [library('next'), '^next(/|$)'] },
    },
    {
      name: 'no-react-below',
      comment:
        'domain, api-contract and backend run without a browser: return plain values and let forms, portal or correspondence render them.',
      severity: 'error',
      from: { path: '^(packages/(domain|api-contract)|apps/backend)/' },
      to: { path: [library('(@types/)?react(-dom)?'), '^react(-dom)?(/|$)'] },
    },
    {
      name: 'storyblok-only-in-cms',
      comment: 'The content service can be exchanged: ask @pomp/cms for content.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: ['^packages/cms/', '^apps/sandbox/.*[.]test[.]'] },
      to: { path: [library('@storyblok'), '^@storyblok/'] },
    },
    {
      name: 'brands-only',
      comment:
        "Editions, mails and PDFs take the brand objects from '@pomp/design-system/brands', and the drawing of a house, which has its looks in itself; its components need a browser's style sheet.",
      severity: 'error',
      from: { path: '^packages/(correspondence|edition)/' },
      to: { path: '^packages/design-system/', pathNot: '^packages/design-system/(src|dist)/(brands/|house/house-picture[.])' },
    },
    {
      name: 'storybook-themes-only',
      comment:
        'Storybook finds stories and words by glob and takes only themes and brands from @pomp/design-system, a language, and the calls and routes that its reference shows; a story lives beside its component.',
      severity: 'error',
      from: { path: '^apps/storybook/' },
      to: { path: '^packages/(?!design-system/|language/|tooling/|api-contract/|edition/)' },
    },
    {
      name: 'words-only-in-lists',
      comment:
        'Words never come into a page with its script: import the texts (`texts.ts`), and say them with the language that was handed down. ' +
        'Only the lists of a package (`src/words/*.ts`) import words.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [workbench, '/src/words/[^/]+[.]ts$', '[.](nl|en)[.]ts$'] },
      to: { path: '^(apps|packages)/.+[.](nl|en)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tooling-only-on-the-workbench',
      comment: '@pomp/tooling is for configuration and tests; it is not there in production.',
      severity: 'error',
      from: { path: '^(apps|packages)/(?!tooling/)', pathNot: workbench },
      to: { path: '^packages/tooling/' },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Tests, stories, guides and fixtures import the product, never the other way round.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: workbench },
      to: { path: '[.](test|test-d|stories|guide)[.]' },
    },
    {
      name: 'no-development-dependency-in-product',
      comment:
        "What the product imports belongs in `dependencies` (or `peerDependencies`): a consumer doesn't get our devDependencies.",
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [workbench, '^packages/tooling/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'], pathNot: '^packages/' },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere: mistyped, not exported by that package, or missing from package.json.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      // What a plugin of a bundler makes is nowhere on disk.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^packages/create-pomp-portal/templates/',
        '(^|/)(dist|[.]next|storybook-static|[.]turbo|[.]data|[.]results)/',
        '[.]css$',
        '[.]woff2$',
      ],
    },
    tsPreCompilationDeps: true,
    // What no rule asks about isn't worked out.
    skipAnalysisNotInRules: true,
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@pomp/source', 'import', 'types', 'node', 'browser', 'default'],
      mainFields: ['module', 'main', 'types'],
      // Longer than it takes: after four seconds the disk is asked again otherwise.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
