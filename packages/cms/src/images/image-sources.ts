import type { ContentImage } from './content-image.js';

const imageService = /^https:\/\/a[-a-z]*\.storyblok\.com\/f\//;

/** The site's own picture, kept beside itself in smaller widths and as AVIF: `/beeld/producten/1200x900/pomp-ao.webp`. */
const keptPicture = /^(\/(?!\/).*\/(\d+)x\d+\/[^/]+)\.webp$/;

/** The smaller widths in pixels in which a kept picture stands beside itself. */
const keptWidths = [320, 560, 800] as const;

interface ImageSources {
  src: string;
  srcSet?: string;
  /** The same widths as AVIF, for browsers that know it. */
  avif?: string;
}

/** Addresses of an image at several widths, for `srcSet`. Storyblok's image service scales its own, a kept picture has its widths beside it; others stay as they are. */
export function imageSources({ src }: ContentImage, widths: readonly number[]): ImageSources {
  const [, path, full] = keptPicture.exec(src) ?? [];
  if (path && full) return { src, srcSet: keptAs('webp', path, full), avif: keptAs('avif', path, full) };
  if (!imageService.test(src) || src.endsWith('.svg')) return { src };
  // Height 0 keeps the shape. By hand: the library's builder, for all that the service can do, is four kilobytes of a page.
  const at = (width: number) => `${src}/m/${width}x0/filters:quality(80)`;
  return { src: at(Math.max(...widths)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

const keptAs = (type: 'avif' | 'webp', path: string, full: string) =>
  [...keptWidths.map((width) => `${path}-${width}.${type} ${width}w`), `${path}.${type} ${full}w`].join(', ');
