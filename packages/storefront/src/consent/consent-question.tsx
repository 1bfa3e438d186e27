'use client';

import { useLanguage } from '@pomp/language/react';
import { Button, Container, Heading, Text, useNavigation } from '@pomp/design-system';
import { useEffect, useRef } from 'react';
import { PageLink } from '../storefront/page-link.js';
import type { ConsentChoice } from './consent-choice.js';
import * as styles from './consent-question.css.js';
import { consentStore } from './consent-store.js';
import { consentTexts } from './texts.js';

/** Props of `ConsentBanner`. */
export interface ConsentQuestionProps {
  /** The services that get to know of a visit, by the names that people know. */
  readonly services: readonly string[];
}

/** Asks once, and again when a visitor wants to change the answer. It blocks nothing: reading on neither refuses nor accepts. */
export function ConsentQuestion({ services }: ConsentQuestionProps) {
  const language = useLanguage();
  const texts = language.texts(consentTexts);
  const { reload } = useNavigation();
  const title = useRef<HTMLDivElement>(null);

  // It opens by itself without taking the focus; a visitor who asked for it gets the focus there.
  useEffect(() => {
    if (consentStore.askedBy()) title.current?.focus();
  }, []);

  const choose = (choice: ConsentChoice) => {
    const before = consentStore.choice();
    const askedBy = consentStore.askedBy();
    consentStore.choose(choice);
    askedBy?.focus();
    // What ran with permission doesn't stop by itself.
    if (before === 'accepted' && choice === 'refused') reload();
  };

  return (
    <section className={styles.question} aria-label={texts.title}>
      <Container>
        <div className={styles.content}>
          <div ref={title} tabIndex={-1} className={styles.words}>
            <Heading level={2} size="h4">
              {texts.title}
            </Heading>
            <Text>
              {texts.explanation({ services: new Intl.ListFormat(language.locale).format(services) })}{' '}
              <PageLink to="cookies">{texts.more}</PageLink>
            </Text>
          </div>
          <div className={styles.answers}>
            <Button tone="secondary" onClick={() => choose('refused')}>
              {texts.refuse}
            </Button>
            <Button tone="secondary" onClick={() => choose('accepted')}>
              {texts.accept}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
