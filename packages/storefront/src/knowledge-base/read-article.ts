import { langOf, type Story } from '@pomp/cms';
import { readingMinutes } from './article-text.js';
import type { Article } from './article.js';
import { articleSchema } from './knowledge-base-blocks.schema.js';

/** For the server: the check would bring all of zod to the browser. Undefined where an editor filled it in wrongly: it is then left out, as it is on its own page. */
export function readArticle({ id, slug, full_slug, published_at, first_published_at, content }: Story): Article | undefined {
  const parsed = articleSchema.safeParse(content);
  if (!parsed.success) return undefined;
  const { title, teaser, category = '', image, date_added, body } = parsed.data;
  const lang = langOf(content);
  return {
    id,
    slug,
    fullSlug: full_slug,
    title,
    teaser,
    category,
    readingTime: readingMinutes(body),
    image: image ? { filename: image.src, alt: image.alt } : null,
    published_at: first_published_at ?? published_at ?? null,
    date_added: date_added ?? null,
    ...(lang && { lang }),
  };
}
