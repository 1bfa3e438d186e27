import { ButtonLink, Link } from '@pomp/design-system';
import { pathTo } from '@pomp/edition';
import { pageLanguage, pageRoutes } from '../language/page-language';
import { MessagePage } from './message-page';
import { messageTexts } from '../texts/messages';

/** Its title in the browser's tab. */
export const notFoundTitle = async () => (await pageLanguage()).texts(messageTexts).notFound.name;

/** Says what the story `404` says, which is at /404/: Next puts this page in every other one, so it can't be that story itself (ADR 0007). */
export async function NotFoundPage() {
  const routes = await pageRoutes();
  const texts = (await pageLanguage()).texts(messageTexts).notFound;
  return (
    <MessagePage
      title={texts.title}
      actions={
        <>
          <ButtonLink href={pathTo(routes, { to: 'home' })}>{texts.home}</ButtonLink>
          <Link href={pathTo(routes, { to: 'products' })} tone="strong">
            {texts.products}
          </Link>
          <Link href={pathTo(routes, { to: 'faq' })} tone="strong">
            {texts.faq}
          </Link>
          <Link href={pathTo(routes, { to: 'contact' })} tone="strong">
            {texts.contact}
          </Link>
        </>
      }
    >
      {texts.text}
    </MessagePage>
  );
}
