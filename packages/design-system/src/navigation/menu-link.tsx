'use client';

import { type ReactNode, useContext } from 'react';
import { BaseLink } from './base-link.js';
import { isCurrent } from './is-current.js';
import { NavigationContext } from './navigation-provider.js';

interface MenuLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  newTab?: boolean;
  match?: 'exact' | 'within';
}

/** A link in a menu, which knows whether it leads to where you are. */
export function MenuLink({ href, match = 'within', ...rest }: MenuLinkProps) {
  const { pathname } = useContext(NavigationContext);
  return <BaseLink {...rest} href={href} aria-current={isCurrent(href, pathname, match) ? 'page' : undefined} />;
}
