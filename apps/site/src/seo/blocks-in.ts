/** Every block of a kind in content, however deep, in reading order; still unchecked. */
export function blocksIn(content: unknown, component: string): unknown[] {
  if (Array.isArray(content)) return content.flatMap((value) => blocksIn(value, component));
  if (typeof content !== 'object' || content === null) return [];
  const inside = Object.values(content).flatMap((value) => blocksIn(value, component));
  return 'component' in content && content.component === component ? [content, ...inside] : inside;
}
