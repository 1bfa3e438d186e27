import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { callsIn, isSetUp, root, titleOf } from './sources.js';

/** Something that a package exports, as its source says it. */
export interface ReferenceEntry {
  readonly name: string;
  /** What its docstring says; empty where there is none. */
  readonly doc: string;
  /** Its declaration, without what it does inside. */
  readonly signature: string;
  /** From the repository's folder. */
  readonly file: string;
  /** Calls that are made beside it, in its own folder. */
  readonly calls: readonly string[];
  /** Titles of the pages of stories that show it. */
  readonly pages: readonly string[];
}

/** One address to import from: '@pomp/forms/native'. */
export interface ReferenceDoor {
  readonly specifier: string;
  readonly entries: readonly ReferenceEntry[];
}

/** Of an address only what there is to be found, and on which pages of stories. */
export interface Door {
  readonly specifier: string;
  readonly entries: readonly Pick<ReferenceEntry, 'name' | 'pages'>[];
}

/** What is published; the presets that we build with are nobody's to import. */
const ours = 'tooling';

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly '@pomp/source'?: string }>>;
}

const parsed = new Map<string, ts.SourceFile>();
function parse(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kindOf(file));
  parsed.set(file, source);
  return source;
}
const kindOf = (file: string): ts.ScriptKind => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The file behind './button.js'; undefined for another package's. */
function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file));
}

const specifierOf = ({ moduleSpecifier }: { readonly moduleSpecifier?: ts.Expression | undefined }): string =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

interface Place {
  readonly file: string;
  /** What it is called there. */
  readonly name: string;
}

/** Everything that a file exports, with where it is declared. What comes from another package has its page there. */
function exportsOf(file: string): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const statement of parse(file).statements) {
    if (ts.isExportDeclaration(statement)) {
      const target = statement.moduleSpecifier ? resolve(file, specifierOf(statement)) : file;
      if (!target) continue;
      if (!statement.exportClause) for (const [name, place] of exportsOf(target)) found.set(name, place);
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements) {
          const its = (propertyName ?? name).text;
          const place = target === file ? local(file, its) : follow(target, its);
          if (place) found.set(name.text, place);
        }
    } else if (isExported(statement)) {
      for (const name of namesOf(statement)) found.set(name, { file, name });
    }
  }
  return found;
}

/** To where it is declared, through files that only pass it on. */
const follow = (file: string, name: string): Place | undefined => local(file, name) ?? exportsOf(file).get(name);

/** Declared in the file itself, or brought into it. */
function local(file: string, name: string): Place | undefined {
  if (declarationOf(file, name)) return { file, name };
  for (const statement of parse(file).statements) {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    const imported = bindings && ts.isNamedImports(bindings) && bindings.elements.find((element) => element.name.text === name);
    const target = imported && ts.isImportDeclaration(statement) && resolve(file, specifierOf(statement));
    if (imported && target) return follow(target, (imported.propertyName ?? imported.name).text);
  }
  return undefined;
}

type Declaration = ts.FunctionDeclaration | ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(statement: ts.Statement): string[] {
  if (isDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => ('name' in element && ts.isIdentifier(element.name) ? [element.name.text] : [])),
  );
}

const declarationOf = (file: string, name: string): ts.Statement | undefined =>
  parse(file).statements.find((statement) => namesOf(statement).includes(name));

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n\n');

/** What a function is given and gives; of a value its type, or as much of itself as can be read at a glance. */
function signatureOf(statement: ts.Statement, name: string): string {
  const source = statement.getSourceFile();
  const upTo = (end: number) => source.text.slice(statement.getStart(source), end).trim();
  if (ts.isFunctionDeclaration(statement) && statement.body) return upTo(statement.body.getStart(source));
  if (ts.isClassDeclaration(statement)) return upTo(statement.members.pos).replace(/\{$/, '').trim();
  if (!ts.isVariableStatement(statement)) return upTo(statement.getEnd());
  const declared = statement.declarationList.declarations.find((one) => one.name.getText(source) === name);
  const { initializer } = declared ?? {};
  if (!declared || !initializer) return upTo(statement.getEnd());
  if (declared.type) return `const ${name}: ${declared.type.getText(source)}`;
  if (ts.isArrowFunction(initializer)) return upTo(initializer.body.getStart(source)).replace(/\s*=>\s*\(?$/, '');
  const lines = upTo(declared.getEnd()).split('\n');
  return lines.length > 8 ? `${lines.slice(0, 8).join('\n')}\n  …` : lines.join('\n');
}

interface Folder {
  readonly calls: readonly string[];
  readonly stories: readonly { readonly title: string; readonly text: string }[];
}

const folders = new Map<string, Folder>();
function folderOf(file: string): Folder {
  const path = dirname(file);
  const known = folders.get(path);
  if (known) return known;
  const files = readdirSync(path).filter((name) => /\.tsx?$/.test(name));
  const texts = files.map((name) => ({ name, text: readFileSync(join(path, name), 'utf8') }));
  const folder = {
    calls: [...new Set(texts.filter(({ name }) => !isSetUp(name)).flatMap(({ text }) => callsIn(text)))],
    stories: texts.filter(({ name }) => name.includes('.stories.')).map(({ text }) => ({ title: titleOf(text) ?? '', text })),
  };
  folders.set(path, folder);
  return folder;
}

function entryOf(exported: string, { file, name }: Place): ReferenceEntry[] {
  const statement = declarationOf(file, name);
  if (!statement) return [];
  const { calls, stories } = folderOf(file);
  const named = new RegExp(`\\b${exported}\\b`);
  return [
    {
      name: exported,
      doc: docOf(statement),
      signature: signatureOf(statement, name).replace(/^export (default )?/, ''),
      file: relative(root, file),
      calls: ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? [] : calls,
      pages: stories.filter(({ title, text }) => title !== '' && named.test(text)).map(({ title }) => title),
    },
  ];
}

/** All that a package's addresses lead to, each address by itself. Types are read as they are written, so that it takes a second for all packages together. */
export function readReference(): Readonly<Record<string, readonly ReferenceDoor[]>> {
  const packages = readdirSync(join(root, 'packages')).filter((name) => name !== ours);
  return Object.fromEntries(
    packages.map((folder) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
      const doors = Object.entries(manifest.exports ?? {}).flatMap(([door, target]) => {
        const source = typeof target === 'string' ? undefined : target['@pomp/source'];
        if (!source || !/\.tsx?$/.test(source) || source.includes('*')) return [];
        const entries = [...exportsOf(join(root, 'packages', folder, source))]
          .flatMap(([name, place]) => entryOf(name, place))
          .sort((a, b) => a.name.localeCompare(b.name, 'en'));
        return entries.length > 0 ? [{ specifier: manifest.name + door.slice(1), entries }] : [];
      });
      return [folder, doors];
    }),
  );
}

/** The names of it all, by the folder of the package. */
export const readDoors = (reference: Readonly<Record<string, readonly ReferenceDoor[]>>): Record<string, Door[]> =>
  Object.fromEntries(
    Object.entries(reference).map(([folder, doors]) => [
      folder,
      doors.map(({ specifier, entries }) => ({ specifier, entries: entries.map(({ name, pages }) => ({ name, pages })) })),
    ]),
  );
