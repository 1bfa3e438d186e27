import { Button, Container, Heading, Text } from '@pomp/design-system';
import { type SpokenProps, useLocale, usePlainTexts } from '@pomp/language/react';
import { PageLink } from '../storefront/page-link.js';
import * as styles from './consent-banner.css.js';
import { consentTexts } from './texts.js';

/** Props of `ConsentBanner`. */
export interface ConsentBannerProps extends SpokenProps {
  /** The services that get to know of a visit, by the names that people know. */
  readonly services: readonly string[];
}

/**
 * Asks once, and again when a visitor wants to change the answer (`consentControl`). Early in the page, so that it is heard early too. It blocks nothing: reading on
 * neither refuses nor accepts.
 */
export function ConsentBanner({ services, language }: ConsentBannerProps) {
  const locale = useLocale(language);
  const texts = usePlainTexts(consentTexts, language);
  return (
    <section hidden className={styles.question} aria-label={texts.title} data-consent="">
      <Container>
        <div className={styles.content}>
          <div tabIndex={-1} className={styles.words}>
            <Heading level={2} size="h4">
              {texts.title}
            </Heading>
            <Text>
              {texts.explanation({ services: new Intl.ListFormat(locale).format(services) })}{' '}
              <PageLink to="cookies">{texts.more}</PageLink>
            </Text>
          </div>
          <div className={styles.answers}>
            <Button tone="secondary" value="refused">
              {texts.refuse}
            </Button>
            <Button tone="secondary" value="accepted">
              {texts.accept}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
