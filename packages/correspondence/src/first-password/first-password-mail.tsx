import type { Message } from '@pomp/language';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailAction } from '../mail/mail-action.js';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { firstPasswordTexts } from './texts.js';

/** What the mail with which a customer makes the first password is made of. */
export interface FirstPasswordMail extends Voice {
  readonly firstName: string;
  readonly link: string;
  /** How long the link works, in words: '7 dagen'. */
  readonly validFor: string | Message;
  /** Where a new link is asked for when this one has expired. */
  readonly recoveryLink: string;
}

/** To a new customer, who has an account without a password. */
export function firstPasswordMail({ firstName, link, validFor, recoveryLink, ...voice }: FirstPasswordMail): Promise<RenderedMail> {
  const { language } = voice;
  const seller = voice.edition.brand.name;
  const texts = language.texts(firstPasswordTexts);
  return renderMail(
    texts.subject({ seller }),
    <MailLayout voice={voice} title={texts.title} preview={texts.preview} firstName={firstName}>
      {(styles) => (
        <>
          <Text style={styles.text}>{texts.welcome({ seller, validFor })}</Text>
          <MailAction language={language} styles={styles} label={texts.choose} link={link} />
          <Text style={styles.quiet}>
            {texts.expired}
            <br />
            <Link href={recoveryLink} style={styles.link}>
              {recoveryLink}
            </Link>
          </Text>
        </>
      )}
    </MailLayout>,
  );
}
