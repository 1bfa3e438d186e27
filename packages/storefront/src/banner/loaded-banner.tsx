'use client';

import { createContentApi } from '@pomp/api-client';
import { useEffect, useState } from 'react';
import { Banner } from './banner.js';
import { loadBannerMessage } from './load-banner-message.js';

const api = createContentApi();

export interface LoadedBannerProps {
  /** Takes what went wrong without concerning the visitor. */
  log: (message: string) => void;
  onDismiss: () => void;
}

/** The notification once its text is there. With the page rather than after it: most of what it needs the page has anyway. */
export function LoadedBanner({ log, onDismiss }: LoadedBannerProps) {
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    let current = true;
    void loadBannerMessage(api, log).then((loaded) => {
      if (current) setMessage(loaded);
    });
    return () => {
      current = false;
    };
  }, [log]);

  return message && <Banner message={message} onDismiss={onDismiss} />;
}
