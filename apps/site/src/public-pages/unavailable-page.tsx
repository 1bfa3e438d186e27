import { ButtonLink } from '@pomp/design-system';
import { LanguageProvider } from '@pomp/language/react';
import { wordsIn } from '../language/dictionaries';
import { MessagePage } from '../messages/message-page';
import type { Site } from '../seo/site-data';
import { messageTexts } from '../texts/messages';
import type { PageAssets } from './assets';
import { PageDocument } from './page-document';
import { PageHead } from './page-head';

/** Stands in for a page that can't be made, at that page's address. So it depends on nothing that can be unavailable. */
export function UnavailablePage({ site, assets }: { site: Site; assets: PageAssets }) {
  const { edition, language } = site;
  const texts = language.texts(messageTexts).unavailable;
  return (
    <LanguageProvider {...wordsIn(edition, language.locale)}>
      <PageDocument
        site={site}
        assets={assets}
        head={<PageHead of={{ title: texts.name, isIndexed: false }} name={edition.brand.name} />}
      >
        <main id="inhoud">
          <MessagePage
            title={texts.title}
            actions={
              // The same address with its query, which a form would leave out.
              <ButtonLink href="">{texts.retry}</ButtonLink>
            }
          >
            {texts.text}
          </MessagePage>
        </main>
      </PageDocument>
    </LanguageProvider>
  );
}
