import { type PageContext, storyPath } from '@pomp/cms';
import { otherAddresses } from '../seo/other-languages';
import { previewOf, unsavedStories } from '../preview/preview-of';
import { previewRoot } from '../navigation/preview-root';
import type { Edition } from '@pomp/edition';
import { subjectsDatasource } from '@pomp/storefront/subjects';
import { askedPage } from './asked-page';
import type { PageAssets } from './assets';
import { documentOf } from './make-page';
import { NoPagePreview } from './no-page-preview';
import { PreviewPage } from './public-page';
import { renderHtml } from './render';
import { contextOf, siteIn } from './site-of-page';

/** A preview's HTML, and the origin of the editor that may frame it. */
export interface Preview {
  readonly html: string;
  readonly editor: string;
  readonly status: 200 | 404;
}

/** The page's draft, with what the editor has typed since, or that there is none: the editor's frame shows nothing of a page for visitors. Undefined for whoever isn't an editor. */
export async function makePreview(
  edition: Edition,
  pathAndQuery: string,
  cookie: string | undefined,
  assets: PageAssets,
): Promise<Preview | undefined> {
  const preview = previewOf(cookie);
  if (!preview) return undefined;
  const { editor } = preview;
  const asked = askedPage(edition, pathAndQuery.slice(previewRoot.length));
  const withoutPage = async (): Promise<Preview> => ({
    html: await renderHtml(<NoPagePreview site={siteIn(asked?.locale ?? edition.locale)} assets={assets} />),
    editor,
    status: 404,
  });
  if (!asked) return withoutPage();
  const { locale, slug } = asked;
  const content = preview.content(locale);
  const [draft, settings, subjects] = await Promise.all([
    content.getStory(slug),
    content.getSiteSettings(),
    content.choices(subjectsDatasource),
  ]);
  if (!draft) return withoutPage();
  const story = (await unsavedStories.read(preview.session.id, draft.id)) ?? draft;
  // It is made for this editor, so its query is what the address says.
  const query = Object.fromEntries(new URLSearchParams(pathAndQuery.split(/\?(.*)/s)[1]));
  const site = siteIn(locale);
  const page: PageContext = {
    story,
    ...contextOf(site),
    query,
    stories: content.stories,
    subjects,
    notFound: () => {
      throw new Error('What the query asks for is not there.');
    },
  };
  const frame = { site, settings, assets, pathname: storyPath(story.full_slug), languages: otherAddresses(edition, locale, page) };
  const html = await documentOf(frame, (framed) => <PreviewPage {...framed} page={page} editor={editor} />);
  return { html, editor, status: 200 };
}
