import ts from 'typescript';

/**
 * A file of words with nothing said in it: the same imports, names and types, and of each text only which values and tags it has, as the compiler reads those too.
 * Undefined where it holds anything but literals, as then what it says can depend on something else.
 *
 * @param {string} source
 */
export function withoutWords(source) {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {ts.Node[]} */
  const texts = [];
  if (!file.statements.every((statement) => isTypeImport(statement) || isWords(statement, texts))) return undefined;
  let rest = '';
  let from = 0;
  for (const text of texts) {
    rest += `${source.slice(from, text.getStart())}'${(text.getText().match(valuesAndTags) ?? []).join('')}'`;
    from = text.end;
  }
  return rest + source.slice(from);
}

/** What stands in the branches of a plural counts as one of its values. */
const valuesAndTags = /\{[^{}]*|\}|<[^<>]*>/g;

/** @param {ts.Statement} statement */
const isTypeImport = (statement) => ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly === true;

/**
 * Whether it is `export const nl = { … }`, with literals only; these go into `texts`, in their order.
 * @param {ts.Statement} statement
 * @param {ts.Node[]} texts
 */
function isWords(statement, texts) {
  if (!ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) return false;
  const [declaration] = statement.declarationList.declarations;
  return declaration?.initializer !== undefined && isLiteral(declaration.initializer, texts);
}

/**
 * @param {ts.Expression} node
 * @param {ts.Node[]} texts
 * @returns {boolean}
 */
function isLiteral(node, texts) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isLiteral(node.expression, texts);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (property) =>
        ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name) && isLiteral(property.initializer, texts),
    );
  if (!ts.isStringLiteralLike(node)) return false;
  texts.push(node);
  return true;
}
