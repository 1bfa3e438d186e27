import { pageLanguage, pageRoutes } from '@/language/page-language';
import { NotFoundPage } from '@/messages/not-found-page';

export default async function NotFound() {
  return <NotFoundPage language={await pageLanguage()} routes={await pageRoutes()} />;
}
