'use client';

import { hasSessionHint, noteSessionEnd, useSession } from '@pomp/api-client';
import { Container, LoadingScreen } from '@pomp/design-system';
import type { Customer } from '@pomp/domain';
import { useEffect, type ReactNode } from 'react';
import { useRedirectArrival, useToLogin } from '../portal/use-to-login.js';
import { LoadFailure, loadStateOf } from '../loading/loaded.js';

/** Props of `LoginGuard`. */
export interface LoginGuardProps {
  /** The customer who is logged in, where the server knows: the page then shows at once. `null` is nobody; leave it out when not known. */
  readonly customer?: Customer | null;
  /** The page's title until its content, which then has one of its own, shows. Leave it out where titles are not in the content. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The account's content, for signed-in customers. Anyone else is led to the login, and from there back to this page. */
export function LoginGuard({ customer, title, children }: LoginGuardProps) {
  const session = loadStateOf(useSession(customer));
  const toLogin = useToLogin();
  const signedIn = session.state === 'loaded' && session.resource !== null;
  const signedOut = session.state === 'loaded' && session.resource === null;

  useRedirectArrival(signedIn);
  useEffect(() => {
    if (!signedOut) return;
    // What the browser still takes for a session, and the server doesn't.
    if (hasSessionHint(document.cookie)) noteSessionEnd();
    toLogin();
  }, [signedOut, toLogin]);

  if (signedIn) return children;
  const waitingTitle = title === undefined ? null : <title>{title}</title>;
  if (session.state === 'failed') {
    return (
      <Container as="main">
        {waitingTitle}
        <LoadFailure {...session} />
      </Container>
    );
  }
  return (
    <>
      {waitingTitle}
      <LoadingScreen />
    </>
  );
}
