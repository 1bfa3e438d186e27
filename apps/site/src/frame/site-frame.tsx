import type { SiteSettings } from '@pomp/cms';
import { SiteFooter, SiteHeader } from '@pomp/design-system';
import { yearOf } from '@pomp/domain';
import { type ReactNode } from 'react';
import { today } from '@/clock';
import { headerItems } from './header-items';
import { SkipLink } from './skip-link';

export interface SiteFrameProps {
  settings: SiteSettings;
  /** Who is signed in, or 'Inloggen'. */
  account: ReactNode;
  children: ReactNode;
}

/** Header and footer around a page. */
export function SiteFrame({ settings: { header, footer }, account, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader {...headerItems(header)} account={account} />
      {children}
      <SiteFooter
        columns={footer.columns.map(({ title, items }) => ({ title, links: items }))}
        copyright={`© ${yearOf(today())} Pomp`}
        legal={footer.legal}
      />
    </>
  );
}
