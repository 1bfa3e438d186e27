import jscodeshift, { type ExportSpecifier, type ImportDeclaration, type ImportSpecifier } from 'jscodeshift';

/** What moved from one way into a package to another, under the name it had. */
export interface MovedExports {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

const typescript = jscodeshift.withParser('ts');
const withElements = jscodeshift.withParser('tsx');

/** A cast such as `<HTMLElement>found` begins an element where there can be elements. */
const shiftOf = (path: string) => (/\.[mc]?ts$/.test(path) ? typescript : withElements);

/**
 * The same source, which takes what moved from where it is now; undefined where it takes nothing of it. Formatting, comments, aliases and `type` stay; an import of the new
 * place that is there already gets them too. Throws where the source can't be read.
 * @param path by which is known how to read it; without one as TypeScript with elements
 */
export function moveImports(source: string, { from, to, names }: MovedExports, path = ''): string | undefined {
  if (!source.includes(from)) return undefined;
  const shift = shiftOf(path);
  const root = shift(source);
  const { program } = root.get().node as { readonly program: jscodeshift.Program };
  const { length } = program.body;
  let changed = false;

  root.find(shift.ImportDeclaration, { source: { value: from } }).forEach((found) => {
    const specifiers = found.node.specifiers ?? [];
    const moved = specifiers.filter(
      (one): one is ImportSpecifier => one.type === 'ImportSpecifier' && names.includes(String(one.imported.name)),
    );
    if (moved.length === 0) return;
    changed = true;
    const there = root
      .find(shift.ImportDeclaration, { source: { value: to }, importKind: found.node.importKind })
      .nodes()
      .find((node) => (node.specifiers ?? []).every(({ type }) => type === 'ImportSpecifier'));
    const staying = specifiers.filter((one) => !moved.includes(one as ImportSpecifier));
    if (there) there.specifiers = [...(there.specifiers ?? []), ...moved];
    if (staying.length > 0) {
      found.node.specifiers = staying;
      if (!there) found.insertAfter(shift.importDeclaration([...moved], shift.stringLiteral(to), found.node.importKind));
    } else if (there) {
      leaveComments(found.node, there);
      found.prune();
    } else found.node.source = shift.stringLiteral(to);
  });

  root.find(shift.ExportNamedDeclaration, { source: { value: from } }).forEach((found) => {
    const specifiers = found.node.specifiers ?? [];
    const isMoved = (one: (typeof specifiers)[number]): one is ExportSpecifier =>
      one.type === 'ExportSpecifier' && names.includes(String(one.local?.name));
    const moved = specifiers.filter(isMoved);
    if (moved.length === 0) return;
    changed = true;
    const staying = specifiers.filter((one) => !isMoved(one));
    if (staying.length === 0) {
      found.node.source = shift.stringLiteral(to);
      return;
    }
    found.node.specifiers = staying;
    const elsewhere = shift.exportNamedDeclaration(null, [...moved], shift.stringLiteral(to));
    found.insertAfter(Object.assign(elsewhere, { exportKind: (found.node as { exportKind?: string }).exportKind }));
  });

  if (!changed) return undefined;
  if (program.body.length !== length) directivesAsStatements();
  return root.toSource({
    quote: /from "|import "/.test(source) ? 'double' : 'single',
    // Else by the machine that it runs on.
    lineTerminator: source.includes('\r\n') ? '\r\n' : '\n',
  });

  /** Where statements come or go, all of them are written anew, and a directive gets its semicolon twice. */
  function directivesAsStatements() {
    const statements = (program.directives ?? []).map(({ value, comments }) =>
      Object.assign(shift.expressionStatement(shift.stringLiteral(value.value ?? '')), { comments }),
    );
    program.directives = [];
    program.body.unshift(...statements);
  }

  /** Above what comes next: a licence stays on top. */
  function leaveComments(node: ImportDeclaration, otherwise: ImportDeclaration) {
    const next = program.body[program.body.indexOf(node) + 1] ?? otherwise;
    const left = (node.comments ?? []).map((comment) => ({ ...comment, leading: true, trailing: false }));
    if (left.length > 0) next.comments = [...left, ...(next.comments ?? [])];
  }
}
