import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStory, type Story } from '@pomp/cms';

export interface UnsavedStories {
  /** Takes the place of what this editor typed before. */
  keep: (sessionId: string, story: Story) => Promise<void>;
  /** What this editor is typing in a story; undefined when nothing, or in another story. */
  read: (sessionId: string, storyId: number) => Promise<Story | undefined>;
  forget: (sessionId: string) => Promise<void>;
  /** Throws away what editors left behind, by the files' age in seconds. */
  forgetOld: (age: number, now: Date) => Promise<void>;
}

/**
 * What editors are typing, a file per editor: the page that shows it is made by another request, perhaps in another process. Ids are
 * those of a `PreviewSession`.
 */
export function createUnsavedStories(directory: string): UnsavedStories {
  const fileOf = (sessionId: string) => join(directory, `${sessionId}.json`);

  return {
    async keep(sessionId, story) {
      await mkdir(directory, { recursive: true });
      const part = `${fileOf(sessionId)}.part`;
      await writeFile(part, JSON.stringify(story));
      await rename(part, fileOf(sessionId));
    },

    async read(sessionId, storyId) {
      const text = await ifThere(readFile(fileOf(sessionId), 'utf8'));
      const story = text === undefined ? null : readStory(JSON.parse(text));
      return story?.id === storyId ? story : undefined;
    },

    forget: (sessionId) => rm(fileOf(sessionId), { force: true }),

    async forgetOld(age, now) {
      for (const name of (await ifThere(readdir(directory))) ?? []) {
        const file = await ifThere(stat(join(directory, name)));
        if (file && now.getTime() - file.mtimeMs > age * 1000) await rm(join(directory, name), { force: true });
      }
    },
  };
}

const ifThere = <Answer>(reading: Promise<Answer>): Promise<Answer | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
