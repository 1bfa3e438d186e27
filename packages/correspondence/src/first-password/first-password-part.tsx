import type { Language, Message } from '@pomp/language';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import type { MailStyles } from '../mail/mail-styles.js';
import { firstPasswordTexts } from './texts.js';

/** With what a customer without a password chooses the first one. */
export interface FirstPasswordLink {
  readonly link: string;
  /** How long the link works, in words: '7 dagen'. */
  readonly validFor: string | Message;
  /** Where a new link is asked for when this one has expired. */
  readonly recoveryLink: string;
}

type FirstPasswordPartProps = Pick<FirstPasswordLink, 'link' | 'recoveryLink'> & {
  readonly language: Language;
  readonly styles: MailStyles;
};

/** The button to a first password, in whichever mail a customer gets first. */
export function FirstPasswordPart({ language, styles, link, recoveryLink }: FirstPasswordPartProps) {
  const texts = language.texts(firstPasswordTexts);
  return (
    <>
      <MailAction language={language} styles={styles} label={texts.choose} link={link} />
      <Text style={styles.quiet}>
        {texts.expired}
        <br />
        <Link href={recoveryLink} style={styles.link}>
          {recoveryLink}
        </Link>
      </Text>
    </>
  );
}
