import { type SpokenProps, useTexts } from '@pomp/language/react';
import { headingBelow } from '@pomp/cms';
import { Card, Heading, Icon, Link, mailIcon, phoneIcon, Stack, type HeadingLevel } from '@pomp/design-system';
import type { ReactNode } from 'react';
import * as styles from './contact.css.js';
import { contactTexts } from './texts.js';

interface OtherWaysProps extends SpokenProps {
  readonly title: ReactNode;
  readonly level: HeadingLevel;
  /** As it is written for people. */
  readonly phone: string | undefined;
  readonly email: string | undefined;
  /** `dt` and `dd`. */
  readonly hours: ReactNode;
}

/** For visitors who would rather call or mail. */
export function OtherWays({ title, level, phone, email, hours, language }: OtherWaysProps) {
  const texts = useTexts(contactTexts, language);
  if (!phone && !email && !hours) return null;
  return (
    <Card>
      <Stack gap="m">
        {title && (
          <Heading level={level} size="h3">
            {title}
          </Heading>
        )}
        {phone && (
          <div className={styles.way}>
            <Icon of={phoneIcon} label={texts.call} />
            <span className={styles.value}>
              <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>
            </span>
          </div>
        )}
        {email && (
          <div className={styles.way}>
            <Icon of={mailIcon} label={texts.mail} />
            <span className={styles.value}>
              <Link href={`mailto:${email}`}>{email}</Link>
            </span>
          </div>
        )}
        {hours && (
          <Stack gap="s">
            <Heading level={title ? headingBelow(level) : level} size="h4">
              {texts.hours}
            </Heading>
            <dl className={styles.week}>{hours}</dl>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
