'use client';

import { type LinkComponentProps, NavigationProvider } from '@pomp/design-system';
import { usePathname } from 'next/navigation';
import { type ReactNode } from 'react';
import { previewHref, publicPath } from './preview-path';

/** Keeps editors in the preview: links lead to drafts, each a page load of its own, since the editor's bridge starts once per page. */
export function PreviewNavigation({ children }: { children: ReactNode }) {
  return (
    <NavigationProvider
      LinkComponent={PreviewLink}
      pathname={publicPath(usePathname())}
      push={(href) => window.location.assign(previewHref(href))}
      prefetch={() => undefined}
      replace={(href) => window.location.replace(previewHref(href))}
    >
      {children}
    </NavigationProvider>
  );
}

const PreviewLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={previewHref(href)}>
    {children}
  </a>
);
