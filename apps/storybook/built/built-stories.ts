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

interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  /** Of a page of documentation: the files of the stories on it. */
  storiesImports?: string[];
  exportName?: string;
  type: string;
  tags?: string[];
}

interface StoryIndex {
  entries: Record<string, Entry>;
}

const entriesOf = (): Entry[] => {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(import.meta.dirname, '..', builtFolder, 'index.json'), 'utf8'));
  return Object.values(entries);
};

export interface BuiltDocs {
  id: string;
  /** The files that it is made of, relative to the folder of this app. */
  paths: readonly string[];
}

const docsOf = ({ id, importPath, storiesImports = [] }: Entry): BuiltDocs => ({ id, paths: [importPath, ...storiesImports] });

/** Of each of these groups ('Velden') the page of documentation with the fewest stories; and each page that is named itself ('Velden/Tekstveld'). */
export function shortestDocs(groups: readonly string[]): BuiltDocs[] {
  const entries = entriesOf();
  const storiesOf = (title: string) => entries.filter((entry) => entry.type === 'story' && entry.title === title).length;
  const pages = entries
    .filter(({ type }) => type === 'docs')
    .map((entry) => ({ entry, within: [entry.title.split('/')[0], entry.title], stories: storiesOf(entry.title) }))
    .sort((a, b) => a.stories - b.stories);
  return groups.flatMap((group) => pages.find(({ within }) => within.includes(group))?.entry ?? []).map(docsOf);
}

/** All pages of documentation. */
export const everyDocs = (): BuiltDocs[] =>
  entriesOf()
    .filter(({ type }) => type === 'docs')
    .map(docsOf);

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
