import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { breakable } from '../mail/breakable.js';
import { emailChangeTexts } from './texts.js';

/** What the mail to the old address, that another was asked for, is made of. */
export interface EmailChangeMail extends Voice {
  readonly firstName: string;
  readonly newEmail: string;
  /** Where someone who didn't do this asks for a password of their own. */
  readonly recoveryLink: string;
}

/** To the old e-mail address, while it still counts: nobody else can take the account over unseen. */
export function emailChangeMail({ firstName, newEmail, recoveryLink, ...voice }: EmailChangeMail): Promise<RenderedMail> {
  const seller = voice.edition.brand.name;
  const texts = voice.language.texts(emailChangeTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.news({ seller, newEmail, breakable })}</Text>
          <Text style={styles.text}>
            {texts.notYou}
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
          <Text style={styles.text}>{texts.passkeys}</Text>
          <Text style={styles.quiet}>{texts.help}</Text>
        </>
      )}
    </MailLayout>,
  );
}
