import { z } from 'zod';
import { defineBlock } from '../../block/define-block.js';
import type { Story } from '../../client/story.js';
import { pageSchema } from './page-block.schema.js';
import * as styles from './page-block.css.js';

/** The content type of an ordinary page: a body of blocks. */
export const pageBlock = defineBlock({
  component: 'page',
  name: 'Pagina',
  kind: 'page',
  schema: pageSchema,
  render: ({ margin_top, body }, { renderBlocks }) => (
    <div className={margin_top ? styles.marginTop : undefined}>{renderBlocks(body)}</div>
  ),
});

/** Title and description of a page, as plain text. */
export interface PageMetadata {
  title: string;
  description: string | undefined;
}

/** Whatever type a page has. A `teaser` is also written for people who haven't seen the page yet. */
const outline = pageSchema.pick({ title: true, description: true }).extend({ teaser: z.string().optional() });

/** What search engines and the browser's tab show of a story. */
export function pageMetadata(story: Pick<Story, 'name' | 'content'>): PageMetadata {
  const parsed = outline.safeParse(story.content);
  return { title: parsed.data?.title ?? story.name, description: parsed.data?.description ?? parsed.data?.teaser };
}
