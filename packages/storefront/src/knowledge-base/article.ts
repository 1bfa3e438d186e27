import type { CallAnswer } from '@pomp/api-client';
import type { ContentImage } from '@pomp/cms';

/** An article as a list has it: without its text, the same from the content service as from the site's own call. */
export type Article = CallAnswer<'getRelevantArticles'>['relevantStories'][number];

/** The day under which an article is shown: the one that editors gave it, or else the day that it was first published. */
export const dateOf = ({ date_added, published_at }: Pick<Article, 'date_added' | 'published_at'>): string | undefined =>
  date_added ?? published_at ?? undefined;

export const pictureOf = ({ image }: Pick<Article, 'image'>): ContentImage | undefined =>
  image ? { src: image.filename, alt: image.alt } : undefined;
