import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..');

/** A file as far as its imports and its words tell: reading all of them takes a second, as nothing is parsed. */
export interface Source {
  /** From the repository's folder. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Imported[];
}

interface Imported {
  /** As written: './texts.js', '@pomp/domain'. */
  readonly from: string;
  /** From the repository's folder; undefined for a package's. */
  readonly path: string | undefined;
  readonly names: readonly string[];
}

/** What is there for tests and stories only. */
export const isSetUp = (path: string): boolean => /\.(stories|guide|test|test-d)\.|\.setup\./.test(path);

const sources = new Map<string, Source | undefined>();

/** A file by its path from the repository's folder; undefined where there is none. */
export function sourceAt(path: string): Source | undefined {
  if (!sources.has(path)) sources.set(path, existsSync(join(root, path)) ? read(path) : undefined);
  return sources.get(path);
}

export const sourcesIn = (patterns: readonly string[]): Source[] =>
  globSync([...patterns], { cwd: root, ignore: ['**/node_modules/**'] })
    .sort()
    .flatMap((path) => sourceAt(path) ?? []);

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s*from\s+'([^']+)';|\bimport\('([^']+)'\)/gm)].map(
    ([, clause = '', from, lazily]) => imported(path, clause, from ?? lazily ?? ''),
  );
  return { path, text, imports };
}

function imported(path: string, clause: string, from: string): Imported {
  const names = [...clause.matchAll(/(?:type\s+)?([A-Za-z_$][\w$]*)(?:\s+as\s+\w+)?/g)].map(([, name = '']) => name);
  if (!from.startsWith('.')) return { from, path: undefined, names };
  const there = relative(root, join(root, dirname(path), from)).replace(/\.(js|tsx?)$/, '');
  return { from, path: [`${there}.ts`, `${there}.tsx`].find((one) => existsSync(join(root, one))), names };
}

/** Everything that a file brings along from its own package, itself included. */
export function reachOf(path: string): Source[] {
  const reached = new Map<string, Source>();
  const follow = (next: string): void => {
    const source = reached.has(next) ? undefined : sourceAt(next);
    if (!source) return;
    reached.set(next, source);
    for (const { path: imported } of source.imports) if (imported && basename(imported) !== 'index.ts') follow(imported);
  };
  follow(path);
  return [...reached.values()];
}

/** The title of the page that a file of stories has; undefined where it has none. */
export const titleOf = (stories: string): string | undefined =>
  stories.includes("'!autodocs'") ? undefined : /\bmeta\b[^]*?\btitle: '([^']+)'/.exec(stories)?.[1];

const asks = /\b(?:use|call|href|ask)\w*\(\s*'(\w+)'/g;
/** The names of what may be calls, as a file says them. */
export const callsIn = (text: string): string[] => [...text.matchAll(asks)].map(([, name = '']) => name);
