'use client';

import { takeRedirect, useSession } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import { useLanguage } from '@pomp/language/react';
import { useEffect, useRef } from 'react';
import { usePath, usePathIn, usePortal } from '../portal/portal-context.js';

/**
 * Leads a customer who is logged in (just now, or already) to the page they asked for, else to the overview: in the language of this page, or, where its address
 * names none, the one kept in the account. True while redirecting.
 */
export function useEnterAccount(): boolean {
  const { data: customer } = useSession();
  const { replace } = useNavigation();
  const path = usePath();
  const pathIn = usePathIn();
  const { locale } = useLanguage();
  const namesNone = usePortal().languages.locale === locale;
  const left = useRef(false);
  const signedIn = customer !== undefined && customer !== null;
  useEffect(() => {
    if (!customer || left.current) return;
    // The stored path can be taken only once.
    left.current = true;
    const overview = pathIn(path({ to: 'dashboard' }), namesNone ? customer.locale : locale);
    const asked = takeRedirect(overview);
    // Whoever chose another language on the way reads the page that they asked for in it.
    replace(asked === overview ? overview : pathIn(asked, locale));
  }, [customer, replace, path, pathIn, namesNone, locale]);
  return signedIn;
}
