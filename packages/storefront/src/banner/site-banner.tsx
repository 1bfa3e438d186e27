import { Button, closeIcon, Container, Icon, Link, Text } from '@pomp/design-system';
import { type SpokenProps, usePlainTexts } from '@pomp/language/react';
import type { StorefrontRoutes } from '../storefront/storefront-routes.js';
import { bannerMayShow } from './banner-paths.js';
import * as styles from './banner.css.js';
import { bannerTexts } from './texts.js';

/** Props of `SiteBanner`. */
export interface SiteBannerProps extends SpokenProps {
  readonly routes: Pick<StorefrontRoutes, 'banner'>;
  /** The page that it stands on. */
  readonly pathname: string;
}

/**
 * The site-wide notification, between header and page; for a host that knows there is one. Its place is there from the first paint; `siteBannerControl` fetches its text
 * and takes it away.
 */
export function SiteBanner({ routes, pathname, language }: SiteBannerProps) {
  const texts = usePlainTexts(bannerTexts, language);
  if (!bannerMayShow(routes, pathname)) return null;
  return (
    <div className={styles.place}>
      <aside hidden className={styles.banner} aria-label={texts.name} data-banner="">
        <Container>
          <div className={styles.content}>
            <div className={styles.words}>
              <Text> </Text>
              <Link href={routes.banner.leadsTo} tone="strong">
                {texts.reserve}
              </Link>
            </div>
            <Button tone="quiet" size="small" aria-label={texts.close}>
              <Icon of={closeIcon} />
            </Button>
          </div>
        </Container>
      </aside>
    </div>
  );
}
