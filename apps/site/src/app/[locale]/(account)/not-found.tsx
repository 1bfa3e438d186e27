import type { Metadata } from 'next';
import { siteEdition } from '@/edition';
import { pageLanguage, pageRoutes } from '@/language/page-language';
import { NotFoundPage, notFoundTitle } from '@/messages/not-found-page';
import { titleInTab } from '@/seo/title-in-tab';

/** Not in the content, as other titles are: what Next answers with for an address that isn't there has its content by script only. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: titleInTab(notFoundTitle(await pageLanguage()), siteEdition().brand.name) };
}

export default async function NotFound() {
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  return <NotFoundPage language={language} routes={routes} />;
}
