'use client';

import { useContext, useMemo } from 'react';
import { useLeaveGuardControl } from './leave-guard.js';
import { NavigationContext, type Navigator } from './navigation-provider.js';
import { isShown, withTrailingSlash } from './with-trailing-slash.js';

/** Moves the customer to another screen: with the trailing slash, and only after the question about unsaved changes. */
export function useNavigation(): Navigator & { pathname: string | undefined } {
  const { push, prefetch, replace, back, refresh, reload, pathname } = useContext(NavigationContext);
  const { mayLeave } = useLeaveGuardControl();
  return useMemo(
    () => ({
      pathname,
      refresh,
      prefetch: (href) => prefetch(withTrailingSlash(href)),
      push: (href, options) => {
        if (isShown(href) || mayLeave()) push(withTrailingSlash(href), ...(options ? [options] : []));
      },
      replace: (href) => {
        if (isShown(href) || mayLeave()) replace(withTrailingSlash(href));
      },
      back: () => {
        if (mayLeave()) back();
      },
      reload: (href) => {
        if (mayLeave()) reload(href === undefined ? undefined : withTrailingSlash(href));
      },
    }),
    [push, prefetch, replace, back, refresh, reload, pathname, mayLeave],
  );
}
