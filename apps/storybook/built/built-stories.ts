import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from './serve-storybook.mjs';

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

const entriesOf = (): StoryIndex['entries'][string][] => {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(import.meta.dirname, '..', builtFolder, 'index.json'), 'utf8'));
  return Object.values(entries);
};

/** Of each of these groups ('Velden') the page of documentation with the fewest stories, by its id. */
export function shortestDocs(groups: readonly string[]): string[] {
  const entries = entriesOf();
  const storiesOf = (title: string) => entries.filter((entry) => entry.type === 'story' && entry.title === title).length;
  const pages = entries
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => ({ id, group: title.split('/')[0], stories: storiesOf(title) }))
    .sort((a, b) => a.stories - b.stories);
  return groups.flatMap((group) => pages.find((page) => page.group === group)?.id ?? []);
}

/** All pages of documentation, by their ids. */
export const everyDocs = (): string[] =>
  entriesOf()
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => id);

/** All stories of the built Storybook, in its order. */
export function builtStories(): BuiltStory[] {
  return entriesOf()
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, exportName = '', tags = [] }) => ({
      id,
      title: `${title}: ${name}`,
      path: importPath,
      exportName,
      tags,
    }));
}
