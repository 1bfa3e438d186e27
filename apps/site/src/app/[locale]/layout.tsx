import '@pomp/design-system/styles.css';
import '@pomp/cms/styles.css';
import '@pomp/storefront/styles.css';
import '@/frame/fade-between-pages.css';
import { themeRoot } from '@pomp/design-system';
import { headScript } from '@/frame/head-script';
import { languagePrefix } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { brandOnRoot } from '@/brand/own-theme-properties';
import { siteEdition } from '@/edition';
import { Controls } from '@/frame/controls';
import { speakInAccount } from '@/language/account-dictionaries';
import { wordsOfEveryPage } from '@/language/words';
import { failureWords } from '@/messages/failure-words';
import { accountRoots, languageAreas } from '@/navigation/personal-roots';
import { SiteNavigation } from '@/navigation/site-navigation';

export const metadata: Metadata = {
  icons: {
    icon: { url: '/beeld/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    apple: { url: '/beeld/apple-icon.png', type: 'image/png', sizes: '180x180' },
  },
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const edition = siteEdition();
  const words = await wordsOfEveryPage();
  const { locale } = words;
  // What is no page of the account isn't Next's.
  const areas = [...languageAreas(edition), accountRoots(edition)];
  return (
    // What a page tells the browser before its scripts, such as that its banner was dismissed, is no business of React’s.
    <html lang={languageCode(locale)} {...brandOnRoot(edition.brand)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className={themeRoot} data-hydrating="" {...failureWords(speakInAccount(edition, locale))}>
        <Controls />
        <LanguageProvider {...words}>
          <SiteNavigation areas={areas} standsAt={`/${locale}`} shownAt={languagePrefix(edition, locale)}>
            {children}
          </SiteNavigation>
        </LanguageProvider>
      </body>
    </html>
  );
}
