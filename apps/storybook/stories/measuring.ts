import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parse } from './parse.js';

const storybook = join(import.meta.dirname, '..');

const measure =
  /getComputedStyle|toHaveStyle|getBoundingClientRect|getClientRects|elementFromPoint|(offset|client|scroll)(Width|Height|Top|Left)|scroll[XY]|matchMedia/;

/**
 * The stories of a file in whose play, or in a helper of which, something is measured that may come out otherwise in another typeface, with
 * other corners or in other colours: all of them where the file's meta does.
 * @param path of the file, from the folder of this app
 * @returns names that the file exports
 */
export function measuringStories(path: string): ReadonlySet<string> {
  const file = join(storybook, path);
  const source = parse(file);
  const declared = new Map<string, ts.Node[]>();
  const declare = (name: string, node: ts.Node) => declared.set(name, [...(declared.get(name) ?? []), node]);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesIn(declaration.name)) declare(name, declaration);
    else if (ts.isFunctionDeclaration(statement) && statement.name) declare(statement.name.text, statement);
    else if (ts.isImportDeclaration(statement)) for (const name of importedHelpers(statement, file)) declare(name, statement);
    else if (ts.isExportAssignment(statement)) declare(meta, statement);
  }

  const isMeasuring = (name: string, seen: ReadonlySet<string> = new Set()): boolean =>
    !seen.has(name) &&
    (declared.get(name) ?? []).some(
      (node) =>
        ts.isImportDeclaration(node) ||
        measure.test(node.getText(source)) ||
        namesIn(node).some((used) => isMeasuring(used, new Set([...seen, name]))),
    );
  const all = isMeasuring(meta);
  return new Set([...declared.keys()].filter((name) => all || isMeasuring(name)));
}

/** No name that a file can give. */
const meta = 'export default';

function namesIn(node: ts.Node): string[] {
  const names = new Set<string>();
  const look = (inside: ts.Node) => {
    if (ts.isIdentifier(inside)) names.add(inside.text);
    ts.forEachChild(inside, look);
  };
  look(node);
  return [...names];
}

/** What comes from a file of helpers for stories in which something is measured. */
function importedHelpers({ importClause, moduleSpecifier }: ts.ImportDeclaration, file: string): string[] {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!importClause || !from.endsWith('.stories.setup.js')) return [];
  const helpers = readFileSync(join(dirname(file), sourceOf(from, dirname(file))), 'utf8');
  return measure.test(helpers) ? namesIn(importClause) : [];
}

const sourceOf = (from: string, folder: string): string => {
  const typescript = from.replace(/\.js$/, '.ts');
  return existsSync(join(folder, typescript)) ? typescript : `${typescript}x`;
};
