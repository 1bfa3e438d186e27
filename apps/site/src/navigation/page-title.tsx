import { type TitledScreen, titleTexts } from '@pomp/portal/titles';
import { siteEdition } from '@/edition';
import { pageLanguage } from '@/language/page-language';
import { titleInTab } from '@/seo/title-in-tab';

/**
 * A page's title, given or by its key. In the content, so that it changes with it: what Next puts in the head by a page's metadata is taken away before the
 * next page's comes (vercel/next.js#96797), and nameless pages are what screen readers then read out.
 */
export async function PageTitle({
  of,
  children,
}: { of: TitledScreen; children?: undefined } | { of?: undefined; children: string }) {
  return <title>{titleInTab(of ? (await pageLanguage()).texts(titleTexts)[of] : children, siteEdition().brand.name)}</title>;
}
