import { Button, closeIcon, Container, Icon, Text } from '@pomp/design-system';
import { TargetLink } from '../storefront/target-link.js';
import * as styles from './banner.css.js';
import { texts } from './texts.js';

export interface BannerProps {
  message: string;
  /** The close button, and the link: whoever follows it has seen the message. */
  onDismiss: () => void;
}

export function Banner({ message, onDismiss }: BannerProps) {
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
            <TargetLink target={{ to: 'reservation', product: 'Pomp AO' }} tone="strong" onClick={onDismiss}>
              {texts.reserve}
            </TargetLink>
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
