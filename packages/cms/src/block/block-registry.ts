import type { BlockDefinition } from './define-block.js';

/** Blocks by the name of their component in Storyblok. */
export type BlockRegistry = ReadonlyMap<string, BlockDefinition>;

/** The blocks that content may use. A value, so that a site, a test and a story each have their own. */
export function createRegistry(blocks: readonly BlockDefinition[]): BlockRegistry {
  const registry = new Map<string, BlockDefinition>();
  for (const block of blocks) {
    if (registry.has(block.component)) throw new Error(`Two blocks are called '${block.component}'`);
    registry.set(block.component, block);
  }
  return registry;
}
