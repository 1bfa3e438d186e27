import { type PageContext, pageMetadata, type Story, storyPath } from '@pomp/cms';
import { pathTo, type Routes } from '@pomp/edition';
import { subjectName } from '@pomp/storefront';
import { seoTexts } from '../texts/seo';
import { listPart } from './list-part';
import type { Crumb } from './breadcrumb-data';
import type { Site } from './site-data';
import { sharePictureOf } from './share-picture-address';
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
  /** What an article is about, by its name. */
  subject: string | undefined;
  /** When an article or a vacancy appeared, as an ISO date. */
  published: string | undefined;
}

/** What is known of a page before it is shown. */
export type Told = Pick<PageContext, 'story' | 'query' | 'subjects'>;

/** Overviews whose pages stand below them. */
const overviews = ['knowledgeBase', 'vacancies'] as const;

export function pageFacts(page: Told, site: Site): PageFacts {
  const { story, subjects = [] } = page;
  const { siteUrl, language } = site;
  const texts = language.texts(seoTexts);
  const path = storyPath(story.full_slug);
  const { title, ...rest } = told(story);
  const { subject, words, search } = listPart(page, language);
  return {
    ...site,
    url: siteUrl + path + search,
    image: siteUrl + sharePictureOf(path),
    ...rest,
    subject: subjectName(subjects, articleOf(story)?.category),
    title: words ? texts.part({ title, part: words }) : title,
    trail: [
      ...above(story, site, subjects),
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
function above(story: Story, { routes, language }: Site, subjects: NonNullable<Told['subjects']>): Crumb[] {
  const path = storyPath(story.full_slug);
  const home = pathTo(routes, { to: 'home' });
  if (path === home) return [];
  const texts = language.texts(seoTexts);
  const found = overviews.find((to) => path !== routes.paths[to] && path.startsWith(routes.paths[to]));
  const category = articleOf(story)?.category;
  const subject = subjectName(subjects, category);
  const list = path.replace(/[^/]+\/$/, '');
  return [
    { name: texts.home, path: home },
    ...(found ? [{ name: texts[found], path: routes.paths[found] }] : []),
    ...(category && subject ? [{ name: subject, path: `${list}?category=${category}` }] : []),
  ];
}

/** Pages that make sense only when reached from another page, such as the thanks after a form. */
const reachedFromForms = (routes: Routes): readonly string[] => [
  `${routes.paths.home}404/`,
  pathTo(routes, { to: 'savingsResult' }),
  pathTo(routes, { to: 'reserved' }),
  routes.paths.newsletterConfirmation,
];

/** Whether search engines may index the page and the sitemap lists it. */
export const isIndexable = (fullSlug: string, routes: Routes): boolean =>
  !reachedFromForms(routes).some((path) => storyPath(fullSlug).startsWith(path));
