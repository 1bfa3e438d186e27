'use client';

import { useNavigation } from '@pomp/design-system';
import { SiteBanner, type SiteBannerProps } from '@pomp/storefront';

/** Pages follow each other under one layout, which can't tell the banner on which of them it stands. */
export function BannerIsland({ routes }: Pick<SiteBannerProps, 'routes'>) {
  const { pathname = '/' } = useNavigation();
  return <SiteBanner key={pathname} routes={routes} pathname={pathname} />;
}
