import { themeRoot } from '@pomp/design-system';
import { headScript } from '../frame/head-script';
import { languageCode } from '@pomp/language';
import { type ReactNode } from 'react';
import { brandOnRoot } from '../brand/own-theme-properties';
import type { Site } from '../seo/site-data';
import type { PageAssets } from './assets';

export interface PageDocumentProps {
  site: Site;
  assets: PageAssets;
  /** Title, description and what else the page's head says of it. */
  head: ReactNode;
  children: ReactNode;
}

/** No anchor that an editor would choose. */
const endOfPage = 'einde-van-de-pagina';

/** A whole page. */
export function PageDocument({ site: { edition, language }, assets, head, children }: PageDocumentProps) {
  return (
    <html lang={languageCode(language.locale)} {...brandOnRoot(edition.brand)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/*
         * Drawn once all of it is read, which comes in one go: of half a page, what is centred or counted moves with the rest.
         * Chromium draws as soon as the expected element is opened, so it is one at the end.
         */}
        <link rel="expect" href={`#${endOfPage}`} blocking="render" />
        <link rel="stylesheet" href={assets.styles} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <script type="module" src={assets.script} integrity={assets.integrity[assets.script]} />
        {assets.alsoLoaded.map((href) => (
          <link key={href} rel="modulepreload" href={href} integrity={assets.integrity[href]} />
        ))}
        {head}
        <link rel="icon" href="/beeld/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/beeld/apple-icon.png" type="image/png" sizes="180x180" />
      </head>
      <body className={themeRoot} data-forms={assets.forms[language.locale]}>
        {children}
        <span id={endOfPage} hidden />
      </body>
    </html>
  );
}
