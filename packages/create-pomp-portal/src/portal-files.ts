import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Choices, colorsFrom, idOf, refuse } from './choices.js';

const templates = fileURLToPath(new URL('../templates', import.meta.url));
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

const packages = {
  shared: {
    dependencies: [
      '@pomp/api-client',
      '@pomp/design-system',
      '@pomp/domain',
      '@pomp/edition',
      '@pomp/forms',
      '@pomp/language',
      '@pomp/portal',
      '@tanstack/react-query',
      'react',
      'react-dom',
    ],
    devDependencies: ['@types/react', '@types/react-dom', 'typescript'],
  },
  vite: { dependencies: ['wouter'], devDependencies: ['@vitejs/plugin-react', 'vite'] },
  next: { dependencies: ['next'], devDependencies: ['@types/node'] },
} as const;

const scripts = {
  vite: { dev: 'vite', build: 'vite build', start: 'vite preview', typecheck: 'tsc -p tsconfig.json' },
  next: {
    dev: 'next dev --port 5173',
    build: 'next build',
    start: 'next start --port 5173',
    typecheck: 'next typegen && tsc -p tsconfig.json',
  },
} as const;

/**
 * The files of a portal, by their paths. Throws `NoChoice` where one of the choices can't be.
 * @param {Choices} choices
 */
export function portalFiles(choices: Choices): ReadonlyMap<string, string> {
  refuse(choices);
  const files = new Map<string, string>();
  for (const folder of ['shared', choices.router]) {
    for (const path of readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })) {
      const text = textOf(join(templates, folder, path));
      // A package can't hold a .gitignore: npm takes it for its own.
      if (text !== undefined) files.set(path.split(sep).join('/').replace(/^_/, '.'), filledIn(text, choices));
    }
  }
  files.set('package.json', `${JSON.stringify(manifestOf(choices), null, 2)}\n`);
  return files;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return undefined;
    throw error;
  }
}

/** Templates are sources that compile, with a name that nobody has in the places of what was chosen. */
function filledIn(text: string, { brand, color, language, api }: Choices): string {
  const colors = color === undefined ? {} : colorsFrom(color);
  const filled = text
    .replaceAll('brand-id', idOf(brand))
    // By functions: a brand may have a `$`, which says something else in a text.
    .replaceAll("'Brand Name'", () => `'${brand.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
    .replaceAll('Brand Name', () => brand)
    .replaceAll('https://api.example', () => api.replace(/\/$/, ''))
    .replace(
      '      // The brand’s own colours.\n',
      Object.entries(colors)
        .map(([name, value]) => `      ${name}: '${value}',\n`)
        .join(''),
    );
  if (language === 'nl') return filled;
  return filled
    .replaceAll('/words/nl', '/words/en')
    .replaceAll('nl-NL', 'en-GB')
    .replaceAll('lang="nl"', 'lang="en"')
    .replaceAll('dutchRoutes', 'englishRoutes')
    .replaceAll('Deze pagina bestaat niet', 'This page does not exist')
    .replaceAll('Naar mijn overzicht', 'To my overview');
}

function manifestOf({ brand, router }: Choices) {
  const ranges = (names: readonly string[]) => Object.fromEntries(names.toSorted().map((name) => [name, rangeOf(name)]));
  return {
    name: idOf(brand),
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.20.0' },
    scripts: scripts[router],
    dependencies: ranges([...packages.shared.dependencies, ...packages[router].dependencies]),
    devDependencies: ranges([...packages.shared.devDependencies, ...packages[router].devDependencies]),
  };
}

/** What this package is itself tested with; in the workspace that isn't written as a range. */
function rangeOf(name: string): string {
  const range = { ...manifest.devDependencies, ...manifest.dependencies }[name] ?? '*';
  return /^(workspace|catalog):/.test(range) ? '*' : range;
}
