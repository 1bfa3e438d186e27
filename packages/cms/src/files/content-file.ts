import { z } from 'zod';
import { isUsableFilename, storyblokAsset } from '../images/content-image.js';

/** A Storyblok asset field that holds a film or a document. */
export const storyblokFile = storyblokAsset.extend({ title: z.string().nullish(), name: z.string().nullish() });

/** A file that can be opened or played. */
export interface ContentFile {
  href: string;
  /** What to call it: its title, else the name of the file. */
  name: string;
}

export function contentFile({ filename, title, name }: z.infer<typeof storyblokFile>): ContentFile | undefined {
  if (!isUsableFilename(filename)) return undefined;
  return { href: filename, name: title || name || (filename.split('/').at(-1) ?? filename) };
}
