import type { Language } from '@pomp/language';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { MailStyles } from './mail-styles.js';
import { mailTexts } from './texts.js';

interface MailChoiceProps {
  readonly language: Language;
  readonly styles: MailStyles;
  /** Where customers choose which mails they want. */
  readonly link: string;
}

/** In a mail that somebody can do without: where to turn it off. */
export const MailChoice = ({ language, styles, link }: MailChoiceProps) => (
  <Text style={styles.quiet}>
    {language.texts(mailTexts).choice}
    <br />
    <Link href={link} style={styles.link}>
      {link}
    </Link>
  </Text>
);
