import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { globSync } from 'tinyglobby';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';

/**
 * What the published packages export, by package: names without a docstring, and how many there are in all. Read from the sources by their syntax:
 * nothing has to be built or checked for it.
 * @returns {Record<string, { undocumented: string[], exported: number }>}
 */
export function docstrings() {
  const packages = packageFolders()
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => ({
      folder: join(root, folder),
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private);
  return Object.fromEntries(
    packages.map(({ folder, manifest }) => {
      /** @type {Map<string, boolean>} */
      const all = new Map();
      for (const entry of entriesOf(folder, manifest.exports)) {
        for (const [name, documented] of exportsOf(entry)) all.set(name, documented || all.get(name) === true);
      }
      const undocumented = [...all].flatMap(([name, documented]) => (documented ? [] : [name])).sort();
      return [manifest.name, { undocumented, exported: all.size }];
    }),
  );
}

/**
 * The sources that a package's `exports` open; words are for programs, and say themselves what they are.
 * @param {string} folder
 * @param {Record<string, string | { '@pomp/source'?: string }>} exports
 */
const entriesOf = (folder, exports) =>
  Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'object' ? target['@pomp/source'] : undefined;
    if (!source || path.startsWith('./words/')) return [];
    return globSync(source, { cwd: folder, absolute: true, ignore: ['**/*.test.ts'] });
  });

/** @type {Map<string, Map<string, boolean>>} */
const known = new Map();

/**
 * The names that a module exports, and whether each says what it is.
 * @param {string} path
 * @returns {Map<string, boolean>}
 */
function exportsOf(path) {
  const found = known.get(path) ?? new Map();
  if (known.has(path)) return found;
  known.set(path, found);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const here = new Map([...importsIn(source), ...declarationsIn(source)]);
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const from =
        statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : undefined;
      const theirs = from === undefined ? here : sourceOf(path, from);
      if (!statement.exportClause) for (const [name, documented] of theirs ?? []) found.set(name, documented);
      else if (ts.isNamedExports(statement.exportClause)) {
        for (const { name, propertyName } of statement.exportClause.elements) {
          // What another package says of it is said where that is documented.
          found.set(name.text, theirs ? theirs.get((propertyName ?? name).text) === true : true);
        }
      }
    } else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      for (const name of namesOf(statement)) found.set(name, here.get(name) === true);
    }
  }
  return found;
}

/**
 * @param {string} from
 * @param {string} specifier
 */
function sourceOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const base = join(dirname(from), specifier.replace(/\.js$/, ''));
  const path = [`${base}.ts`, `${base}.tsx`].find((file) => existsSync(file));
  return path === undefined ? undefined : exportsOf(path);
}

/**
 * The names that a module takes from others, and may hand on.
 * @param {ts.SourceFile} source
 * @returns {Map<string, boolean>}
 */
function importsIn(source) {
  const found = new Map();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const theirs = sourceOf(source.fileName, statement.moduleSpecifier.text);
    for (const { name, propertyName } of bindings.elements) {
      found.set(name.text, theirs ? theirs.get((propertyName ?? name).text) === true : true);
    }
  }
  return found;
}

/** @param {ts.SourceFile} source */
function declarationsIn(source) {
  /** @type {Map<string, boolean>} */
  const declared = new Map();
  for (const statement of source.statements) {
    const documented = ts.getJSDocCommentsAndTags(statement).length > 0;
    // One name can be a type and a value: one docstring says what both are.
    for (const name of namesOf(statement)) declared.set(name, documented || declared.get(name) === true);
  }
  return declared;
}

/** @param {ts.Statement} statement @returns {string[]} */
function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((part) => ('name' in part && ts.isIdentifier(part.name) ? [part.name.text] : [])),
    );
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  if (named && statement.name) return [statement.name.text];
  return [];
}
