import jscodeshift, { type ImportDeclaration, type ImportSpecifier } from 'jscodeshift';

/** What moved from one way into a package to another, under the name it had. */
export interface MovedExports {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

const shift = jscodeshift.withParser('tsx');

/**
 * The same source, which takes what moved from where it is now; undefined where it takes nothing of it. Formatting, comments, aliases and `type` stay; an import of the new
 * place that is there already gets them too.
 */
export function moveImports(source: string, { from, to, names }: MovedExports): string | undefined {
  const root = shift(source);
  let changed = false;
  root.find(shift.ImportDeclaration, { source: { value: from } }).forEach((path) => {
    const specifiers = path.node.specifiers ?? [];
    const moved = specifiers.filter(
      (one): one is ImportSpecifier => one.type === 'ImportSpecifier' && names.includes(String(one.imported.name)),
    );
    if (moved.length === 0) return;
    changed = true;
    const there = root
      .find(shift.ImportDeclaration, { source: { value: to }, importKind: path.node.importKind })
      .nodes()
      .find((node) => (node.specifiers ?? []).every(({ type }) => type === 'ImportSpecifier'));
    const staying = specifiers.filter((one) => !moved.includes(one as ImportSpecifier));
    if (there) there.specifiers = [...(there.specifiers ?? []), ...moved];
    if (staying.length > 0) {
      path.node.specifiers = staying;
      if (!there) path.insertAfter(importOf(moved, to, path.node));
    } else if (there) path.prune();
    else path.node.source = shift.stringLiteral(to);
  });
  return changed ? root.toSource({ quote: /from "|import "/.test(source) ? 'double' : 'single' }) : undefined;
}

const importOf = (specifiers: readonly ImportSpecifier[], source: string, { importKind }: ImportDeclaration) =>
  shift.importDeclaration([...specifiers], shift.stringLiteral(source), importKind);
