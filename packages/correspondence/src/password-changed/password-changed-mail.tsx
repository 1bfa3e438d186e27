import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { passwordChangedTexts } from './texts.js';

/** What the mail that says that a password was changed is made of. */
export interface PasswordChangedMail extends Voice {
  readonly firstName: string;
  /** Where someone who didn't do this asks for a link of their own. */
  readonly recoveryLink: string;
}

/** Tells the owner of an account that its password changed, so that nobody else can do it unseen. */
export function passwordChangedMail({ firstName, recoveryLink, ...voice }: PasswordChangedMail): Promise<RenderedMail> {
  const seller = voice.edition.brand.name;
  const texts = voice.language.texts(passwordChangedTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ seller })}</Text>
          <Text style={styles.text}>
            {texts.notYou}
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
          <Text style={styles.text}>{texts.passkeys}</Text>
        </>
      )}
    </MailLayout>,
  );
}
