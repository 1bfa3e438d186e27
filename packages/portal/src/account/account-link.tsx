import { AccountLink as Link } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { dutchRoutes, pathTo, type Routes } from '@pomp/edition';
import type { SpokenProps } from '@pomp/language/react';

/** Props of `AccountLink`. */
export interface AccountLinkProps extends SpokenProps {
  /** The customer who is logged in, where a server knows. Without it, `@pomp/portal/controls` asks in the browser. */
  readonly customer?: Customer | null;
  readonly routes?: Routes;
}

/** The header's link: first name when logged in, else 'Inloggen'. Needs no provider, so that it fits pages for visitors too. */
export function AccountLink({ customer, routes = dutchRoutes, language }: AccountLinkProps) {
  return (
    <Link
      loginHref={pathTo(routes, { to: 'login' })}
      accountHref={pathTo(routes, { to: 'dashboard' })}
      firstName={customer?.firstName}
      language={language}
      data-customer={customer === undefined ? 'unknown' : 'known'}
    />
  );
}
