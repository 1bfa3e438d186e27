'use client';

import { useNavigation } from '@pomp/design-system';
import { useState } from 'react';
import { useRoutes } from '../storefront/use-routes.js';
import { bannerMayShow } from './banner-paths.js';
import * as styles from './banner.css.js';
import { useDismissal } from './dismissal.js';
import { LoadedBanner, type LoadedBannerProps } from './loaded-banner.js';

/** Props of `SiteBanner`. */
export type SiteBannerProps = Pick<LoadedBannerProps, 'log'>;

/** The site-wide notification, between header and page; for a host that knows there is one. Its place is there from the first paint; its text comes later. */
export function SiteBanner({ log }: SiteBannerProps) {
  const { pathname = '/' } = useNavigation();
  const routes = useRoutes();
  const { dismissal, dismiss } = useDismissal();
  const [dismissedOn, setDismissedOn] = useState<string>();

  // Where it was dismissed its place stays: the page may not move. The next one has no use for it.
  if (!bannerMayShow(routes, pathname) || (dismissal === 'dismissed' && pathname !== dismissedOn)) return null;
  const dismissHere = () => {
    setDismissedOn(pathname);
    dismiss();
  };
  return <div className={styles.place}>{dismissal === 'open' && <LoadedBanner log={log} onDismiss={dismissHere} />}</div>;
}
