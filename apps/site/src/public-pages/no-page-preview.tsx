import { ButtonLink } from '@pomp/design-system';
import { LanguageProvider } from '@pomp/language/react';
import { wordsIn } from '../language/dictionaries';
import { MessagePage } from '../messages/message-page';
import { previewRoot } from '../navigation/preview-root';
import type { Site } from '../seo/site-data';
import type { PageAssets } from './assets';
import { PageDocument } from './page-document';
import { PageHead } from './page-head';

/** In place of a draft, for an editor who opened a story that is shown on other pages, such as the settings of the site. Editors' texts are Dutch, as the preview's bar is. */
export function NoPagePreview({ site, assets }: { site: Site; assets: PageAssets }) {
  const { edition, language } = site;
  return (
    <LanguageProvider {...wordsIn(edition, language.locale)}>
      <PageDocument
        site={site}
        assets={assets}
        head={<PageHead of={{ title: 'Voorvertoning', isIndexed: false }} name={edition.brand.name} />}
      >
        <main id="inhoud" lang="nl">
          <MessagePage
            title="Dit verhaal heeft geen eigen pagina"
            actions={<ButtonLink href={`${previewRoot}/`}>Bekijk de startpagina</ButtonLink>}
          >
            Wat je hier verandert, zie je na publiceren op de pagina’s die het gebruiken.
          </MessagePage>
        </main>
      </PageDocument>
    </LanguageProvider>
  );
}
