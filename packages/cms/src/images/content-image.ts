import { z } from 'zod';

/** A Storyblok asset field, as far as it matters. */
export const storyblokAsset = z.object({
  filename: z.string().nullish(),
  alt: z.string().nullish(),
});

export type StoryblokAsset = z.infer<typeof storyblokAsset>;

/** An image that can be shown. */
export interface ContentImage {
  src: string;
  alt: string;
  /** Size of the original in px, where its address tells. */
  size?: { width: number; height: number };
}

/** A filename is usable when it is not empty, not the text 'null', and starts with '/' or 'http'. */
export function isUsableFilename(filename: string | null | undefined): filename is string {
  return Boolean(filename) && filename !== 'null' && /^(\/|http)/.test(filename ?? '');
}

export function contentImage({ filename, alt }: StoryblokAsset): ContentImage | undefined {
  if (!isUsableFilename(filename)) return undefined;
  const size = sizeIn(filename);
  return { src: filename, alt: alt ?? '', ...(size && { size }) };
}

/** An image's size stands in its address: Storyblok's `https://a.storyblok.com/f/1234/1200x800/abc/huis.png`, our own `/beeld/producten/1200x900/pomp-ao.webp`. */
function sizeIn(filename: string): ContentImage['size'] {
  const [, width, height] = /(?:\/f\/\d+|^\/(?!\/).*)\/(\d+)x(\d+)\//.exec(filename) ?? [];
  return width && height && width !== '0' && height !== '0' ? { width: Number(width), height: Number(height) } : undefined;
}
