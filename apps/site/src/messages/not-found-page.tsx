import { ButtonLink, Link } from '@pomp/design-system';
import { pathTo, type Routes } from '@pomp/edition';
import type { Language } from '@pomp/language';
import { MessagePage } from './message-page';
import { messageTexts } from '../texts/messages';

/** Its title in the browser's tab. */
export const notFoundTitle = (language: Language) => language.texts(messageTexts).notFound.name;

/** Says what the story `404` says, which is at /404/: it has to be there while the content service is away, so it can't be that story itself. */
export function NotFoundPage({ language, routes }: { language: Language; routes: Routes }) {
  const texts = language.texts(messageTexts).notFound;
  return (
    <MessagePage
      title={texts.title}
      actions={<ButtonLink href={pathTo(routes, { to: 'home' })}>{texts.home}</ButtonLink>}
      ways={
        <>
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
