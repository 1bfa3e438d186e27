import { languageCode } from '@pomp/language';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { identityLines } from '../seller/identity-lines.js';
import type { Voice } from '../seller/voice.js';
import { darkStyles, mailStyles, type MailStyles } from './mail-styles.js';
import { mailTexts } from './texts.js';

interface MailLayoutProps {
  readonly voice: Voice;
  readonly title: string;
  /** What the list of mails shows after the subject. */
  readonly preview: string;
  /** Left out where it isn't written to one person. */
  readonly firstName?: string;
  readonly children: (styles: MailStyles) => ReactNode;
}

/** One sheet of paper under the warm line, from a person to a person. */
export function MailLayout({ voice, title, preview, firstName, children }: MailLayoutProps) {
  const { language } = voice;
  const { brand } = voice.edition;
  const texts = language.texts(mailTexts);
  const styles = mailStyles(brand);
  const identity = identityLines(voice);
  return (
    <Html lang={languageCode(language.locale)}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles(brand)}</style>
      </Head>
      <Body className="mail-page" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container className="mail-sheet" style={styles.sheet}>
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
            <Text style={styles.text}>
              {firstName === undefined || voice.isStranger ? texts.helloAll : texts.hello({ firstName })}
            </Text>
            {children(styles)}
            <Text style={styles.text}>
              {texts.regards}
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
