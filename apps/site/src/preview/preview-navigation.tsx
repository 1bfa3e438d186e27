'use client';

import { type LinkComponentProps, NavigationProvider } from '@pomp/design-system';
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext } from 'react';
import { previewHref, publicPath } from './preview-path';

const PersonalRoots = createContext<readonly string[]>([]);

interface PreviewNavigationProps {
  /** The first segments of the paths of the account, of which there is no preview. */
  personal: readonly string[];
  children: ReactNode;
}

/** Keeps editors in the preview: links lead to drafts, each a page load of its own, since the editor's bridge starts once per page. */
export function PreviewNavigation({ personal, children }: PreviewNavigationProps) {
  return (
    <NavigationProvider
      LinkComponent={PreviewLink}
      pathname={publicPath(usePathname())}
      push={(href) => window.location.assign(previewHref(href, personal))}
      prefetch={() => undefined}
      replace={(href) => window.location.replace(previewHref(href, personal))}
    >
      <PersonalRoots value={personal}>{children}</PersonalRoots>
    </NavigationProvider>
  );
}

const PreviewLink = ({ href, children, ...rest }: LinkComponentProps) => (
  <a {...rest} href={previewHref(href, useContext(PersonalRoots))}>
    {children}
  </a>
);
