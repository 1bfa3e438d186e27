import { languageOf } from '@pomp/edition';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { identityLines } from '../seller/identity-lines.js';
import { mailStyles, type MailStyles } from './mail-styles.js';

interface MailLayoutProps {
  readonly edition: CorrespondenceEdition;
  readonly title: string;
  /** What the list of mails shows after the subject. */
  readonly preview: string;
  /** Left out where it isn't written to one person. */
  readonly firstName?: string;
  readonly children: (styles: MailStyles) => ReactNode;
}

/** One sheet of paper under the warm line, from a person to a person. */
export function MailLayout({ edition, title, preview, firstName, children }: MailLayoutProps) {
  const { brand } = edition;
  const styles = mailStyles(brand);
  const identity = identityLines(edition);
  return (
    <Html lang={languageOf(edition)}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={styles.page}>
        <Preview>{preview}</Preview>
        <Container style={styles.sheet}>
          <Section>
            <div style={styles.line} data-html-only="">
              &nbsp;
            </div>
          </Section>
          <Section style={styles.content}>
            <Text style={styles.sender} data-html-only="">
              {brand.name}
            </Text>
            <Heading as="h1" style={styles.heading}>
              {title}
            </Heading>
            <Text style={styles.text}>{firstName === undefined ? 'Hallo' : `Hallo ${firstName}`},</Text>
            {children(styles)}
            <Text style={styles.text}>
              Groet,
              <br />
              {brand.name}
            </Text>
            {identity.length > 0 && (
              <Text style={styles.identity}>
                {identity.map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
