import { type Story } from '@pomp/cms';
import { languageCode } from '@pomp/language';
import type { Article } from 'schema-dts';
import type { PageFacts } from './page-facts';
import { articleOf } from './story-kinds';
import { sellerOf } from './site-data';

export function articleData(story: Story, page: PageFacts): Article[] {
  const article = articleOf(story);
  if (!article) return [];
  const { title, teaser, checked_on: checked } = article;
  const { url, image, published, language, subject } = page;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: teaser,
      ...(subject && { articleSection: subject }),
      image,
      url,
      inLanguage: languageCode(language.locale),
      ...(published && { datePublished: published }),
      dateModified: [checked, story.published_at, published]
        .filter((date) => date != null)
        .toSorted()
        .at(-1),
      author: sellerOf(page),
      publisher: sellerOf(page),
    },
  ];
}
