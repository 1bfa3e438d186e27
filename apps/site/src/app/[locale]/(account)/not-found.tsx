import { pageLanguage, pageRoutes } from '@/language/page-language';
import { NotFoundPage, notFoundTitle } from '@/messages/not-found-page';
import { PageTitle } from '@/navigation/page-title';

export default async function NotFound() {
  const [language, routes] = await Promise.all([pageLanguage(), pageRoutes()]);
  return (
    <>
      <PageTitle>{notFoundTitle(language)}</PageTitle>
      <NotFoundPage language={language} routes={routes} />
    </>
  );
}
