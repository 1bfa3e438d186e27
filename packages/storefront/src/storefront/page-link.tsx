'use client';

import { ButtonLink, Link } from '@pomp/design-system';
import type { ComponentProps } from 'react';
import type { FixedTarget } from './storefront-routes.js';
import { useRoutes } from './use-routes.js';

interface ToPage {
  /** The page that it leads to. */
  readonly to: FixedTarget;
}

/** A link that names where it leads to; also for what only the server renders. */
export function PageLink({ to, ...link }: ToPage & Omit<ComponentProps<typeof Link>, 'href'>) {
  return <Link href={useRoutes().paths[to]} {...link} />;
}

/** The same, as a button. */
export function PageButtonLink({ to, ...link }: ToPage & Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return <ButtonLink href={useRoutes().paths[to]} {...link} />;
}
