/** @typedef {{ component: string, _uid?: string, [field: string]: unknown }} Block */

/**
 * A block and every block in it, each with the path to it, such as `body.0.items.2`.
 * @param {unknown} value
 * @param {string[]} [path]
 * @returns {{ block: Block, path: string }[]}
 */
export function blocksIn(value, path = []) {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, field]) => blocksIn(field, [...path, key]));
  const block = /** @type {Block} */ (value);
  return typeof block.component === 'string' ? [{ block, path: path.join('.') }, ...inside] : inside;
}
