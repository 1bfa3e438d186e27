import { storyPath } from '@pomp/cms';
import { languagePrefix } from '@pomp/edition';
import { askedPage, type ContentPageProps } from '../content/asked-page';
import { siteEdition } from '../edition';
import { pageLocale } from '../language/page-language';
import { listSearch } from './list-part';

/** Where visitors asked for the page. */
export async function askedAddress(props: ContentPageProps): Promise<string | undefined> {
  const asked = await askedPage(props);
  return asked && languagePrefix(siteEdition(), await pageLocale()) + storyPath(asked.slug) + listSearch(asked.query);
}
