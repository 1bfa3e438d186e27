import type { Language } from '@pomp/language';
import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailStyles } from './mail-styles.js';
import { mailTexts } from './texts.js';

interface MailActionProps {
  readonly language: Language;
  readonly styles: MailStyles;
  readonly label: string;
  readonly link: string;
}

/** The one thing to do: a button, and its address in words, for readers of the plain text and where it can't be pressed. */
export function MailAction({ language, styles, label, link }: MailActionProps) {
  const texts = language.texts(mailTexts);
  return (
    <>
      <Section style={styles.buttonRow}>
        <Button className="mail-button" href={link} style={styles.button}>
          {label}
        </Button>
      </Section>
      <Text style={styles.quiet}>
        <span data-html-only="">{texts.buttonFails} </span>
        {texts.copyLink}
        <br />
        <Link href={link} style={styles.link}>
          {link}
        </Link>
      </Text>
    </>
  );
}
