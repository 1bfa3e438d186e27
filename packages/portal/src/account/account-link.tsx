'use client';

import { hasSessionHint, type ApiClient } from '@pomp/api-client';
import { AccountLink as Link, useNavigation } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { useEffect, useRef, useState } from 'react';
import { dutchRoutes, pathTo, type PortalRoutes } from '../routes/portal-routes.js';

export interface AccountLinkProps {
  /** Who is logged in, where a server knows. */
  readonly customer?: Customer | null;
  readonly routes?: PortalRoutes;
  readonly client?: ApiClient;
}

const ask = async (client: ApiClient | undefined) => (await import('./ask-customer.js')).askCustomer(client);

/**
 * The header's link: first name when logged in, else 'Inloggen'. Needs no provider and no query cache, so that pages for visitors,
 * which are the same for everyone, stay light: what asks is fetched only where the hint cookie exists and a server didn't just tell. Asks
 * again on every other page, as logging in and out happens there.
 */
export function AccountLink({ customer: known, routes = dutchRoutes, client }: AccountLinkProps) {
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

  return <Link href={pathTo(routes, { to: customer ? 'dashboard' : 'login' })} firstName={customer?.firstName} />;
}
