'use client';

import { warnOfSecondCopy } from '@pomp/language';
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, useContext, useMemo } from 'react';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What our links hand to the host's link component. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export interface PushOptions {
  /** The screen that opens scrolls by itself: the window stays where it is. */
  scroll: 'keep';
}

/** The host's router, reduced to what screens need. */
export interface Navigator {
  /** Opens a screen as a new step in the history. The host gets the address with its trailing slash. */
  push: (href: string, options?: PushOptions) => void;
  /** Fetches a screen that is likely to come next. Changes nothing; a host without it opens that screen a little later. */
  prefetch: (href: string) => void;
  /** The same in place of the current step: for a screen that the back button must not return to, such as logging in. */
  replace: (href: string) => void;
  /** To the screen someone came from, whichever it was; where that is known, `push` its address. */
  back: () => void;
  /** Fetches the current screen again without losing the client's state. */
  refresh: () => void;
  /** Loads the page anew, with nothing left of what the client knew: the current one, or another that takes its place in the history. */
  reload: (href?: string) => void;
}

/** How the host navigates: its link component, its router, and where the visitor is. */
export interface Navigation extends Navigator {
  /** The host's own link, for addresses within the product; other sites, downloads and new tabs always get a plain `a`. */
  LinkComponent: ComponentType<LinkComponentProps> | 'a';
  /** The current path, if the host knows it: marks the current item of a menu. */
  pathname: string | undefined;
}

/** Without a provider: plain anchors and full page loads. */
const browserNavigation: Navigation = {
  LinkComponent: 'a',
  pathname: undefined,
  push: (href) => window.location.assign(href),
  prefetch: () => undefined,
  replace: (href) => window.location.replace(href),
  back: () => window.history.back(),
  refresh: () => window.location.reload(),
  reload: (href) => (href === undefined ? window.location.reload() : window.location.replace(href)),
};

export const NavigationContext = createContext<Navigation>(browserNavigation);

if (process.env.NODE_ENV !== 'production') warnOfSecondCopy('@pomp/design-system');

/** Props of `NavigationProvider`. */
export interface NavigationProviderProps extends Partial<Navigation> {
  children: ReactNode;
}

/** Ties links and programmatic navigation to the host's router. What isn't given falls back to the browser. */
export function NavigationProvider({
  children,
  LinkComponent,
  pathname,
  push,
  prefetch,
  replace,
  back,
  refresh,
  reload,
}: NavigationProviderProps) {
  const outer = useContext(NavigationContext);
  const navigation = useMemo<Navigation>(
    () => ({
      LinkComponent: LinkComponent ?? outer.LinkComponent,
      pathname: pathname ?? outer.pathname,
      push: push ?? outer.push,
      prefetch: prefetch ?? outer.prefetch,
      replace: replace ?? outer.replace,
      back: back ?? outer.back,
      refresh: refresh ?? outer.refresh,
      reload: reload ?? outer.reload,
    }),
    [outer, LinkComponent, pathname, push, prefetch, replace, back, refresh, reload],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
