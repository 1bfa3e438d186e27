'use client';

import { hasSessionHint, type ApiClient } from '@pomp/api-client';
import { AccountLink as Link, useNavigation } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { useEffect, useRef, useState } from 'react';
import { customerChanged } from '../portal/customer-changed.js';

interface AskedAccountLinkProps {
  readonly customer?: Customer | null;
  readonly client?: ApiClient;
  readonly loginPath: string;
  readonly dashboardPath: string;
}

/** As the screens' own resources (spec 3 §9), in milliseconds. */
const focusThrottle = 5_000;

const askedOf = async (client: ApiClient | undefined) => (await import('./ask-customer.js')).askCustomer(client);

/**
 * Finds out who is logged in. Without a query cache, so that pages for visitors, which are the same for everyone, stay light: what asks is
 * fetched only where the hint cookie exists and a server didn't just tell. Asks again on every other page, as logging in and out happens there,
 * and whenever someone comes back to this one: it may have happened in another tab.
 */
export function AskedAccountLink({ customer: known, client, loginPath, dashboardPath }: AskedAccountLinkProps) {
  const { pathname } = useNavigation();
  const [customer, setCustomer] = useState(known);
  const told = useRef(known === undefined ? undefined : { pathname });

  useEffect(() => {
    let gone = false;
    let cameBackAt = -focusThrottle;
    const ask = async () => {
      // A server that can't say leaves what was known: the link leads to a page that asks again.
      const found = hasSessionHint(document.cookie) ? await askedOf(client).catch(() => undefined) : null;
      if (!gone && found !== undefined) setCustomer(found);
    };
    const update = () => void ask();
    const comeBack = ({ timeStamp }: Event) => {
      if (document.hidden || timeStamp - cameBackAt < focusThrottle) return;
      cameBackAt = timeStamp;
      update();
    };
    // A server may have just said it of this page.
    if (!told.current || told.current.pathname !== pathname) {
      told.current = undefined;
      update();
    }
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener(customerChanged, update);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener(customerChanged, update);
    };
  }, [client, pathname]);

  return <Link href={customer ? dashboardPath : loginPath} firstName={customer?.firstName} />;
}
