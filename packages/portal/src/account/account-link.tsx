import type { ApiClient } from '@pomp/api-client';
import type { Customer } from '@pomp/domain';
import { dutchRoutes, pathTo, type Routes } from '@pomp/edition';
import { AskedAccountLink } from './asked-account-link.js';

export interface AccountLinkProps {
  /** The customer who is logged in, where a server knows. */
  readonly customer?: Customer | null;
  readonly routes?: Routes;
  readonly client?: ApiClient;
}

/** The header's link: first name when logged in, else 'Inloggen'. Needs no provider, so that it fits pages for visitors too. */
export function AccountLink({ routes = dutchRoutes, ...rest }: AccountLinkProps) {
  // Worked out here, where it may be on a server: the paths of all screens would go along with every page.
  return (
    <AskedAccountLink loginPath={pathTo(routes, { to: 'login' })} dashboardPath={pathTo(routes, { to: 'dashboard' })} {...rest} />
  );
}
