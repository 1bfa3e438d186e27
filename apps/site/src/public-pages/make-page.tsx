import { type ContentClient, type PageContext, storyPath } from '@pomp/cms';
import { languagePrefix, type Locale } from '@pomp/edition';
import { subjectsDatasource } from '@pomp/storefront/subjects';
import type { ReactNode } from 'react';
import { publishedContent } from '../content/content-client';
import { showableStory } from '../content/showable-story';
import { addressIn, otherAddresses } from '../seo/other-languages';
import type { AskedPage } from './asked-page';
import type { PageAssets } from './assets';
import { pageIslands } from './page-islands';
import type { Made } from './page-store';
import { AroundPage, type FramedPageProps, MissingPage, PublicPage } from './public-page';
import { renderHtml } from './render';
import { contextOf, siteIn } from './site-of-page';
import { UnavailablePage } from './unavailable-page';

/** Thrown by a block that finds nothing to show. */
class NoSuchPage extends Error {}

/**
 * The page that is asked for: from the story to the HTML. Rejects with `ContentUnavailable`.
 *
 * @param around what stands around a page that is made for one visitor.
 * @param search what that visitor searched for.
 */
export async function makePage(
  asked: AskedPage,
  assets: PageAssets,
  around: (page: ReactNode) => ReactNode = (page) => page,
  search?: PageContext['search'],
): Promise<Made> {
  const { locale, slug, query, address } = asked;
  const { content, tags } = tagged(locale);
  const [story, settings, subjects] = await Promise.all([
    content.getStory(slug),
    content.getSiteSettings(),
    content.choices(subjectsDatasource),
  ]);
  if (!story) return 'missing';
  const site = siteIn(locale);
  const page: PageContext = {
    story: showableStory(story),
    ...contextOf(site),
    query,
    stories: content.stories,
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
  const languages = otherAddresses(site.edition, locale, page);
  try {
    const html = await documentOf({ site, settings, assets, pathname, languages }, (frame) =>
      around(<PublicPage {...frame} page={page} />),
    );
    return { html, tags: [...tags], status: 200 };
  } catch (error) {
    if (error instanceof NoSuchPage) return 'missing';
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
