import { type Story } from '@pomp/cms';
import { articleCategoryTexts } from '@pomp/storefront';
import { languageCode } from '@pomp/language';
import type { Article } from 'schema-dts';
import type { PageFacts } from './page-facts';
import { articleOf } from './story-kinds';
import { sellerOf } from './site-data';

export function articleData(story: Story, page: PageFacts): Article[] {
  const article = articleOf(story);
  if (!article) return [];
  const { title, teaser, category } = article;
  const { url, image, published, language } = page;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: teaser,
      articleSection: language.texts(articleCategoryTexts)[category],
      image,
      url,
      inLanguage: languageCode(language.locale),
      ...(published && { datePublished: published }),
      dateModified: story.published_at ?? published,
      author: sellerOf(page),
      publisher: sellerOf(page),
    },
  ];
}
