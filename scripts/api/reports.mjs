import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';

/** Only syntax: what a declaration means to the compiler takes ten times as long to know, and says the same. */
const asWritten = dts({ compilerOptions: { noResolve: true, noLib: true, types: [] } });

/**
 * For each way into a package all that it exports, with the types which that is made of, in one text without comments: what a user of the package can lean on.
 * Words are left out: they are texts.
 * @param {string} folder of a package that is built, an absolute path
 * @returns {Promise<Map<string, string>>} by the name of the report's file
 */
export async function reportsOf(folder) {
  const { exports, dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([entry, { types }]) => types && !entry.includes('*'));
  const installed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  /** @type {Map<string, string>} */
  const reports = new Map();
  for (const [entry, { types }] of entries) {
    const bundle = await rollup({
      input: join(folder, types),
      external: (id) => !/^[./]/.test(id),
      plugins: [asWritten],
      onwarn: () => undefined,
    });
    const { output } = await bundle.generate({ format: 'es' });
    for (const { code, imports } of output.filter((part) => part.type === 'chunk')) {
      for (const imported of imports) {
        if (!installed.some((name) => imported === name || imported.startsWith(`${name}/`)))
          throw new Error(`${types} in ${folder} names ${imported}, which its users don't get.`);
      }
      reports.set(`${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.d.ts`, withoutComments(code));
    }
  }
  return reports;
}

const printer = ts.createPrinter({ removeComments: true });
/** @param {string} code */
const parsed = (code) => ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest, true);
/** @param {string} code */
const withoutComments = (code) => printer.printFile(parsed(code));

/** @typedef {{ hash: string, names: string[] }} Names */

/**
 * What a report names: its exports, and the members of those that have any, such as `ButtonProps.tone`; with a hash of all of it.
 * @param {string} report
 * @returns {Names}
 */
export function namesIn(report) {
  const file = parsed(report);
  /** @type {Map<string, string>} what it is called outside, by what it is called inside */
  const exported = new Map();
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
    for (const { name, propertyName } of statement.exportClause.elements) exported.set((propertyName ?? name).text, name.text);
  }
  const members = file.statements.flatMap((statement) => {
    const own =
      'name' in statement && statement.name && ts.isIdentifier(/** @type {ts.Node} */ (statement.name))
        ? /** @type {ts.Identifier} */ (statement.name).text
        : undefined;
    const outside = own === undefined ? undefined : exported.get(own);
    return outside === undefined ? [] : memberNames(statement).map((member) => `${outside}.${member}`);
  });
  return {
    hash: createHash('sha256').update(report).digest('hex').slice(0, 16),
    names: [...new Set([...exported.values(), ...members])].sort(),
  };
}

/** @param {ts.Statement} statement */
function memberNames(statement) {
  const holder =
    ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)
      ? statement
      : ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type)
        ? statement.type
        : undefined;
  return (holder?.members ?? []).flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
  );
}
