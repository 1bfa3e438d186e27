'use client';

import { SiteBanner } from '@pomp/storefront';
import { logInBrowser } from '@/browser-log';

/** A server component can't hand a function down; this is where the banner gets its log. */
export function BannerIsland() {
  return <SiteBanner log={logInBrowser} />;
}
