import { type Story } from '@pomp/cms';
import { registry } from './registry';

/** The blocks that are somewhere in a story, as the build lists what they say. */
export const blocksOf = ({ content }: Story): string[] =>
  [...new Set(componentsIn(content))].filter((component) => registry.has(component)).map((component) => `block:${component}`);

function componentsIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(componentsIn);
  if (typeof content !== 'object' || content === null) return [];
  const inside = Object.values(content).flatMap(componentsIn);
  return 'component' in content && typeof content.component === 'string' ? [content.component, ...inside] : inside;
}
