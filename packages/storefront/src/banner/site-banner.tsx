'use client';

import { createApiClient } from '@pomp/api-client';
import { useNavigation } from '@pomp/design-system';
import { useEffect, useState } from 'react';
import { bannerMayShow } from './banner-paths.js';
import { Banner } from './banner.js';
import * as styles from './banner.css.js';
import { useDismissal } from './dismissal.js';
import { loadBannerMessage } from './load-banner-message.js';

const api = createApiClient();

export interface SiteBannerProps {
  /** Takes what went wrong without concerning the visitor. */
  log: (message: string) => void;
}

/** The site-wide notification, between header and page. Its place is there from the first paint; its text comes later. */
export function SiteBanner({ log }: SiteBannerProps) {
  const { pathname = '/' } = useNavigation();
  const { dismissed, dismiss } = useDismissal();
  const [message, setMessage] = useState<string>();
  const mayShow = bannerMayShow(pathname);
  const wanted = mayShow && !dismissed;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void loadBannerMessage(api, log).then((loaded) => {
      if (current) setMessage(loaded);
    });
    return () => {
      current = false;
    };
  }, [wanted, log]);

  if (!mayShow) return null;
  return <div className={styles.place}>{wanted && message && <Banner message={message} onDismiss={dismiss} />}</div>;
}
