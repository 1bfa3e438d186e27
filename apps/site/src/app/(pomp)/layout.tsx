import '@pomp/design-system/styles.css';
import '@pomp/cms/styles.css';
import '@pomp/storefront/styles.css';
import { themes } from '@pomp/design-system';
import { eventReplayScript } from '@pomp/design-system/before-hydration';
import { type Metadata } from 'next';
import { type ReactNode } from 'react';
import { readEnv } from '@/env';
import { SiteNavigation } from '@/navigation/site-navigation';

export const metadata: Metadata = {
  metadataBase: new URL(readEnv().siteUrl),
  title: { default: 'Pomp', template: '%s | Pomp' },
};

export default function RootLayout({ children }: { children: ReactNode }) {
  const { hubSpot, reviews } = readEnv();
  return (
    // What a page tells the browser before its scripts, such as that its banner was dismissed, is no business of React’s.
    <html lang="nl" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: eventReplayScript }} />
      </head>
      <body className={themes.pomp} data-hydrating="">
        <SiteNavigation guests={hubSpot !== undefined || reviews !== undefined}>{children}</SiteNavigation>
      </body>
    </html>
  );
}
