import { usePlainTexts } from '@pomp/language/react';
import { Button, closeIcon, Container, Icon, Link, Text } from '@pomp/design-system';
import { useRoutes } from '../storefront/use-routes.js';
import * as styles from './banner.css.js';
import { bannerTexts } from './texts.js';

export interface BannerProps {
  message: string;
  /** The close button, and the link: whoever follows it has seen the message. */
  onDismiss: () => void;
}

export function Banner({ message, onDismiss }: BannerProps) {
  const texts = usePlainTexts(bannerTexts);
  const close = () => {
    onDismiss();
    focusPage();
  };
  return (
    <aside className={styles.banner} aria-label={texts.name}>
      <Container>
        <div className={styles.content}>
          <div className={styles.words}>
            <Text>{message}</Text>
            <Link href={useRoutes().banner.leadsTo} tone="strong" onClick={onDismiss}>
              {texts.reserve}
            </Link>
          </div>
          <Button tone="quiet" size="small" aria-label={texts.close} onClick={close}>
            <Icon of={closeIcon} />
          </Button>
        </div>
      </Container>
    </aside>
  );
}

/** The button disappears with what it closed: keyboard users continue in the page. */
function focusPage(): void {
  const page = document.querySelector('main');
  page?.setAttribute('tabindex', '-1');
  page?.focus({ preventScroll: true });
}
