'use client';

import '@/messages/failure-styles';
import { languageCode } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { wordsOfPage } from '@/language/page-words';
import { Failure } from '@/messages/failure';

/**
 * Where even the frame of the site failed. It is made at build time, for every edition, so it names none and has no words but those of the page in whose place
 * it comes. One that fails on the server is the reverse proxy's to answer.
 */
export default function GlobalErrorPage({ retry }: { retry: () => void }) {
  const words = wordsOfPage();
  return (
    <html lang={words?.locale && languageCode(words.locale)}>
      <body>
        {words && (
          <LanguageProvider {...words}>
            <Failure retry={retry} />
          </LanguageProvider>
        )}
      </body>
    </html>
  );
}
