'use client';

import { useNavigation } from '@pomp/design-system';
import { lazy, Suspense } from 'react';
import { bannerMayShow } from './banner-paths.js';
import * as styles from './banner.css.js';
import { useDismissal } from './dismissal.js';
import type { LoadedBannerProps } from './loaded-banner.js';

const LoadedBanner = lazy(async () => ({ default: (await import('./loaded-banner.js')).LoadedBanner }));

export type SiteBannerProps = Pick<LoadedBannerProps, 'log'>;

/** The site-wide notification, between header and page. Its place is there from the first paint; its text comes later. */
export function SiteBanner({ log }: SiteBannerProps) {
  const { pathname = '/' } = useNavigation();
  const { dismissed, dismiss } = useDismissal();

  if (!bannerMayShow(pathname)) return null;
  return (
    <div className={styles.place}>
      {!dismissed && (
        <Suspense>
          <LoadedBanner log={log} onDismiss={dismiss} />
        </Suspense>
      )}
    </div>
  );
}
