'use client';

import { hasSessionHint, type ApiClient } from '@pomp/api-client';
import { AccountLink as Link, useNavigation } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { useEffect, useRef, useState } from 'react';

interface AskedAccountLinkProps {
  readonly customer?: Customer | null;
  readonly client?: ApiClient;
  readonly loginPath: string;
  readonly dashboardPath: string;
}

const ask = async (client: ApiClient | undefined) => (await import('./ask-customer.js')).askCustomer(client);

/**
 * Finds out who is logged in. Without a query cache, so that pages for visitors, which are the same for everyone, stay light: what asks is
 * fetched only where the hint cookie exists and a server didn't just tell. Asks again on every other page, as logging in and out happens there.
 */
export function AskedAccountLink({ customer: known, client, loginPath, dashboardPath }: AskedAccountLinkProps) {
  const { pathname } = useNavigation();
  const [customer, setCustomer] = useState(known);
  const told = useRef(known === undefined ? undefined : { pathname });

  useEffect(() => {
    // A server has just said it of this page.
    if (told.current && told.current.pathname === pathname) return undefined;
    told.current = undefined;
    let gone = false;
    const update = async () => {
      // A server that can't say leaves what was known: the link leads to a page that asks again.
      const found = hasSessionHint(document.cookie) ? await ask(client).catch(() => undefined) : null;
      if (!gone && found !== undefined) setCustomer(found);
    };
    void update();
    return () => {
      gone = true;
    };
  }, [client, pathname]);

  return <Link href={customer ? dashboardPath : loginPath} firstName={customer?.firstName} />;
}
