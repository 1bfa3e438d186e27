import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltStory {
  id: string;
  /** 'Velden/Tekstveld: Met fout'. */
  title: string;
  /** Its file, relative to the folder of this app. */
  path: string;
  /** What that file calls it. */
  exportName: string;
  tags: readonly string[];
}

interface StoryIndex {
  entries: Record<
    string,
    { id: string; title: string; name: string; importPath: string; exportName?: string; type: string; tags?: string[] }
  >;
}

/** The folder of the built Storybook, from that of this app: all of it, or what `test-some.mjs` built. */
export const builtFolder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';

/** All stories of the built Storybook, in its order. */
export function builtStories(): BuiltStory[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(import.meta.dirname, '..', builtFolder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, exportName = '', tags = [] }) => ({
      id,
      title: `${title}: ${name}`,
      path: importPath,
      exportName,
      tags,
    }));
}
