import { fn } from 'storybook/test';
import { createRegistry } from '../block/block-registry.js';
import { contentBlocks } from './content-blocks.js';

/** What every story of a block has besides its content. */
export const blockStory = {
  parameters: { layout: 'fullscreen' },
  args: { registry: createRegistry(contentBlocks), mode: 'published' as const, report: fn(), blocks: [] },
};

export const phone = { viewport: { value: 'phone' } };
/** As narrow as a page gets when someone zooms in to 400 %. */
export const reflow = { viewport: { value: 'reflow' } };

export const storyLink = (cached_url: string) => ({ linktype: 'story', cached_url, url: '', fieldtype: 'multilink' });
export const urlLink = (url: string) => ({ linktype: 'url', cached_url: url, url, fieldtype: 'multilink' });

/** A rich text of paragraphs. */
export const paragraphs = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** One of the site's own drawings. */
export const photo = (name: string, alt = '') => ({ filename: `/beeld/${name}.svg`, alt });
/** One of the site's pictures of what is sold. */
export const productPhoto = (size: string, name: string, alt: string) => ({
  filename: `/beeld/producten/${size}/${name}.webp`,
  alt,
});
