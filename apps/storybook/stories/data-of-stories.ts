import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { parse } from './parse.js';

const packages = join(import.meta.dirname, '../../../packages');

/** Where what people and the content service say is made up, for all stories. */
const fixtures = globSync(
  [
    '*/src/**/*.stories.setup.{ts,tsx}',
    'domain/src/sections/example-*.ts',
    'domain/src/sections/kinds/example-*.ts',
    'domain/src/testing/*.ts',
    'api-contract/src/**/*.ts',
    // Names of products and their parts are names everywhere.
    'domain/src/products/{products,pumps}.ts',
    'domain/src/prices/price-list.ts',
  ],
  { cwd: packages, absolute: true, ignore: '**/*.test.ts' },
);

/** Questions, and beside each an answer as an example. */
const questions = globSync('domain/src/{house,installation}-info/*.ts', { cwd: packages, absolute: true, ignore: '**/*.test.ts' });

/** Stories for whoever makes or translates this, and of documents of which every text is asked in `correspondence/src/words/pseudo.test.ts`. */
export const speaksDutchOnly = (path: string): boolean =>
  /(^\.\/guides|design-system\/src\/theme|packages\/correspondence)\//.test(path);

/** Names of brands, companies and languages, units, and what the spec has in English on a Dutch page. */
const sameEverywhere = ['Pomp', 'Noord Warmte', 'Facebook', 'LinkedIn', 'Nederlands', 'English', 'kWh', 'Date not available'];

/** What all stories may show that no text says. */
export function sharedData(): string[] {
  return [
    ...sameEverywhere,
    ...fixtures.flatMap((file) => literalsIn(parse(file))),
    ...questions.flatMap((file) => propertiesNamed('example', parse(file)).flatMap(literalsIn)),
  ];
}

/**
 * What a file of stories gives its components as data, and what is typed in its plays. What a play looks for isn't: that may be a component's own words.
 * @param path of the file, from the folder of this app
 */
export function ownData(path: string): string[] {
  const source = parse(join(import.meta.dirname, '..', path));
  const reached = new Set<ts.Node>();
  const reach = (node: ts.Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    const declared = declarationsIn(node.getSourceFile());
    for (const name of identifiersIn(node)) declared.get(name)?.forEach(reach);
  };
  exportsOf(source).forEach(reach);
  const given = [...reached].flatMap((node) =>
    node.getSourceFile() === source ? literalsIn(node) : [...literalsIn(node), ...keysIn(node)],
  );
  return [...given, ...typedIn(source)];
}

const declarations = new WeakMap<ts.SourceFile, ReadonlyMap<string, readonly ts.Node[]>>();

/** What stands at a file's top by its name, and what comes there from other stories and from what is told about components. */
function declarationsIn(source: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const known = declarations.get(source);
  if (known) return known;
  const declared = new Map<string, readonly ts.Node[]>();
  declarations.set(source, declared);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of identifiersIn(declaration.name)) declared.set(name, [declaration]);
    else if ((ts.isFunctionDeclaration(statement) || ts.isEnumDeclaration(statement)) && statement.name)
      declared.set(statement.name.text, [statement]);
    else if (ts.isImportDeclaration(statement)) {
      const from = besidesProduct(statement.moduleSpecifier, source.fileName);
      const bindings = statement.importClause?.namedBindings;
      if (!from || !bindings) continue;
      const there = parse(from);
      if (ts.isNamespaceImport(bindings)) declared.set(bindings.name.text, exportsOf(there));
      else
        for (const { name, propertyName } of bindings.elements)
          declared.set(name.text, declarationsIn(there).get((propertyName ?? name).text) ?? []);
    }
  }
  return declared;
}

const exportsOf = (source: ts.SourceFile): readonly ts.Node[] =>
  source.statements.flatMap<ts.Node>((statement) => {
    if (ts.isExportAssignment(statement)) return [statement];
    const isExported =
      ts.isVariableStatement(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? [...statement.declarationList.declarations] : [];
  });

function besidesProduct(specifier: ts.Expression, file: string): string | undefined {
  const from = ts.isStringLiteral(specifier) ? specifier.text : '';
  if (!/\.(stories|guide)\.js$/.test(from)) return undefined;
  return [from.replace(/js$/, 'tsx'), from.replace(/js$/, 'ts')].map((path) => join(dirname(file), path)).find(existsSync);
}

/** What a story does, and what is written about it: both name a component's own words. */
const isBeside = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
  ts.isIdentifier(node.name) &&
  ['play', 'guide'].includes(node.name.text);

const looking = /^(expect|(get|find|query)(All)?By\w+|within|waitFor\w*|to[A-Z]\w+)$/;
const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
/** What a test looks for. */
const isLooking = (node: ts.Node): boolean => ts.isCallExpression(node) && looking.test(calledName(node));

function identifiersIn(node: ts.Node): string[] {
  const names: string[] = [];
  walk(node, (inside) => {
    if (ts.isIdentifier(inside)) names.push(inside.text);
  });
  return names;
}

function literalsIn(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (inside) => {
    if (
      ts.isStringLiteralLike(inside) ||
      ts.isTemplateHead(inside) ||
      ts.isTemplateMiddleOrTemplateTail(inside) ||
      ts.isJsxText(inside)
    )
      found.push(inside.text.replace(/&(apos|quot);/g, (_entity, name) => (name === 'apos' ? "'" : '"')));
  });
  // A component may show its parts: the lines of a text, an address's street.
  return found.flatMap((text) => [text, ...text.split(/[,\n]/)]);
}

/** What is told of each icon stands under its name. */
function keysIn(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (inside) => {
    if (ts.isPropertyAssignment(inside)) found.push(inside.name.getText());
  });
  return found;
}

const giving = /^(type|paste|upload|keyboard|enter|fill\w*|mock(Resolved|Return)Value(Once)?)$/;

/** What plays fill in, or answer. */
function typedIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isGiven = ts.isCallExpression(node)
      ? giving.test(calledName(node))
      : ts.isNewExpression(node) && node.expression.getText() === 'File';
    if (isGiven) found.push(...literalsIn(node));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function propertiesNamed(name: string, source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  walk(source, (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found.push(node.initializer);
  });
  return found;
}

/** Everything in a node but what stands beside it and what a test looks for. */
function walk(node: ts.Node, look: (inside: ts.Node) => void): void {
  if (isBeside(node) || isLooking(node)) return;
  look(node);
  ts.forEachChild(node, (inside) => walk(inside, look));
}
