import type { CallAnswer } from '@pomp/api-client';
import type { ContentImage, Story } from '@pomp/cms';
import { articleSchema } from './knowledge-base-blocks.schema.js';

/** An article as a list has it: without its text, the same from the content service as from the site's own call. */
export type Article = CallAnswer<'getRelevantArticles'>['relevantStories'][number];

/** Undefined where an editor filled it in wrongly: it is then left out, as it is on its own page. */
export function readArticle({ id, slug, full_slug, published_at, first_published_at, content }: Story): Article | undefined {
  const parsed = articleSchema.safeParse(content);
  if (!parsed.success) return undefined;
  const { title, teaser, category, readingTime, image, date_added } = parsed.data;
  return {
    id,
    slug,
    fullSlug: full_slug,
    title,
    teaser,
    category,
    readingTime,
    image: image ? { filename: image.src, alt: image.alt } : null,
    published_at: first_published_at ?? published_at ?? null,
    date_added: date_added ?? null,
  };
}

/** The day under which an article is shown: the one that editors gave it, or else the day that it was first published. */
export const dateOf = ({ date_added, published_at }: Pick<Article, 'date_added' | 'published_at'>): string | undefined => date_added ?? published_at ?? undefined;

export const pictureOf = ({ image }: Pick<Article, 'image'>): ContentImage | undefined => (image ? { src: image.filename, alt: image.alt } : undefined);
