import { type Choice, type ContentClient, type PageContext, type SiteSettings, type Story, storyPath } from '@pomp/cms';
import { type Edition, languagePrefix, type Locale } from '@pomp/edition';
import { subjectsDatasource } from '@pomp/storefront/subjects';
import type { ReactNode } from 'react';
import { publishedContent } from '../content/content-client';
import { keptContent, type Published, type TaggedContent } from '../content/kept-content';
import { showableStory } from '../content/showable-story';
import { addressIn, otherAddresses } from '../seo/other-languages';
import { askedAlike, type AskedPage, askedPage } from './asked-page';
import type { PageAssets } from './assets';
import { pageIslands } from './page-islands';
import type { Made } from './page-store';
import { AroundPage, type FramedPageProps, MissingPage, PublicPage } from './public-page';
import { renderHtml } from './render';
import { contextOf, siteIn } from './site-of-page';
import { UnavailablePage } from './unavailable-page';

/** Thrown by a block that finds nothing to show. */
class NoSuchPage extends Error {}

/** What a page is made of. */
interface PageContent {
  readonly story: Story | null;
  readonly settings: SiteSettings;
  readonly subjects: readonly Choice[];
  /** Notes what it lists in the page's tags. */
  readonly stories: ContentClient['stories'];
}

/** Rejects with `ContentUnavailable`. */
export async function readPage({ locale, slug }: Pick<AskedPage, 'locale' | 'slug'>): Promise<TaggedContent<PageContent>> {
  const { content, tags } = tagged(locale);
  const [story, settings, subjects] = await Promise.all([
    content.getStory(slug),
    content.getSiteSettings(),
    content.choices(subjectsDatasource),
  ]);
  return {
    value: { story, settings, subjects, stories: content.stories },
    get tags() {
      return [...tags];
    },
  };
}

/** The same by a page's path, asked for once until something of it is published: for pages that are made for one visitor, of which nothing else is kept. */
export const keptPages = (edition: Edition, options: { published: Published; now: () => number }) =>
  keptContent((path: string) => {
    const asked = askedPage(edition, path);
    if (!asked) throw new Error(`No page can be at ${path}.`);
    return readPage(asked);
  }, options);

interface MakePageOptions {
  /** What stands around a page that is made for one visitor. */
  readonly around?: (page: ReactNode) => ReactNode;
  /** What that visitor searched for. */
  readonly search?: PageContext['search'];
  /** Where that visitor is, of which the page in another language is asked for the same. */
  readonly at?: string;
  /** What it is made of, where that was read before. */
  readonly content?: PageContent;
}

/** The page that is asked for: from the story to the HTML. Rejects with `ContentUnavailable`. */
export async function makePage(
  asked: AskedPage,
  assets: PageAssets,
  { around = (page) => page, search, at = '', content }: MakePageOptions = {},
): Promise<Made> {
  const { locale, query, address } = asked;
  const read = content ? { value: content, tags: [] } : await readPage(asked);
  const { story, settings, subjects, stories } = read.value;
  if (!story) return 'missing';
  const site = siteIn(locale);
  const page: PageContext = {
    story: showableStory(story),
    ...contextOf(site),
    query,
    stories,
    subjects,
    search,
    notFound: () => {
      throw new NoSuchPage();
    },
  };
  // In another language the seller's own slug finds the story too.
  const own = addressIn(page, site.edition, locale);
  if (locale !== site.edition.locale && pathOf(own) !== pathOf(address)) return { movedTo: own };
  const pathname = storyPath(story.full_slug);
  const languages = otherAddresses(site.edition, locale, page).map(({ href, ...link }) => ({
    ...link,
    href: askedAlike(href, at),
  }));
  try {
    const html = await documentOf({ site, settings, assets, pathname, languages }, (frame) =>
      around(<PublicPage {...frame} page={page} />),
    );
    return { html, tags: read.tags, status: 200 };
  } catch (error) {
    if (error instanceof NoSuchPage) return { missingUntil: read.tags };
    throw error;
  }
}

const pathOf = (address: string) => address.split('?', 1)[0];

/** The page that says that there is none, in a language. */
export async function makeMissingPage(locale: Locale, assets: PageAssets): Promise<Made> {
  const { content, tags } = tagged(locale);
  const settings = await content.getSiteSettings();
  const site = siteIn(locale);
  const languages = otherAddresses(site.edition, locale, undefined);
  const html = await documentOf(
    { site, settings, assets, pathname: `${languagePrefix(site.edition, locale)}/404/`, languages },
    (frame) => <MissingPage {...frame} />,
  );
  return { html, tags: [...tags], status: 404 };
}

/** Content that notes what of it a page shows. */
function tagged(locale: Locale): { content: ContentClient; tags: Set<string> } {
  const tags = new Set<string>();
  const content = publishedContent(locale, (asked) => {
    for (const tag of asked) tags.add(tag);
    return {};
  });
  return { content, tags };
}

export async function documentOf(
  frame: Omit<FramedPageProps, 'islandHost'>,
  render: (frame: FramedPageProps) => ReactNode,
): Promise<string> {
  const islands = pageIslands(frame.site, frame.pathname, (node) => (
    <AroundPage site={frame.site} pathname={frame.pathname}>
      {node}
    </AroundPage>
  ));
  const html = await renderHtml(render({ ...frame, islandHost: islands.Host }));
  return html.replace('</body>', () => `${islands.script()}</body>`);
}

/** What stands in for any page in a language that can't be made. */
export const makeUnavailablePage = (locale: Locale, assets: PageAssets): Promise<string> =>
  renderHtml(<UnavailablePage site={siteIn(locale)} assets={assets} />);
