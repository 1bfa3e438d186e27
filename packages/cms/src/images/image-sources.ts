import { buildStoryblokImage } from '@storyblok/richtext';
import type { ContentImage } from './content-image.js';

const imageService = /^https:\/\/a[-a-z]*\.storyblok\.com\/f\//;

/** Addresses of an image at several widths, for `srcSet`; only Storyblok's image service can scale, others stay as they are. */
export function imageSources({ src }: ContentImage, widths: readonly number[]): { src: string; srcSet?: string } {
  if (!imageService.test(src) || src.endsWith('.svg')) return { src };
  const at = (width: number) => buildStoryblokImage(src, { width, height: 0, filters: { quality: 80 } }).src;
  return { src: at(Math.max(...widths)), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
