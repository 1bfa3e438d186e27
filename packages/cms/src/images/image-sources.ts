import type { ContentImage } from './content-image.js';

const imageService = /^https:\/\/a[-a-z]*\.storyblok\.com\/f\//;

/** Addresses of an image at several widths, for `srcSet`; only Storyblok's image service can scale, others stay as they are. */
export function imageSources({ src }: ContentImage, widths: readonly number[]): { src: string; srcSet?: string } {
  if (!imageService.test(src) || src.endsWith('.svg')) return { src };
  // Height 0 keeps the shape. By hand: the library's builder, for all that the service can do, is four kilobytes of a page.
  const at = (width: number) => `${src}/m/${width}x0/filters:quality(80)`;
  return { src: at(Math.max(...widths)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
