import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const storybook = join(import.meta.dirname, '../storybook-static');
const screenshots = join(import.meta.dirname, 'screenshots');

export interface VisualStory {
  id: string;
  /** 'Velden/Tekstveld: Met fout'. */
  title: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
}

/** The stories of the built Storybook whose looks are kept. */
export function visualStories(): VisualStory[] {
  const { entries }: StoryIndex = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'))
    .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` }));
}

/** A folder per project, a file per story. */
export const pictureName = (project: string, id: string): [string, string] => [project, `${id}.png`];
export const isAccepted = (name: [string, string]): boolean => existsSync(join(screenshots, ...name));
export const pathOf = (picture: string): string => join(screenshots, picture);

/** 'pomp/velden-tekstveld--default.png', all that are kept of a project. */
export function acceptedPictures(project: string): string[] {
  const folder = join(screenshots, project);
  return existsSync(folder) ? readdirSync(folder).map((file) => join(project, file)) : [];
}
