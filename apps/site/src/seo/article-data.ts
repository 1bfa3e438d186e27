import { type Story } from '@pomp/cms';
import { articleCategories } from '@pomp/storefront';
import type { Article } from 'schema-dts';
import type { PageFacts } from './page-facts';
import { articleOf } from './story-kinds';
import { sellerOf } from './site-data';

export function articleData(story: Story, { siteUrl, url, image, published }: PageFacts): Article[] {
  const article = articleOf(story);
  if (!article) return [];
  const { title, teaser, category } = article;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: teaser,
      articleSection: articleCategories[category],
      image,
      url,
      inLanguage: 'nl',
      ...(published && { datePublished: published }),
      dateModified: story.published_at ?? published,
      author: sellerOf(siteUrl),
      publisher: sellerOf(siteUrl),
    },
  ];
}
