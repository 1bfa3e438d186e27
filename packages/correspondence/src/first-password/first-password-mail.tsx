import { Text } from '@react-email/text';
import { MailLayout } from '../mail/mail-layout.js';
import { renderMail, type RenderedMail } from '../mail/rendered-mail.js';
import type { Voice } from '../seller/voice.js';
import { FirstPasswordPart, type FirstPasswordLink } from './first-password-part.js';
import { firstPasswordTexts } from './texts.js';

/** What the mail with which a customer makes the first password is made of. */
export interface FirstPasswordMail extends Voice, FirstPasswordLink {
  readonly firstName: string;
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
          <FirstPasswordPart language={language} styles={styles} link={link} recoveryLink={recoveryLink} />
        </>
      )}
    </MailLayout>,
  );
}
