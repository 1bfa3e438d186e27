'use client';

import { ButtonLink, Link } from '@pomp/design-system';
import type { ComponentProps } from 'react';
import type { StorefrontTarget } from './storefront-routes.js';
import { usePath } from './use-path.js';

/** A link that names where it leads to; also for what only the server renders. */
export function TargetLink({ target, ...link }: { readonly target: StorefrontTarget } & Omit<ComponentProps<typeof Link>, 'href'>) {
  const path = usePath();
  return <Link href={path(target)} {...link} />;
}

export function TargetButtonLink({
  target,
  ...link
}: { readonly target: StorefrontTarget } & Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  const path = usePath();
  return <ButtonLink href={path(target)} {...link} />;
}
