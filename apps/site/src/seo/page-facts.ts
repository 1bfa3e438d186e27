import { type PageContext, pageMetadata, type Story, storyPath } from '@pomp/cms';
import { pathTo, type Routes } from '@pomp/edition';
import { articleCategories } from '@pomp/storefront';
import { listPart } from './list-part';
import type { Crumb } from './breadcrumb-data';
import type { Site } from './site-data';
import { articleOf, vacancyOf } from './story-kinds';

/** What search engines and link previews are told about a page. */
export interface PageFacts extends Site {
  title: string;
  description: string | undefined;
  /** The canonical address. */
  url: string;
  /** 1200 × 630. */
  image: string;
  trail: Crumb[];
  /** When an article or a vacancy appeared, as an ISO date. */
  published: string | undefined;
}

/** Overviews whose pages stand below them. */
const overviews = [
  { to: 'knowledgeBase', name: 'Kennisbank' },
  { to: 'vacancies', name: 'Vacatures' },
] as const;

export function pageFacts({ story, query }: Pick<PageContext, 'story' | 'query'>, site: Site): PageFacts {
  const { siteUrl, edition } = site;
  const path = storyPath(story.full_slug);
  const { title, ...rest } = told(story);
  const { subject, words, search } = listPart(query);
  return {
    ...site,
    url: siteUrl + path + search,
    image: `${siteUrl}/beeld/delen.png`,
    ...rest,
    title: words ? `${title}: ${words}` : title,
    trail: [
      ...above(story, edition.routes),
      { name: story.name, path },
      ...(subject ? [{ name: subject.name, path: path + subject.search }] : []),
    ],
  };
}

/** What the story itself says. */
function told(story: Story): Pick<PageFacts, 'title' | 'description' | 'published'> {
  const appeared = story.first_published_at ?? story.published_at ?? undefined;
  const article = articleOf(story);
  if (article) return { title: article.title, description: article.teaser, published: article.date_added ?? appeared };
  const vacancy = vacancyOf(story);
  // The same work is asked for in several places.
  if (vacancy)
    return {
      title: `${vacancy.title}, ${vacancy.location}`,
      description: vacancy.description,
      published: vacancy.date_added ?? appeared,
    };
  return { ...pageMetadata(story), published: undefined };
}

/** The pages that lead to a page, as they stand above an article and a vacancy. */
function above(story: Story, routes: Routes): Crumb[] {
  const { full_slug } = story;
  const path = storyPath(full_slug);
  if (path === '/') return [];
  const [folder = ''] = full_slug.split('/');
  const found = overviews.find(({ to }) => pathTo(routes, { to }) === storyPath(folder));
  const overview = found && path !== storyPath(folder) ? [{ name: found.name, path: storyPath(folder) }] : [];
  const category = articleOf(story)?.category;
  return [
    { name: 'Home', path: '/' },
    ...overview,
    ...(category ? [{ name: articleCategories[category], path: `${storyPath(folder)}?category=${category}` }] : []),
  ];
}

/** Pages that make sense only when reached from another page, such as the thanks after a form. */
const reachedFromForms = (routes: Routes): readonly string[] => [
  '/404/',
  pathTo(routes, { to: 'savingsResult' }),
  pathTo(routes, { to: 'reserved' }),
  routes.paths.newsletterConfirmation,
];

/** Whether search engines may index the page and the sitemap lists it. */
export const isIndexable = (fullSlug: string, routes: Routes): boolean =>
  !reachedFromForms(routes).some((path) => storyPath(fullSlug).startsWith(path));
